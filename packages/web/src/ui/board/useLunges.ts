import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TableModel } from './model.ts'
import { isMoving } from './useShown.ts'

/** A thing that has begun to attack lunges at the other side: its element says which way (`data-lunge`). */
export function useLunges(model: TableModel, isOn: boolean): void {
  const { view, near, rules } = model
  const marks = (rules.table.layout.aims ?? []).map(({ mark }) => mark)
  const before = useRef<ReadonlySet<string> | null>(null)
  useLayoutEffect(() => {
    const attackers = view.zones
      .flatMap(({ objects }) => objects)
      .filter(({ values }) => values['attacking'] === true || marks.some((mark) => values[mark] === true))
    const known = before.current
    before.current = new Set(attackers.map(({ id }) => id))
    if (known === null || !isOn || !isMoving()) return
    for (const { id, controller } of attackers) {
      if (known.has(id)) continue
      const card = document.querySelector<HTMLElement>(`.half [data-object="${CSS.escape(id)}"]`)
      if (card === null) continue
      card.dataset['lunge'] = controller === near ? 'up' : 'down'
      card.addEventListener('animationend', () => delete card.dataset['lunge'], { once: true })
    }
  }, [view])
}
