import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { closePanel } from '../../navigation/panels.ts'
import { say } from '../../settings/say.ts'

/** A modal dialog at the edge. The table under it can be seen while Tab or its button is held. */
export function Drawer({
  title,
  kind,
  children,
}: {
  title: string
  kind: string
  children: ComponentChildren
}) {
  const element = useRef<HTMLDialogElement>(null)
  const [peeking, setPeeking] = useState(false)
  // Before the frame is drawn: a key pressed before the dialog is open would be lost.
  useLayoutEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    const byKey = before?.matches(':focus-visible') === true
    dialog?.showModal()
    return () => {
      if (!(before instanceof HTMLElement) || !before.isConnected) return
      // After a click the focus goes back to the page, so that Enter is the marked button.
      if (byKey) before.focus()
      else before.blur()
    }
  }, [])
  return (
    <dialog
      ref={element}
      class={`drawer drawer-${kind}${peeking ? ' peeking' : ''}`}
      aria-label={title}
      // On Esc while nothing inside has the focus, the browser closes the dialog itself.
      onClose={closePanel}
      onClick={(event) => {
        if (event.target === element.current) closePanel()
      }}
      // Tab moves the focus; held down (`repeat`) it shows the table.
      onKeyDown={(event) => {
        // At once: the browser says only later that it closed the dialog, and a search field takes the first Esc.
        if (event.key === 'Escape') {
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
