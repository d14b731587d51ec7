import type { Page } from '@playwright/test'
import type { Decision, GameRules, View } from '@fudaba/kernel'
import { type LessonKind, LessonRun, lessonOf } from '@fudaba/studies'
import { actionOrder } from '../../src/play/actionOrder.ts'
import { until } from '../site.ts'

/** A lesson that is played on the page and, to know what comes, beside it. */
export class PlayedLesson {
  readonly page: Page
  readonly run: LessonRun
  private readonly rules: GameRules

  private constructor(page: Page, rules: GameRules, run: LessonRun) {
    this.page = page
    this.rules = rules
    this.run = run
  }

  static async of(page: Page, rules: GameRules, kind: LessonKind): Promise<PlayedLesson> {
    const lesson = await lessonOf(rules.name, kind)
    if (lesson === null) throw new Error(`no lesson ${rules.name} ${kind}`)
    return new PlayedLesson(page, rules, new LessonRun(rules, lesson))
  }

  /** Waits until the page is where the lesson is. */
  async isThere(): Promise<void> {
    const { run } = this
    const inputs =
      run.match.result === null
        ? `document.querySelector('.prompt')?.dataset.inputs === '${run.match.inputs.length}'`
        : 'true'
    await until(
      this.page,
      `(({ step, stop } = {}) => step === '${run.at}' && stop === '${run.stop}')(document.querySelector('.coach')?.dataset) && ${inputs} && document.querySelector('.busy') === null`,
    )
  }

  /** Goes on by keys: Enter where there is something to read, else the keys of the answer. */
  async goOn(): Promise<void> {
    const { run, page } = this
    if (run.stop === 'read') {
      await page.keyboard.press('Enter')
      run.next()
    } else if (run.stop === 'ask') {
      const { decision } = run.match
      await this.give(run.match.view(decision!.player), decision!)
      run.answer(run.wanted!)
    }
    while (run.stop === 'they') run.they()
    await this.isThere()
  }

  private async give(view: View, decision: Decision): Promise<void> {
    const ids = this.run.wanted!
    const { shape, candidates, bins } = decision
    const press = (key: string): Promise<void> => this.page.keyboard.press(key)
    const at = (id: string): number => candidates.findIndex((each) => each.id === id)
    if (shape === 'act') {
      if (ids.length === 0) return press('p')
      return this.digit(actionOrder(this.rules, view, decision).order.indexOf(at(ids[0])))
    }
    if (shape === 'arrange') {
      for (const id of ids) {
        const [item, bin] = id.split('>')
        await this.digit(at(item))
        if (bins.length > 1) await this.digit(bins.findIndex((each) => each.id === bin))
      }
      return press('Enter')
    }
    for (const id of ids) await this.digit(at(id), id)
    const sendsItself = shape === 'option' || shape === 'name' || decision.max === 1
    if (ids.length === 0 || !sendsItself) await press('Enter')
  }

  /** The n-th choice; past the tenth it is pressed where it lies. */
  private async digit(index: number, id?: string): Promise<void> {
    if (index < 10) return this.page.keyboard.press(String((index + 1) % 10))
    await this.page.locator(`[data-object="${id}"]`).click()
  }

  /** All of it. */
  async toTheEnd(): Promise<void> {
    while (this.run.stop !== 'done') await this.goOn()
  }
}
