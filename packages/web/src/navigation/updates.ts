import { type Signal, effect, signal } from '@preact/signals'
import { type Screen, screen } from './screen.ts'

/** A new edition is here and waits: it is put in place when no page has a game open, or when the person agrees. */
export const isUpdateReady: Signal<boolean> = signal(false)

let waiting: ServiceWorker | null = null
/** The person agreed in this page. */
let hasAgreed = false
/** Another page put a new edition in place while a game was open here. */
let isBehind = false

/** Held by every page in which a game or a replay is open. */
const OPEN = 'fudaba.open'

const isOpen = ({ kind }: Screen): boolean => kind !== 'lobby' && kind !== 'cards' && kind !== 'rules'

/** Registers the service worker, and follows its editions. */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  // The first edition takes over a page that has none: nothing changes for it.
  let hadEdition = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadEdition) changeEdition()
    hadEdition = true
  })
  const registration = await serviceWorker.register('./sw.js')
  registration.addEventListener('updatefound', () => follow(registration.installing, registration))
  follow(registration.waiting, registration)
  follow(registration.installing, registration)
  // Alone, this page is of the edition that serves: what other editions left is not needed any more.
  registration.active?.postMessage('tidy')
  void putInPlaceIfFree()
  let before = screen.value.kind
  effect(() => {
    const now = screen.value.kind
    // In the lobby somebody may be choosing: only coming to it is the moment.
    if (now === 'lobby' && before !== 'lobby') queueMicrotask(() => void comeToLobby(registration))
    before = now
  })
}

/** Offers an edition once it is complete. */
function follow(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
  if (worker === null || registration.active === null) return
  const look = (): void => {
    if (worker.state === 'installed') waiting = worker
    else if (waiting === worker) waiting = null
    isUpdateReady.value = waiting !== null
  }
  worker.addEventListener('statechange', look)
  look()
}

async function comeToLobby(registration: ServiceWorkerRegistration): Promise<void> {
  if (isBehind) return location.reload()
  await putInPlaceIfFree()
  await registration.update().catch(() => undefined)
}

/** The person agrees: his game is kept, and opened again by the new edition. */
export async function putInPlace(): Promise<void> {
  hasAgreed = true
  const now = screen.value
  if (now.kind === 'table') await now.session.close()
  waiting?.postMessage('use')
}

async function putInPlaceIfFree(): Promise<void> {
  if (waiting === null || isOpen(screen.value) || (await isOpenAnywhere())) return
  waiting?.postMessage('use')
}

/** A page with a game goes on with its own edition until the game is left. */
function changeEdition(): void {
  if (hasAgreed || !isOpen(screen.value)) location.reload()
  else isBehind = true
}

async function isOpenAnywhere(): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined
  // Without locks nothing is known of other pages: the person is asked.
  if (locks === undefined) return true
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === OPEN)
}

let leave: (() => void) | null = null

/** Lets the other pages know whether something is open here. */
effect(() => {
  const open = isOpen(screen.value)
  if (!open) {
    leave?.()
    leave = null
  } else if (leave === null) {
    const { promise, resolve } = Promise.withResolvers<void>()
    leave = resolve
    const locks = navigator.locks as LockManager | undefined
    void locks?.request(OPEN, { mode: 'shared' }, () => promise)
  }
})
