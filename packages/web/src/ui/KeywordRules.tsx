import type { Words } from '@fudaba/table'
import { ClauseLink } from './ClauseLink.tsx'
import { keywordsIn } from './keywords.ts'
import { familyOf } from './ruleFamily.ts'

/** What the keywords of a text mean: each with the clauses under the one that is called like it. */
export function KeywordRules({ words, text }: { words: Words; text: string }) {
  const { clauses } = words.rules.book.rulebook
  const ids = Object.keys(clauses)
  const found = keywordsIn(text).flatMap((word) => {
    const head = ids.find((id) => [`【${word}】`, word].includes(clauses[id].title.ja))
    return head === undefined ? [] : [{ word, says: familyOf(ids, head).children, head }]
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

const MANY = 3
