import { openPanel } from '../../navigation/panels.ts'

/** A button that opens a clause in the rules reader. */
export function ClauseLink({ id, text }: { id: string; text: string }) {
  return (
    <button
      type="button"
      class="clause"
      data-clause={id}
      onClick={() => openPanel({ kind: 'rules', clause: id })}
    >
      {text}
    </button>
  )
}
