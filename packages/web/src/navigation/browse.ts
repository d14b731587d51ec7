import { reasonOf, rulesOf } from './rulesOf.ts'
import { notice, screen, show } from './screen.ts'

/** A game's cards or rules, outside any game. */
export async function browse(kind: 'cards' | 'rules', game: string): Promise<void> {
  const before = screen.value
  screen.value = { kind: 'loading' }
  try {
    show({ kind, rules: await rulesOf(game) }, `/${kind}/${game}`)
  } catch (error) {
    screen.value = before.kind === 'loading' ? { kind: 'lobby' } : before
    notice.value = reasonOf(error)
  }
}
