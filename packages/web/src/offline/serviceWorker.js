// Keeps every file of this edition, so that the table opens without a network after the first visit.
const edition = 'EDITION'
const files = ['FILES']
const name = `fudaba-${edition}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(['./', ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys.filter((key) => key.startsWith('fudaba-') && key !== name).map((key) => caches.delete(key)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

// The page itself is asked for anew, so that a new edition shows; its files never change under one name.
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const kept = () => caches.match(request, { ignoreSearch: true, ignoreVary: true })
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(async () => (await caches.match('./', { ignoreVary: true })) ?? Response.error())
      : kept().then((found) => found ?? fetch(request)),
  )
})
