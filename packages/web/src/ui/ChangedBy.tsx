import { useEffect, useState } from 'preact/hooks'
import { type ObjectView, type View } from '@fudaba/kernel'
import { type Words, effectName } from '@fudaba/table'
import { say } from '../app.ts'
import type { Session } from '../play/session.ts'

interface ChangedByProps {
  readonly words: Words
  readonly view: View
  readonly object: ObjectView
  readonly session: Session
}

/** Which cards make it what it is now: asked for only where something is not as it is printed. */
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
