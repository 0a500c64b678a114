/* global VERSION, KEPT -- the build writes them before this text. */
const NAME = `semafor-${VERSION}`

/** Everything is kept before this version serves anything, so that it is whole or not there at all. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

async function dropOld() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('semafor-') && name !== NAME).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT.includes(pathname)) event.respondWith(file(pathname, request))
})

/** The newest page from the server; without one the kept page, which knows all addresses. */
async function page(request) {
  return fetch(request).catch(() => kept('/'))
}

async function file(pathname, request) {
  return (await kept(pathname)) ?? fetch(request)
}

async function kept(pathname) {
  return (await caches.open(NAME)).match(pathname, { ignoreVary: true })
}
