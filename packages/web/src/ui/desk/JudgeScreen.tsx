import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { type Judged, Words } from '@fudaba/table'
import type { JudgeDesk } from '../../desk/judgeDesk.ts'
import { inspected } from '../../navigation/inspected.ts'
import { openJudgeFile } from '../../navigation/openJudge.ts'
import { toLobby } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { TableView } from '../board/TableView.tsx'
import type { TableModel } from '../board/model.ts'
import { FileButton } from '../controls/FileButton.tsx'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { listenToReading } from '../keys/reading.ts'
import { Panels } from '../panels/Panels.tsx'
import { Asking } from './Asking.tsx'
import { LineOfPlay } from './LineOfPlay.tsx'
import { RulingPanel } from './RulingPanel.tsx'
import { SetUp } from './SetUp.tsx'

const tabs = ['setUp', 'play', 'ruling'] as const

/** The judge's desk: the board that is set up, what is asked on it, and what the answers come to. */
export function JudgeScreen({ desk }: { desk: JudgeDesk }) {
  useLayoutEffect(() => listenToReading(), [])
  const tab = useSignal<(typeof tabs)[number]>('setUp')
  const standing = desk.standing.value
  const words = standing.kind === 'stands' ? standing.words : new Words(desk.rules, lang.value)
  const model = standing.kind === 'stands' ? modelOf(desk, words, standing.judged) : null
  const accepted = desk.unread.value || standing.kind === 'wrong' || standing.judged.unread.length === 0
  return (
    <div class="judge-page">
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>
          {words.pick(desk.rules.book.rulebook.name)} — {say.value('judgeDesk')}
        </h1>
        <span class="grow" />
        <FileButton
          label={say.value('judge.open')}
          accept=".yaml,.yml,.json"
          onFile={(file) => void openJudgeFile(file)}
        />
        <button type="button" data-undo="" disabled={!desk.canUndo.value} onClick={() => desk.undo()}>
          {say.value('judge.undo')}
        </button>
        <LanguageButton />
      </header>
      <main>
        <section class="judge-board" aria-label={say.value('tableView')}>
          {model === null ? null : <TableView model={model} lines={[]} />}
        </section>
        <section class="judge-side" aria-label={say.value('judgeDesk')}>
          <p class="quiet">{say.value('judge.about')}</p>
          <Faults desk={desk} accepted={accepted} />
          <div class="segments" role="group" aria-label={say.value('judgeDesk')}>
            {tabs.map((each) => (
              <button
                key={each}
                type="button"
                data-tab={each}
                aria-pressed={tab.value === each}
                onClick={() => void (tab.value = each)}
              >
                {say.value(`judge.${each}`)}
              </button>
            ))}
          </div>
          {tab.value === 'setUp' ? <SetUp desk={desk} words={words} /> : null}
          {tab.value === 'play' && standing.kind === 'stands' && accepted ? (
            <>
              <Asking desk={desk} standing={standing} />
              <LineOfPlay desk={desk} standing={standing} />
            </>
          ) : null}
          {tab.value === 'ruling' && accepted ? <RulingPanel desk={desk} /> : null}
        </section>
      </main>
      {model === null ? null : (
        <Panels rules={words.rules} words={words} model={model} session={null} lines={[]} />
      )}
    </div>
  )
}

const modelOf = (desk: JudgeDesk, words: Words, { after }: Judged): TableModel => ({
  rules: words.rules,
  words,
  view: { ...after, decision: null },
  near: 'P1',
  asked: null,
  touch(id) {
    const now = desk.standing.value
    const isChoice =
      now.kind === 'stands' &&
      now.match.decision?.shape === 'choose' &&
      now.match.decision.max === 1 &&
      now.match.decision.candidates.some((each) => each.id === id)
    if (isChoice) desk.answer([id])
    else inspected.value = { kind: 'object', id }
  },
})

/** What cannot be on this board, and what of it nobody could read. */
function Faults({ desk, accepted }: { desk: JudgeDesk; accepted: boolean }) {
  const standing = desk.standing.value
  if (standing.kind === 'wrong')
    return (
      <p class="problems" role="alert">
        {say.value('judge.wrong', { reason: standing.reason })}
      </p>
    )
  const { unread } = standing.judged
  if (unread.length === 0) return null
  const texts = unread.map(({ card, text }) => `${card}「${text}」`).join(' ')
  return (
    <div class="problems" role="status">
      <p>{say.value('judge.unread', { texts })}</p>
      {accepted ? null : (
        <button type="button" data-accept="" onClick={() => void (desk.unread.value = true)}>
          {say.value('judge.accept')}
        </button>
      )}
    </div>
  )
}
