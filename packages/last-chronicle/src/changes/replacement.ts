import { book, fact } from '../book.ts'

/** What was replaced has not happened (11.9.5.4), and nothing triggers on it (11.6.16). */
const isNoEvent = fact('11.9.5.4', true, false)
const triggersNothing = fact('11.6.16', true, false)

/** 置換効果 (11.9.5): what holds for all that is said to happen instead. */
book.replacing = {
  waits: fact('11.9.5.1', true, false),
  before: fact('11.9.5.3', true, false),
  instead: () => isNoEvent() && triggersNothing(),
  once: fact('11.9.5.5', true, false),
  selfFirst: fact('11.9.5.6', true, false),
}
