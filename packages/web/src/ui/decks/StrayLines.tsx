import type { Desk } from '../../decks/desk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

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
                {desk.pool.name(id)[lang.value]}
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
