import { findObject } from '@fudaba/table'
import type { Inspected } from '../../navigation/inspected.ts'
import type { Session } from '../../play/session.ts'
import { type TableModel, originOf } from '../board/model.ts'
import { CardFace } from '../card/CardFace.tsx'
import { PrintedFace } from '../card/CatalogueCard.tsx'
import { About } from '../inspector/Inspector.tsx'

interface ReadProps {
  readonly model: TableModel
  readonly session: Session | null
  readonly what: Inspected
}

/** A card to be read: its face large, then everything the inspector says of it. */
export function ReadPanel({ model, session, what }: ReadProps) {
  const object = what.kind === 'object' ? findObject(model.view, what.id)?.object : undefined
  const isKnown = what.kind === 'card' || object !== undefined
  return (
    <>
      {isKnown ? (
        <div class="card read-card" data-large="">
          {object === undefined ? (
            <PrintedFace words={model.words} id={what.id} />
          ) : (
            <CardFace words={model.words} object={object} origin={originOf(model, object)} />
          )}
        </div>
      ) : null}
      <About model={model} session={session} what={what} />
    </>
  )
}
