import type { Words } from '@fudaba/table'
import { ClauseLink } from '../controls/ClauseLink.tsx'
import { clauseFamily } from './clauseFamily.ts'
import { keywordsIn } from './keywords.ts'

/** For each keyword of a text, the clauses below the clause that has its name. */
export function KeywordRules({ words, text }: { words: Words; text: string }) {
  const { clauses } = words.rules.book.rulebook
  const ids = Object.keys(clauses)
  const found = keywordsIn(text).flatMap((word) => {
    const head = ids.find((id) => [`【${word}】`, word].includes(clauses[id].title.ja))
    return head === undefined ? [] : [{ word, says: clauseFamily(ids, head).children, head }]
  })
  return (
    <>
      {found.map(({ word, says, head }) => (
        <p key={word} class="keyword-rule">
          <b>{words.lang === 'ja' ? word : words.clause(head).replace(/^【|】$/g, '')}</b>
          {says.slice(0, MANY).map((id) => (
            <ClauseLink key={id} id={id} text={words.clause(id)} />
          ))}
          {says.length === 0 ? <ClauseLink id={head} text={words.clause(head)} /> : null}
        </p>
      ))}
    </>
  )
}

/** At most this many clauses per keyword. */
const MANY = 3
