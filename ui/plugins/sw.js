/* global VERSION, KEPT -- the build writes them before this text. */
const NAME = `semafor-${VERSION}`

/** Everything is kept before this version serves anything, so that it is whole or not there at all. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => Promise.all([cache.addAll(KEPT), keepGames(cache)]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

/** What every game offers, and its rules: a table of this device is chosen and judged by them. */
async function keepGames(cache) {
  const games = await (await fetch('/api/games')).json()
  await cache.addAll(games.flatMap(({ key }) => [`/api/games/${key}`, `/api/games/${key}/rules`]))
}

async function dropOld() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('semafor-') && name !== NAME).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/games/')) event.respondWith(answer(request, pathname))
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT.includes(pathname)) event.respondWith(file(pathname, request))
})

/** The newest page from the server; without one the kept page, which knows all addresses. */
async function page(request) {
  return fetch(request).catch(() => kept('/'))
}

/** The server's answer; without one what it said before, marked as such. */
async function answer(request, pathname) {
  if (self.navigator.onLine) {
    const said = await fetch(request).catch(() => null)
    if (said) return said
  }
  const before = await kept(pathname)
  return before
    ? new Response(before.body, { headers: { ...Object.fromEntries(before.headers), 'semafor-kept': 'true' } })
    : Response.error()
}

async function file(pathname, request) {
  return (await kept(pathname)) ?? fetch(request)
}

async function kept(pathname) {
  return (await caches.open(NAME)).match(pathname, { ignoreVary: true })
}

/** A call: shown unless its table is being looked at in this browser. */
self.addEventListener('push', (event) => {
  event.waitUntil(call(event.data.json()))
})

async function call({ title, body, link, tag }) {
  const open = await pages()
  if (open.some((page) => page.focused && page.url.startsWith(link))) return
  await self.registration.showNotification(title, { body, tag, data: link, icon: '/icon-192.png' })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(new URL(event.notification.data, self.location.origin)))
})

/** The table, in the tab that has it open already, or in a new one. */
async function openTable({ pathname }) {
  const there = (await pages()).find((page) => new URL(page.url).pathname === pathname)
  return there ? there.focus() : self.clients.openWindow(pathname)
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
