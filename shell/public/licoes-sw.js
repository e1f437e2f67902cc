// Answers for lessons where the network does not. The names are those of OFFLINE_SHELF in @aura/shared-domain.
const CACHE = 'aura-licoes-1';
const SHELF = '/micro-learnings';
const STYLE = '/licoes-sem-conexao.css';
/** A network that says nothing for so long is as good as none, milliseconds. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(STYLE))
      .then(() => self.skipWaiting()),
  );
});

const isFormer = (name) => name.startsWith('aura-licoes-') && name !== CACHE;

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isFormer).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request).catch(() => kept(pathname)));
  else if (pathname === STYLE) event.respondWith(fetch(request).catch(() => caches.match(STYLE)));
});

function fromNetwork(request) {
  const silence = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([fetch(request), silence]);
}

/** The page that was kept for an address, else the list of those that were; a network error where there is none. */
async function kept(pathname) {
  const cache = await caches.open(CACHE);
  const page = (await cache.match(pathname.replace(/\/$/, ''))) ?? (await cache.match(SHELF));
  return page ?? Response.error();
}
