import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { idsFor } from '@fudaba/kernel'
import { type ObjectPlace, cardsOf, findObject, objectLabel } from '@fudaba/table'
import { openPanel } from '../../navigation/panels.ts'
import { waysFor } from '../../play/alwaysAnswers.ts'
import type { Session, Touched } from '../../play/session.ts'
import { act, thenTo, waysOf } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'
import { numbersOf } from '../card/CardNumbers.tsx'
import { Signs } from '../card/Signs.tsx'
import { ForecastLines } from '../inspector/ForecastLines.tsx'
import { Impossible } from '../inspector/Possible.tsx'
import { useRefusals } from '../inspector/useRefusals.ts'
import { beside } from './beside.ts'

interface CardMenuProps {
  readonly session: Session
  readonly model: TableModel
}

/** What can be done with the touched card, beside it: its actions with their forecasts, and why not the others. */
export function CardMenu({ session, model }: CardMenuProps) {
  const touched = session.touched.value
  const place = touched === null ? undefined : findObject(model.view, touched.id)
  if (touched === null || place === undefined) return null
  return <Menu key={touched.id} session={session} model={model} touched={touched} place={place} />
}

/** With more actions than this only what is done is said, not what it leads to. */
const FORETOLD = 3

function Menu({
  session,
  model,
  touched,
  place: { object },
}: CardMenuProps & { readonly touched: Touched; readonly place: ObjectPlace }) {
  const { words, view, asked } = model
  const { id, to } = touched
  const element = useRef<HTMLElement>(null)
  const decision = asked?.prompt.decision
  const ways = decision === undefined ? [] : waysOf(session, decision, id)
  // With something to do, that it is no answer itself is no news.
  const refusals = useRefusals(session, decision, id).filter(({ question }) => ways.length === 0 || !question)
  useLayoutEffect(() => placeBeside(element.current, id), [id])
  useEffect(() => closesElsewhere(session, id), [session, id])
  const name = cardsOf(words, object) || objectLabel(words, view, object)
  const waitsNext = view.zones.some(({ owner, objects }) => owner === null && objects[0]?.id === id)
  return (
    <section class="card-menu" role="dialog" aria-label={name} data-menu-of={id} ref={element}>
      <header>
        <b>
          <Signs text={name} />
        </b>
        <small>
          {numbersOf(words, object)
            .map(({ label, value }) => `${label} ${value}`)
            .join(' · ')}
        </small>
      </header>
      {ways.map((way) => {
        const { label, hint } = asked?.prompt.choices[way] ?? { label: '', hint: '' }
        const candidate = decision?.candidates[way]
        return (
          <div key={way} class="menu-way">
            <button
              type="button"
              class="menu-act"
              data-act={candidate?.id}
              onClick={() => void (decision && act(session, way, thenTo(decision, way, id, to)))}
            >
              {candidate?.name === undefined ? label : words.action(candidate.name)}
              {hint === '' ? null : <small>{hint}</small>}
            </button>
            {decision === undefined || ways.length > FORETOLD ? null : (
              <ForecastLines
                model={model}
                session={session}
                ids={idsFor(decision, [way])}
                object={object}
                most={3}
              />
            )}
          </div>
        )
      })}
      {decision === undefined ? null : (
        <Impossible model={model} object={object} refusals={refusals} partly={ways.length > 0} />
      )}
      {ways.length === 0 && refusals.length === 0 && decision?.shape === 'act' ? (
        <p class="quiet">{say.value('nothingHere')}</p>
      ) : null}
      <footer>
        <button
          type="button"
          data-read=""
          onClick={() => openPanel({ kind: 'read', what: { kind: 'object', id } })}
        >
          {say.value('read')}
        </button>
        {waitsNext && decision !== undefined && waysFor(view, decision).length > 0 ? (
          <button type="button" onClick={() => openPanel({ kind: 'always' })}>
            {say.value('alwaysShort')}
          </button>
        ) : null}
      </footer>
    </section>
  )
}

const cardOf = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.board .card[data-object="${CSS.escape(id)}"]`)].find((card) =>
    card.checkVisibility(),
  )

/** Puts the menu beside its card. Opened with a key it gets the focus, which goes back to the card afterwards. */
function placeBeside(menu: HTMLElement | null, id: string): (() => void) | undefined {
  const card = cardOf(id)
  if (menu === null || card === undefined) return undefined
  Object.assign(menu.style, beside(card.getBoundingClientRect(), { width: innerWidth, height: innerHeight }))
  if (document.documentElement.dataset['input'] !== 'keys') return undefined
  menu.querySelector('button')?.focus()
  return () => {
    if (menu.contains(document.activeElement) || document.activeElement === document.body) card.focus()
  }
}

/** A press elsewhere closes the menu; one on its card is answered by the card itself. */
function closesElsewhere({ touched }: Session, id: string): () => void {
  const close = (): void => void (touched.value = null)
  const onPointer = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element)) return
    if (target.closest('.card-menu, dialog') === null && target.closest('.board .card') !== cardOf(id))
      close()
  }
  document.addEventListener('pointerdown', onPointer)
  addEventListener('resize', close)
  return () => {
    document.removeEventListener('pointerdown', onPointer)
    removeEventListener('resize', close)
  }
}
