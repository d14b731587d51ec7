import type { ReplayViewer } from '../../replay/replayViewer.ts'
import { actionFor } from '../../settings/keyMap.ts'
import { listen } from './listen.ts'
import { lookWith } from './lookKeys.ts'

/** The keys of the replay viewer. */
export function listenToReplayKeys(viewer: ReplayViewer, leave: () => void): () => void {
  return listen((event) => {
    const turn = event.ctrlKey
    switch (event.key) {
      case 'Escape':
        return leave()
      case '[':
        return viewer.seek(viewer.at.value - 1)
      case ']':
        return viewer.seek(viewer.at.value + 1)
      case 'ArrowLeft':
        return turn ? viewer.seekTurn(-1) : viewer.seek(viewer.at.value - 1)
      case 'ArrowRight':
        return turn ? viewer.seekTurn(1) : viewer.seek(viewer.at.value + 1)
      case 'Home':
        return viewer.seek(0)
      case 'End':
        return viewer.seek(viewer.last)
      case ' ':
        return viewer.play()
      default: {
        const action = event.ctrlKey ? undefined : actionFor(event.key)
        return action === undefined ? false : lookWith(action, viewer, event.shiftKey)
      }
    }
  })
}
