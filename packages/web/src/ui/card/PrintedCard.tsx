import type { Words } from '@fudaba/table'
import { CardText } from './CardText.tsx'
import { JapaneseName } from './JapaneseName.tsx'
import { KeywordRules } from './KeywordRules.tsx'
import { Signs } from './Signs.tsx'
import { skillMeanings } from './keywords.ts'
import { printedFacts } from './printed.ts'

interface PrintedCardProps {
  readonly words: Words
  readonly id: string
  readonly bare?: boolean
  /** Fields that are shown elsewhere with their current value. */
  readonly without?: readonly string[]
}

/** A card as printed. `bare`: without its name, which stands above already. */
export function PrintedCard({ words, id, bare = false, without = [] }: PrintedCardProps) {
  const card = words.printed(id)
  if (card === undefined) return null
  const facts = printedFacts(words, card)
  return (
    <>
      {bare ? null : (
        <h2 class="large">
          <Signs text={words.card(id)} />
        </h2>
      )}
      <JapaneseName words={words} id={id} />
      <dl class="values">
        {facts
          .filter((fact) => fact.text === undefined && !without.includes(fact.name))
          .map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {skillMeanings(words, card).map((meaning) => (
        <p key={meaning} class="meaning">
          {meaning}
        </p>
      ))}
      {facts.map(({ name, label, value, text }) =>
        text === undefined ? null : (
          <section key={name} class="printed-text">
            {label === '' && value === '' ? null : (
              <h3>
                {label} {value}
              </h3>
            )}
            <CardText words={words} text={text} />
            <KeywordRules words={words} text={text} />
          </section>
        ),
      )}
    </>
  )
}
