import { book } from './book.ts'

/** 誘発条件: the moments that crafts wait for, each raised by the step that carries its clause. */
export const moments = {
  turnStart: book.change('turnStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  preparationStart: book.change('preparationStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  drawStepStart: book.change('drawStepStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  homebaseStepStart: book.change('homebaseStepStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  deploymentStepStart: book.change('deploymentStepStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  battlePhaseStart: book.change('battlePhaseStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  battlePhaseEnd: book.change('battlePhaseEnd', (g, who) => void g.emit(g.verbNow, -1, who)),
  selectionStepStart: book.change('selectionStepStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  recoveryPhaseStart: book.change('recoveryPhaseStart', (g, who) => void g.emit(g.verbNow, -1, who)),
  turnEnd: book.change('turnEnd', (g, who) => void g.emit(g.verbNow, -1, who)),
  /** 攻撃した時, スクラム攻撃した時, 攻撃された時, スクラム攻撃された時. */
  attacked: book.change('attacked', (g, row) => void g.emit(g.verbNow, row, g.controller(row))),
  scrumAttacked: book.change('scrumAttacked', (g, row) => void g.emit(g.verbNow, row, g.controller(row))),
  wasAttacked: book.change('wasAttacked', (g, row) => void g.emit(g.verbNow, row, g.controller(row))),
  wasScrumAttacked: book.change(
    'wasScrumAttacked',
    (g, row) => void g.emit(g.verbNow, row, g.controller(row)),
  ),
}
