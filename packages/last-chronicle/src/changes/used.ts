import { change } from '../book.ts'

/** 使用された (11.2.12, 11.5.13): what is on the stack now, and who used it. */
export const used = change('used', (g, row, player) => void g.emit(g.verbNow, row, player))

/** What a sublimation stands for on the stack (15.2.19); a trigger stands for its own number, an ability with a text for 0. */
export const SUBLIMATION = 1 << 16
