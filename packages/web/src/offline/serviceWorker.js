// Keeps every file of this edition, so that the table opens without a network after the first visit. A page is served
// by one edition from beginning to end: a new one waits until the page that has a game open lets it in.
const edition = 'EDITION'
const files = ['FILES']
const PREFIX = 'fudaba-'
const name = `${PREFIX}${edition}`

// A file of this folder never changes under its name: what an earlier edition has is not fetched again.
const isNamedByContent = (file) => file.startsWith('assets/')

async function keep(cache, file) {
  const found = isNamedByContent(file) ? await caches.match(file, { ignoreVary: true }) : undefined
  // Past the browser's own cache, which may still have the page of the edition before.
  const response = found ?? (await fetch(file, { cache: 'reload' }))
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await cache.put(file, response)
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => Promise.all(['./', ...files].map((file) => keep(cache, file))))
      .catch(async (error) => {
        // Half an edition is none.
        await caches.delete(name)
        throw error
      }),
  )
})

self.addEventListener('activate', (event) => {
  // A page that was loaded before there was any edition is served too.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(self.skipWaiting())
  if (event.data === 'tidy') event.waitUntil(tidy())
})

/** What earlier editions left goes once no page of theirs can be open: with two pages, one may be. */
async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const waits = self.registration.waiting !== null || self.registration.installing !== null
  if (pages.length > 1 || waits) return
  const keys = await caches.keys()
  await Promise.all(
    keys.filter((key) => key.startsWith(PREFIX) && key !== name).map((key) => caches.delete(key)),
  )
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const options = { ignoreSearch: true, ignoreVary: true }
  const own = await caches.open(name)
  const found = await own.match(request.mode === 'navigate' ? './' : request, options)
  // A page of the edition before, which goes on until it is left, still finds its files.
  return found ?? (await caches.match(request, options)) ?? fetch(request)
}
