import { games } from '../games.ts'
import { readyLibrary } from '../saves/browser.ts'
import { browse } from './browse.ts'
import { enterRoom } from './enterRoom.ts'
import { openJudge, openJudgeLink } from './openJudge.ts'
import { openLesson } from './openLesson.ts'
import { openDeckLink, openDecks } from './openDecks.ts'
import { resumeGame } from './resumeGame.ts'
import { reasonOf } from './rulesOf.ts'
import { notice, screen, toAbout, toLobby } from './screen.ts'
import { toSets } from './toSets.ts'

/** Opens what the address names, so that a reload is in the game it was in. */
export async function openAddress(): Promise<void> {
  const [, room, key, at] =
    /^#\/room\/([0-9a-z]{12})(?:\/([0-9a-f]{64})(?:\/(\d{1,6}))?)?$/.exec(location.hash) ?? []
  if (room !== undefined) return enterRoom(room, key ?? null, at === undefined ? null : Number(at))
  const [, code] = /^#\/deck\/([\w-]+)$/.exec(location.hash) ?? []
  if (code !== undefined) return openDeckLink(code)
  const [, judged] = /^#\/judge\/(fj1[\w-]+)$/.exec(location.hash) ?? []
  if (judged !== undefined) return openJudgeLink(judged)
  if (location.hash === '#/about') return toAbout()
  const [, taught, kind] = /^#\/lesson\/([\w-]+)\/(\w+)$/.exec(location.hash) ?? []
  if (taught !== undefined && games.some((each) => each.name === taught)) return openLesson(taught, kind)
  const [, place, game, id] =
    /^#\/(play|cards|rules|decks|sets|judge)\/([\w-]+)(?:\/([\w-]+))?$/.exec(location.hash) ?? []
  if (place === undefined || !games.some((each) => each.name === game)) return toLobby()
  if (place === 'decks') return openDecks(game, id)
  if (place === 'sets') return toSets(game, id)
  if (place === 'judge') return openJudge(game)
  if (place !== 'play') return browse(place === 'cards' ? 'cards' : 'rules', game)
  screen.value = { kind: 'loading' }
  const kept = id ?? (await newestOf(game))
  if (kept === null) toLobby()
  else await resumeGame(kept, game)
}

/** Addresses of earlier versions name only the game: its unfinished game that was played last. */
async function newestOf(game: string): Promise<string | null> {
  try {
    const all = await (await readyLibrary()).games()
    return all.find((each) => each.game === game)?.id ?? null
  } catch (error) {
    notice.value = reasonOf(error)
    return null
  }
}
