import { useState } from 'preact/hooks'
import { LONGEST_LINK } from '@fudaba/files'
import { type Lang, rulingTest } from '@fudaba/table'
import type { JudgeDesk } from '../../desk/judgeDesk.ts'
import { saveFile } from '../../files/saveFile.ts'
import { judgeLink } from '../../navigation/openJudge.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** The line of play as a ruling, alone or beside another, and how it leaves the desk. */
export function RulingPanel({ desk }: { desk: JudgeDesk }) {
  const [said, setSaid] = useState('')
  const { name } = desk.rules
  const text = desk.ruling(lang.value)
  const other = desk.beside.value
  const copy = async (what: string): Promise<void> => {
    const done = await navigator.clipboard?.writeText(what).then(
      () => true,
      () => false,
    )
    setSaid(done === true ? say.value('copiedNow') : `${say.value('copyFailed')} ${what}`)
  }
  const save = (): void => saveFile(`${name}-judge.json`, JSON.stringify(desk.file(), null, 1))
  const link = async (): Promise<void> => {
    const address = await judgeLink(desk.file())
    if (address.length <= LONGEST_LINK) return copy(address)
    save()
    setSaid(say.value('judge.long', { n: address.length }))
  }
  const test = (): void => {
    const standing = desk.standing.value
    if (standing.kind === 'wrong') return
    const { inputs } = desk.branch
    saveFile(`${name}-judge.test.ts`, rulingTest(name, desk.position.value, inputs, standing.judged))
  }
  return (
    <section class="judge-ruling" aria-label={say.value('judge.ruling')}>
      <div class="buttons">
        {(['ja', 'en'] as const).map((of: Lang) => (
          <button key={of} type="button" data-copy={of} onClick={() => void copy(desk.ruling(of))}>
            {say.value(of === 'ja' ? 'judge.copyJa' : 'judge.copyEn')}
          </button>
        ))}
        <button type="button" data-link="" onClick={() => void link()}>
          {say.value('judge.link')}
        </button>
        <button type="button" data-save="" onClick={save}>
          {say.value('judge.file')}
        </button>
        <button type="button" data-test="" onClick={test}>
          {say.value('judge.test')}
        </button>
      </div>
      <p role="status" class="judge-said">
        {said}
      </p>
      <label>
        {say.value('judge.beside')}{' '}
        <select
          data-beside=""
          onChange={(event) => {
            const { value } = event.currentTarget
            desk.beside.value = value === '' ? null : Number(value)
          }}
        >
          <option value="">{say.value('judge.alone')}</option>
          {desk.branches.value.map((branch, i) =>
            i === desk.current.value ? null : (
              <option key={branch.name} value={i} selected={other === i}>
                {say.value('judge.line', { name: branch.name })}
              </option>
            ),
          )}
        </select>
      </label>
      <div class={other === null ? 'judge-texts' : 'judge-texts two'}>
        <Ruling text={text} against={other === null ? null : desk.ruling(lang.value, other)} />
        {other === null ? null : <Ruling text={desk.ruling(lang.value, other)} against={text} />}
      </div>
    </section>
  )
}

/** A ruling as text; lines that the other one does not have are marked. */
function Ruling({ text, against }: { text: string; against: string | null }) {
  const others = against === null ? null : new Set(against.split('\n'))
  return (
    <pre tabIndex={0}>
      {text
        .split('\n')
        .map((line, i) =>
          others === null || others.has(line) ? `${line}\n` : <mark key={i}>{`${line}\n`}</mark>,
        )}
    </pre>
  )
}
