import { useEffect, useState } from 'preact/hooks'
import type { ObjectView, View } from '@fudaba/kernel'
import { type Words, effectName } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'

interface ChangedByProps {
  readonly words: Words
  readonly view: View
  readonly object: ObjectView
  readonly session: Session
}

/** The effects that change a thing's values. Only used where a value differs from the printed one. */
export function ChangedBy({ words, view, object, session }: ChangedByProps) {
  const [effects, setEffects] = useState<readonly string[]>([])
  useEffect(() => {
    let current = true
    void session.table.changedBy(view.viewer, object.id).then((found) => {
      if (current) setEffects(found)
    })
    return () => void (current = false)
  }, [view, object.id])
  const names = [...new Set(effects.flatMap((effect) => effectName(words, effect) ?? []))]
  return names.length === 0 ? null : (
    <p class="changed-by">
      {say.value('changedBy')}: {words.list(names)}
    </p>
  )
}
