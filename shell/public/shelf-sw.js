// Answers with the pages that a part of the site keeps on this device, where the network does not. Which pages it looks
// after is said where it is registered; what is kept, and in which cache, is decided by whoever keeps it.
const SHELF = new URL(self.registration.scope).pathname;
/** A network that says nothing for so long is as good as none, milliseconds. */
const PATIENCE = 5000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request).catch(() => kept(pathname)));
  // What a kept page needs lies beside it, and nowhere on the network.
  else if (pathname.startsWith(`${SHELF}/`))
    event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});

function fromNetwork(request) {
  const silence = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([fetch(request), silence]);
}

/** The page that was kept for an address, else the list of those that were; a network error where there is none. */
async function kept(pathname) {
  const page = (await caches.match(pathname.replace(/\/$/, ''))) ?? (await caches.match(SHELF));
  return page ?? Response.error();
}
