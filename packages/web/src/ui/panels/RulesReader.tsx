import { useEffect, useState } from 'preact/hooks'
import type { Proofs } from '@fudaba/kernel/rules'
import { type RuleText, type Words, clauseLine, findRules, ruleText, sourceText } from '@fudaba/table'
import { FoundBeside } from './FoundBeside.tsx'
import { say } from '../../settings/say.ts'
import { clauseFamily } from '../card/clauseFamily.ts'
import { CopyCitation } from '../controls/CopyCitation.tsx'
import { loadProofs } from './proofs.ts'

/** At most this many clauses are listed. */
const SHOWN = 60

/** The clauses in our own words: search, neighbours, the tests that prove each, how sure we are. */
export function RulesReader({ words, clause }: { words: Words; clause: string | null }) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(clause)
  useEffect(() => setOpen(clause), [clause])
  const { rules } = words
  const all =
    query.trim() === ''
      ? Object.keys(rules.book.rulebook.clauses)
      : findRules(rules, query.trim()).map(({ id }) => id)
  const rule = open === null ? null : ruleText(rules, open)
  return (
    <div class="rules">
      <input
        type="search"
        class="search"
        aria-label={say.value('searchRules')}
        placeholder={say.value('searchRules')}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          setOpen(null)
        }}
      />
      {rule !== null ? (
        <Clause words={words} rule={rule} onOpen={setOpen} />
      ) : all.length === 0 ? (
        <p role="status">{say.value('noRule', { word: query })}</p>
      ) : (
        <>
          <ClauseList words={words} ids={all.slice(0, SHOWN)} onOpen={setOpen} />
          {all.length > SHOWN ? (
            <p class="quiet">{say.value('moreRules', { n: all.length - SHOWN })}</p>
          ) : null}
        </>
      )}
      {rule === null ? <FoundBeside words={words} query={query} onOpen={setOpen} /> : null}
    </div>
  )
}

interface ListProps {
  readonly words: Words
  readonly ids: readonly string[]
  readonly onOpen: (id: string) => void
}

function ClauseList({ words, ids, onOpen }: ListProps) {
  return (
    <ul class="clauses">
      {ids.map((id) => (
        <li key={id}>
          <button type="button" class="clause" data-clause={id} onClick={() => onOpen(id)}>
            {clauseLine(words, id)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Clause({ words, rule, onOpen }: { words: Words; rule: RuleText; onOpen: (id: string) => void }) {
  const [proofs, setProofs] = useState<Proofs>({})
  const { name, version } = words.rules.book.rulebook
  useEffect(() => void loadProofs(words.rules.name).then(setProofs), [words.rules.name])
  const { parent, children, siblings } = clauseFamily(Object.keys(words.rules.book.rulebook.clauses), rule.id)
  const tests = proofs[rule.id] ?? []
  const part = (title: string, ids: readonly string[]) =>
    ids.length === 0 ? null : (
      <>
        <h4>{title}</h4>
        <ClauseList words={words} ids={ids} onOpen={onOpen} />
      </>
    )
  return (
    <article>
      <h3>{words.pick(rule.title)}</h3>
      <p class="where">
        {rule.id} · {words.say(`kind.${rule.kind}`)} · {say.value('sure')}:{' '}
        {words.say(`confidence.${rule.confidence}`)}
        {rule.source === undefined
          ? ''
          : ` · ${say.value('source')}: ${sourceText(words.rules, rule.source, words.lang)}`}
      </p>
      {rule.kind === 'structural' ? part(say.value('children'), children) : null}
      {rule.because === undefined || rule.kind === 'structural' ? null : (
        <p>
          <b>{say.value('because')}</b> {rule.because}
        </p>
      )}
      {rule.readings.length === 0 ? null : (
        <>
          <h4>{say.value('readings')}</h4>
          <ul>
            {rule.readings.map((reading, i) => (
              <li key={i}>{words.pick(reading)}</li>
            ))}
          </ul>
        </>
      )}
      {rule.kind === 'enforced' || tests.length > 0 ? <Tests tests={tests} /> : null}
      {part(say.value('parent'), parent === null ? [] : [parent])}
      {rule.kind === 'structural' ? null : part(say.value('children'), children)}
      {siblings.length === 0 ? null : (
        <details>
          <summary>{say.value('siblings')}</summary>
          <ClauseList words={words} ids={siblings} onOpen={onOpen} />
        </details>
      )}
      <CopyCitation text={`${words.pick(name)} ${version} ${rule.id}`} />
    </article>
  )
}

function Tests({ tests }: { tests: readonly string[] }) {
  return (
    <>
      <h4>{say.value('provedBy')}</h4>
      {tests.length === 0 ? (
        <p class="quiet">{say.value('noTests')}</p>
      ) : (
        <ul class="tests" lang="en">
          {tests.map((test) => (
            <li key={test}>{test}</li>
          ))}
        </ul>
      )}
    </>
  )
}
