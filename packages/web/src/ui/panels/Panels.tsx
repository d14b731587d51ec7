import type { GameRules } from '@fudaba/kernel'
import type { LogLine, Words } from '@fudaba/table'
import { type Panel, panels } from '../../navigation/panels.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'
import { Inspector } from '../inspector/Inspector.tsx'
import { AdviceReasons } from '../prompt/AdviceLine.tsx'
import { AlwaysPanel } from './AlwaysPanel.tsx'
import { Drawer } from './Drawer.tsx'
import { KeysSheet } from './KeysSheet.tsx'
import { LogPanel } from './LogPanel.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { PilePanel, UnderPanel } from './PilePanel.tsx'
import { Primer } from './Primer.tsx'
import { ReadPanel } from './ReadPanel.tsx'
import { ConcedePanel, ReportPanel } from './ReportPanel.tsx'
import { RulesReader } from './RulesReader.tsx'
import { WhyNot } from './WhyNotPanel.tsx'
import { WhyLine, WhyPrompt } from './WhyPanel.tsx'

interface PanelsProps {
  readonly rules: GameRules
  readonly words: Words
  readonly model: TableModel
  readonly session: Session | null
  readonly lines: readonly LogLine[]
}

/** The topmost open panel, in a drawer over the table. */
export function Panels(props: PanelsProps) {
  const panel = panels.value.at(-1)
  if (panel === undefined) return null
  return (
    <Drawer key={panels.value.length} title={titleOf(panel, props.words)} kind={panel.kind}>
      <Content {...props} panel={panel} />
    </Drawer>
  )
}

function Content({ panel, words, model, session, lines }: PanelsProps & { panel: Panel }) {
  switch (panel.kind) {
    case 'menu':
      return <MenuPanel session={session} words={words} lines={lines} />
    case 'keys':
      return <KeysSheet words={words} />
    case 'primer':
      return <Primer words={words} />
    case 'report':
      return <ReportPanel session={session} lines={lines} />
    case 'concede':
      return session === null ? null : <ConcedePanel session={session} />
    case 'whyLine':
      return <WhyLine words={words} line={panel.line} lines={lines} session={session} />
    case 'whyPrompt':
      return session === null ? null : <WhyPrompt words={words} session={session} />
    case 'whyNot':
      return session === null ? null : <WhyNot words={words} session={session} source={panel.source} />
    case 'always':
      return session === null ? null : <AlwaysPanel session={session} model={model} />
    case 'advice':
      return <AdviceReasons words={words} advice={panel.advice} />
    case 'rules':
      return <RulesReader words={words} clause={panel.clause} />
    case 'pile':
      return <PilePanel model={model} zone={panel.zone} owner={panel.owner} />
    case 'under':
      return <UnderPanel model={model} id={panel.id} />
    case 'read':
      return <ReadPanel model={model} session={session} what={panel.what} />
    case 'side':
      return panel.tab === 'card' ? (
        <Inspector model={model} session={session} />
      ) : (
        <LogPanel words={words} lines={lines} near={model.near} failures={session?.look.value?.failures} />
      )
  }
}

function titleOf(panel: Panel, words: Words): string {
  switch (panel.kind) {
    case 'menu':
      return say.value('menu')
    case 'keys':
      return say.value('keys')
    case 'primer':
      return say.value('primer')
    case 'report':
      return say.value('report')
    case 'concede':
      return say.value('concede')
    case 'whyLine':
      return words.say('why.because')
    case 'whyPrompt':
      return words.say('why.prompt')
    case 'whyNot':
      return say.value('whyNotHead')
    case 'always':
      return say.value('always')
    case 'advice':
      return say.value('hint')
    case 'rules':
      return say.value('rulesReader')
    case 'pile':
      return words.zone(panel.zone)
    case 'under':
      return say.value('under')
    case 'read':
      return say.value('inspector')
    case 'side':
      return say.value(panel.tab === 'card' ? 'inspector' : 'log')
  }
}
