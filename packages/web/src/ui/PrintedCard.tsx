import type { Words } from '@fudaba/table'
import { lang } from '../play/settings.ts'
import { Signs } from './CardFace.tsx'
import { printedFacts } from './printed.ts'

/** A card as it is printed. `bare`: its name stands above already. */
export function PrintedCard({ words, id, bare = false }: { words: Words; id: string; bare?: boolean }) {
  const { rules } = words
  const card = rules.cards.find((each) => rules.cardId(each) === id)
  if (card === undefined) return null
  const names = rules.cardName(card)
  const other = names[lang.value === 'ja' ? 'en' : 'ja']
  const facts = printedFacts(words, card)
  return (
    <>
      {bare ? null : (
        <h2 class="large">
          <Signs text={words.card(id)} />
        </h2>
      )}
      {other === names[lang.value] ? null : <p class="where">{other}</p>}
      <dl class="values">
        {facts
          .filter((fact) => !fact.text)
          .map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {facts
        .filter((fact) => fact.text)
        .map(({ name, value }) => (
          <p key={name} class="card-text" lang="ja">
            {value}
          </p>
        ))}
    </>
  )
}
