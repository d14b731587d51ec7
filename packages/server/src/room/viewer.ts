import type { PlayerName } from '@fudaba/kernel'
import type { Role, RoomState } from '@fudaba/protocol'

/** Whoever looks at a room through this node. */
export interface Viewer {
  readonly role: Role
  /** Whether it has been shown everything. */
  readonly isCurrent: boolean
  /** Something changed. Who has to wait for what these players decide is shown it only after the pace. */
  changed(deciders: ReadonlySet<PlayerName>): void
  /** The log cannot be written or read, or can again. */
  noteFault(fault: RoomState['fault']): void
}
