import './files/noGeneratedCode.ts'
import { render } from 'preact'
import { openAddress } from './navigation/openAddress.ts'
import { followUpdates } from './navigation/updates.ts'
import { followViewport } from './settings/viewport.ts'
import { App } from './ui/screens/App.tsx'

followViewport()
render(<App />, document.getElementById('app')!)
void openAddress()
addEventListener('hashchange', () => void openAddress())

// The service worker caches the built files; the development server has none.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void followUpdates().catch(() => undefined))
