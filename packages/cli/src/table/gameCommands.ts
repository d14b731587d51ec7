import { type AutoMode, autoModes } from '@fudaba/table'
import { isTerminal, print } from '../terminal/output.ts'
import type { Said } from './said.ts'
import { freeName } from './saveName.ts'
import type { Session } from './session.ts'

/** Commands that change the game, or when the player is asked. */

export async function cancel(session: Session): Promise<boolean> {
  if (session.prompt === null) return false
  await session.input({ player: session.prompt.decision.player, cancel: true })
  return true
}

export async function undo(session: Session): Promise<boolean> {
  await session.undo()
  return true
}

/** Saves into the named file, or into a new one in the current folder. */
export async function save(session: Session, { rest }: Said): Promise<boolean> {
  const { writeReplay } = await import('@fudaba/files')
  const file = rest === '' ? freeName(session.rules.name, session.look!.seed) : rest
  try {
    writeReplay(file, await session.table.save())
    print(session.say('saved', { file }))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FileError') throw error
    print(session.say('writeFailed', { reason: error.message }))
  }
  return false
}

export function auto(session: Session, { word }: Said): boolean {
  const mode: AutoMode | undefined = autoModes.find((each) => each === word)
  if (mode === undefined || session.switch === null) return false
  session.switch.mode = mode
  session.switch.stopSkip()
  print(session.say(`autoSet.${mode}`))
  return false
}

/** Passes, and goes on passing until something new can be responded to. */
export async function skip(session: Session, { rest }: Said): Promise<boolean> {
  const { prompt, view } = session
  if (prompt === null || session.switch === null) return false
  if (!prompt.pass) {
    print(session.words.say('mayNotPass'))
    return false
  }
  session.switch.startSkip(session.words.rules, view, rest === 'turn' ? 'turn' : 'stage')
  await session.send([])
  return true
}

export async function concede(session: Session): Promise<boolean> {
  const { view, viewer } = session
  if (viewer === null || view.result !== null) {
    print(session.words.say('error.game-over'))
    return false
  }
  if (isTerminal()) {
    const sure = await session.read(session.say('concedeSure'))
    if (sure === null || !/^(y|yes|はい)$/i.test(sure.trim())) return false
  }
  await session.input({ player: viewer, concede: true })
  return true
}

export function quit(session: Session): boolean {
  session.quitting = true
  return true
}
