import { book, fact } from '../book.ts'

/** What has left is looked at as it last was: the source (11.8.4), and any other card (11.8.7). */
const ofSources = fact('11.8.4', true, false)
const ofOthers = fact('11.8.7', true, false)
/** So as an ability goes onto the stack or resolves (11.4.9). */
const onStack = fact('11.4.9', true, false)
book.remembers = () => ofSources() && ofOthers() && onStack()
