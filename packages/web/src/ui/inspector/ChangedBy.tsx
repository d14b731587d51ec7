import { useEffect, useState } from 'preact/hooks'
import type { ObjectView, ValueSum, View } from '@fudaba/kernel'
import { type Words, clauseLine, effectName, sumsInWords } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { ClauseLink } from '../controls/ClauseLink.tsx'

interface ChangedByProps {
  readonly words: Words
  readonly view: View
  readonly object: ObjectView
  readonly session: Session
}

interface Changes {
  readonly sums: readonly ValueSum[]
  /** The effects that apply, in order. */
  readonly effects: readonly string[]
}

/**
 * How each changed number of a thing came about, line by line, and what changes it otherwise. Only used where something
 * differs from what is printed.
 */
export function ChangedBy({ words, view, object, session }: ChangedByProps) {
  const [{ sums, effects }, setChanges] = useState<Changes>({ sums: [], effects: [] })
  useEffect(() => {
    let current = true
    const { table } = session
    void Promise.all([table.sums(view.viewer, object.id), table.changedBy(view.viewer, object.id)]).then(
      ([found, names]) => {
        if (current) setChanges({ sums: found.filter(({ lines }) => lines.length > 1), effects: names })
      },
    )
    return () => void (current = false)
  }, [view, object.id])
  const inSums = new Set(sums.flatMap(({ lines }) => lines.map(({ by }) => by?.effect)))
  const others = effects.filter((effect) => !inSums.has(effect))
  const names = [...new Set(others.flatMap((effect) => effectName(words, effect) ?? []))]
  return (
    <>
      {sums.map((sum) => (
        <Sum key={sum.value} words={words} view={view} sum={sum} />
      ))}
      {names.length === 0 ? null : (
        <p class="changed-by">
          {say.value('changedBy')}: {words.list(names)}
        </p>
      )}
    </>
  )
}

/** "STR 7": 3 printed, +4 by a card (hand: 4), each line with its clause. */
function Sum({ words, view, sum }: { words: Words; view: View; sum: ValueSum }) {
  return (
    <div class="sum">
      <p>
        {words.find(`value.${sum.value}`) ?? sum.value} <b>{sum.lines[sum.lines.length - 1].value}</b>
      </p>
      <ul>
        {sumsInWords(words, view, sum).map(({ amount, text, clause }, i) => (
          <li key={i}>
            <b>{amount}</b> {text}{' '}
            {clause === null ? null : <ClauseLink id={clause} text={clauseLine(words, clause)} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
