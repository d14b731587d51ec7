import { render } from 'preact'
import { begin } from './app.ts'
import { followRoom } from './play/room.ts'
import { App } from './ui/App.tsx'

followRoom()
render(<App />, document.getElementById('app')!)
void begin()
addEventListener('hashchange', () => void begin())

// Only a finished build has all its files to keep.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
