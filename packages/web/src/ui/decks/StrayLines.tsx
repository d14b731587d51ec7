import type { Desk } from '../../decks/desk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** With the printed name behind the English one: the list may be in either. */
function nameOf({ pool }: Desk, id: string): string {
  const { ja, en } = pool.name(id)
  return lang.value === 'ja' || en === ja ? ja : `${en} (${ja})`
}

/** Lines of an imported list that fit no card, each with the cards that may be meant. */
export function StrayLines({ desk }: { desk: Desk }) {
  const strays = desk.strays.value
  if (strays.length === 0) return null
  return (
    <section class="strays" aria-label={say.value('strays')}>
      <h2>
        {say.value('strays')} <small>({strays.length})</small>
      </h2>
      <ul>
        {strays.map((stray) => (
          <li key={stray.line} data-stray={stray.line}>
            <span>{say.value('strayLine', { line: stray.line, text: stray.text, n: stray.count })}</span>
            {stray.nearest.length === 0 ? <span class="quiet">{say.value('noNearest')}</span> : null}
            {stray.nearest.map(({ id }) => (
              <button key={id} type="button" data-meant={id} onClick={() => desk.settle(stray, id)}>
                {nameOf(desk, id)}
              </button>
            ))}
            <button type="button" class="quiet-button" onClick={() => desk.settle(stray, null)}>
              {say.value('strayDrop')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
