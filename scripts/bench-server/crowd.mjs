// People at the tables of a match server: they open rooms, sit down, and answer by chance, with pauses or without.
import { systemClock } from '../../packages/ai/dist/clock.js'
import { Random, choiceOf, idsFor } from '../../packages/kernel/dist/index.js'
import { randomAnswer } from '../../packages/kernel/dist/search.js'
import {
  RoomClient,
  newKey,
  openRoomAt,
  socketAddress,
  socketOver,
} from '../../packages/protocol/dist/index.js'

/** One match: two people in one room. What happens is noted in `notes`. */
class Match {
  constructor(address, opened, key, deck, notes, pause, dice) {
    Object.assign(this, { address, opened, key, deck, notes, pause, dice })
    this.isOver = false
    /** When an answer was given that the other has not seen yet, and by whom. */
    this.given = null
    this.people = []
  }

  person(key) {
    const at = this.people.length
    const person = { client: null, answered: -1, isBusy: false }
    person.client = new RoomClient({
      room: this.opened.room,
      key,
      connect: () => this.counted(new WebSocket(socketAddress(this.address))),
      later: (milliseconds, what) => void setTimeout(() => what(), milliseconds),
      onHappened: (happened) => {
        if (this.given !== null && this.given.by !== at && (happened.events.length > 0 || happened.anew)) {
          this.notes.seen?.(systemClock.now() - this.given.at)
          this.given = null
        }
        this.next(person, at)
      },
    })
    this.people.push(person)
    return person.client
  }

  /** A socket whose messages of what happened are measured. */
  counted(socket) {
    const under = socketOver(socket)
    return {
      ...under,
      listen: (opened, heard, closed) =>
        under.listen(
          opened,
          (text) => {
            if (text.startsWith('{"say":"update"')) this.notes.bytes?.(text)
            heard(text)
          },
          closed,
        ),
    }
  }

  async begin() {
    this.person(this.key)
    const guest = this.person(this.opened.invitation)
    while (guest.about === null) await new Promise((resolve) => setTimeout(resolve, 5))
    await guest.sit(newKey(), this.deck)
  }

  next(person, at) {
    const { client } = person
    const decision = client.view?.decision ?? null
    if (client.state?.stage === 'over' && !this.isOver) {
      this.isOver = true
      this.notes.over?.(this)
      return
    }
    if (decision === null || decision.id === person.answered || person.isBusy || this.notes.held) return
    person.isBusy = true
    const wait = this.pause === null ? 0 : this.pause[0] + this.dice.below(this.pause[1] - this.pause[0])
    const act = () => void this.answer(person, at)
    if (wait === 0) queueMicrotask(act)
    else setTimeout(act, wait)
  }

  async answer(person, at) {
    const { client } = person
    const decision = client.view?.decision ?? null
    if (decision === null || this.notes.held) {
      person.isBusy = false
      return
    }
    const picks = randomAnswer(choiceOf(decision), (n) => this.dice.below(n))
    person.answered = decision.id
    this.given = { at: systemClock.now(), by: at }
    try {
      await client.answer(decision.id, idsFor(decision, picks))
      this.notes.answered?.()
    } catch (error) {
      person.answered = -1
      if (!['stale', 'not-your-decision', 'game-over', 'closed'].includes(error.code)) throw error
    }
    person.isBusy = false
    this.next(person, at)
  }

  /** Whoever is asked answers, once the doors are open. */
  go() {
    for (const [at, person] of this.people.entries()) this.next(person, at)
  }

  close() {
    for (const { client } of this.people) client.close()
  }
}

/** Opens a match of a game. */
export async function openMatch(address, game, deck, notes, { pause = null, seed = '' } = {}) {
  const key = newKey()
  const opened = await openRoomAt(address, { options: { game }, key, deck }, fetch)
  const match = new Match(address, opened, key, deck, notes, pause, new Random(`${seed}/${opened.room}`))
  await match.begin()
  return match
}
