// Service worker that answers with stored pages of a part of the site when the network fails. Its registration defines
// the part; the code that stores pages chooses them and the cache. It also shows the notices that the backend sends.
const SHELF = new URL(self.registration.scope).pathname;
/** A network that says nothing for so long is as good as none, milliseconds. */
const PATIENCE = 5000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request).catch(() => kept(pathname)));
  // Files of a stored page are next to it in the cache, and not on the network.
  else if (pathname.startsWith(`${SHELF}/`))
    event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, lang: 'pt-BR', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin);
  // Notices lead to pages of this site alone.
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href));
});

function fromNetwork(request) {
  const silence = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([fetch(request), silence]);
}

/** The stored page of an address, otherwise the list of stored pages; a network error if there are none. */
async function kept(pathname) {
  const page = (await caches.match(pathname.replace(/\/$/, ''))) ?? (await caches.match(SHELF));
  return page ?? Response.error();
}
