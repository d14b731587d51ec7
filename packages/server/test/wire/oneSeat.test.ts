import { type GameRules, Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { newKey } from '@fudaba/protocol'
import { afterEach, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame, startServer } from '../site.ts'

let server: TestServer
const players: Player[] = []
afterEach(async () => {
  for (const each of players.splice(0)) each.close()
  await server.close()
})

/** Somebody with a secret of a room. */
function comes(room: string, key: string): Player {
  const player = new Player(server.address, room, key)
  players.push(player)
  return player
}

async function twoSit() {
  const { room, key, invitation } = await openRoom(server.address, {
    options: { game: 'blackpoker' },
    deck: 'entry20',
  })
  const [host, guest] = [comes(room, key), comes(room, invitation)]
  await guest.until(({ state }) => state !== null)
  const guestKey = newKey()
  await guest.client.sit(guestKey, 'entry20')
  await Promise.all([host, guest].map((each) => each.until(({ view }) => view !== null)))
  return { room, key, guestKey, host, guest }
}

test('two browsers with one seat see the same question; of two answers one is taken, the other is refused and changes nothing', async () => {
  server = await startServer()
  const { room, key, guestKey, host, guest } = await twoSit()
  const random = new Random('one seat')
  for (let i = 0; i < 12 && !host.isOver; i++) {
    const asked = await Promise.race(
      [host, guest].map((each) => each.until(() => each.decision !== null || each.isOver).then(() => each)),
    )
    const { decision } = asked
    if (decision === null) break
    const second = comes(room, asked === host ? key : guestKey)
    await second.until(() => second.decision !== null)
    expect(second.decision).toEqual(decision)
    const before = (await server.log.read(room, -1)).filter(({ kind, body }) =>
      isOwnAnswer(kind, body),
    ).length
    const answers = [asked, second].map((each) => {
      const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
      return each.client.answer(decision.id, idsFor(decision, picks)).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
    })
    const [first, late] = (await Promise.all(answers)).toSorted()
    expect(first).toBe('done')
    expect(['game-over', 'not-your-decision', 'stale']).toContain(late)
    const after = (await server.log.read(room, -1)).filter(({ kind, body }) => isOwnAnswer(kind, body)).length
    expect(after).toBe(before + 1)
    await Promise.all([asked, second].map((each) => each.until(() => each.decision?.id !== decision.id)))
    expect(second.client.view).toEqual(asked.client.view)
    second.close()
  }
  expect(server.faults).toEqual([])
})

const isOwnAnswer = (kind: string, body: unknown): boolean =>
  kind === 'answer' && (body as { automatic?: true }).automatic !== true

test('a deck that became illegal is refused with the reason, where somebody sits down and where they play again', async () => {
  let isIllegal = false
  server = await startServer({
    async loadGame(name): Promise<GameRules> {
      const rules = await loadGame(name)
      return {
        ...rules,
        checkDeck: (...given) =>
          isIllegal
            ? [{ message: { ja: '禁止になった', en: 'it was forbidden' }, clauses: [] } as never]
            : rules.checkDeck(...given),
      }
    },
  })
  const { room, host, guest } = await twoSit()
  const { room: waiting, invitation } = await openRoom(server.address, {
    options: { game: 'blackpoker' },
    deck: 'entry20',
  })
  await host.client.act('concede')
  await guest.until(() => guest.isOver)
  await host.client.ask('rematch')
  await guest.until(({ state }) => state?.asked !== null)
  isIllegal = true
  const before = await server.log.read(room, -1)
  await expect(guest.client.agree('rematch', true)).rejects.toMatchObject({
    code: 'bad-deck',
    message: 'it was forbidden',
  })
  expect(await server.log.read(room, -1)).toEqual(before)
  const late = comes(waiting, invitation)
  await late.until(({ state }) => state !== null)
  await expect(late.client.sit(newKey(), 'entry20')).rejects.toMatchObject({ code: 'bad-deck' })
  // Legal again, they play.
  isIllegal = false
  await guest.client.agree('rematch', true)
  await host.until(({ state }) => state?.next !== null)
  expect(server.faults).toEqual([])
})
