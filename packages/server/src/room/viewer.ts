import type { PlayerName } from '@fudaba/kernel'
import type { Role, RoomAbout } from '@fudaba/protocol'
import type { Fold } from './fold.ts'
import type { Surroundings } from './sight.ts'

/** Whoever looks at a room through this node. */
export interface Viewer {
  readonly role: Role
  /** Whether it has been shown everything. */
  readonly isCurrent: boolean
  /** Something changed. Who has to wait for what these players decide is shown it only after the pace. */
  changed(deciders: ReadonlySet<PlayerName>): void
  /** The log cannot be written or read, or can again. */
  noteFault(fault: Surroundings['fault']): void
}

/** A room as a viewer is shown it: as it is now, or as it was a while ago. */
export interface Scene extends Surroundings {
  readonly fold: Fold
  readonly about: RoomAbout
  join(viewer: Viewer): void
  leave(viewer: Viewer): void
  /** Reads it as soon as a role may be shown what happened last. */
  read<T>(role: Role, look: () => T | Promise<T>): Promise<T>
  /** Does something when nothing is being changed. */
  settled(act: () => void | Promise<void>): void
  /** All that has happened so far, with what was dropped from memory. */
  whole(): Promise<Fold>
  /** Whether the link by which somebody came got a new secret since. */
  isRelinked(role: Role, keyHash: string): boolean
}
