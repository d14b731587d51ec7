import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { GameRules } from '@fudaba/kernel'
import type { LogLine, Words } from '@fudaba/table'
import { say } from '../app.ts'
import { type Panel, closePanel, panels } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { Inspector } from './Inspector.tsx'
import { KeysSheet } from './KeysSheet.tsx'
import { LogPanel } from './LogPanel.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { PilePanel, UnderPanel } from './PilePanel.tsx'
import { Primer } from './Primer.tsx'
import { ConcedePanel, ReportPanel } from './ReportPanel.tsx'
import { RulesReader } from './RulesReader.tsx'
import { WhyLine, WhyNot, WhyPrompt } from './WhyPanel.tsx'
import { AlwaysPanel } from './AlwaysPanel.tsx'
import type { TableModel } from './model.ts'
import { Explained } from './prompt/AdvicePanel.tsx'

interface PanelsProps {
  readonly rules: GameRules
  readonly words: Words
  readonly model: TableModel
  readonly session: Session | null
  readonly lines: readonly LogLine[]
}

/** The drawer that lies over the table, if one is open. */
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
      return <Explained words={words} advice={panel.advice} />
    case 'rules':
      return <RulesReader words={words} clause={panel.clause} />
    case 'pile':
      return <PilePanel model={model} zone={panel.zone} owner={panel.owner} />
    case 'under':
      return <UnderPanel model={model} id={panel.id} />
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
    case 'side':
      return say.value(panel.tab === 'card' ? 'inspector' : 'log')
  }
}

/** A modal drawer: the browser keeps the focus in it, closes it with Esc and gives the focus back. */
function Drawer({ title, kind, children }: { title: string; kind: string; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null)
  const [peeking, setPeeking] = useState(false)
  // At once: a key that comes before it is open would be lost.
  useLayoutEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    const byKey = before?.matches(':focus-visible') === true
    dialog?.showModal()
    return () => {
      if (!(before instanceof HTMLElement) || !before.isConnected) return
      // What was clicked does not keep the keyboard for itself.
      if (byKey) before.focus()
      else before.blur()
    }
  }, [])
  return (
    <dialog
      ref={element}
      class={`drawer drawer-${kind}${peeking ? ' peeking' : ''}`}
      aria-label={title}
      // Esc: the browser closes it, and says so only afterwards.
      onClose={closePanel}
      onClick={(event) => {
        if (event.target === element.current) closePanel()
      }}
      // Pressed, Tab goes on to the next thing; held, it shows the table underneath.
      onKeyDown={(event) => {
        // A search field would keep the first one for itself.
        if (event.key === 'Escape' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          return closePanel()
        }
        if (event.key !== 'Tab' || !event.repeat) return
        event.preventDefault()
        setPeeking(true)
      }}
      onKeyUp={(event) => {
        if (event.key === 'Tab') setPeeking(false)
      }}
    >
      <header>
        <h2>{title}</h2>
        <span class="grow" />
        <button
          type="button"
          class="quiet-button"
          data-see-table=""
          title={say.value('seeTable.about')}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setPeeking(true)
          }}
          onPointerUp={() => setPeeking(false)}
          onPointerCancel={() => setPeeking(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {say.value('seeTable')} <kbd>Tab</kbd>
        </button>
        <button type="button" data-close="" onClick={closePanel}>
          {say.value('close')} <kbd>Esc</kbd>
        </button>
      </header>
      <div class="drawer-body">{children}</div>
    </dialog>
  )
}
