// Service worker that answers when the network fails: in a part of the site with its stored pages, elsewhere with a
// small page that says so. Its registration defines the part; the code that stores pages chooses them and the cache.
// It stores nothing itself. It also shows the notices that the backend sends.
const SHELF = new URL(self.registration.scope).pathname;
const IS_WHOLE_SITE = SHELF === '/';
/** A network that says nothing for so long is as good as none where a page is stored, milliseconds. */
const PATIENCE = 5000;
/** Caches of pages begin with it. */
const SHELVES = 'aura-';

self.addEventListener('install', () => self.skipWaiting());

// The network is asked while the worker starts, so that it delays no page.
self.addEventListener('activate', (event) => {
  if (IS_WHOLE_SITE) event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event).catch(() => kept(pathname)));
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

async function fromNetwork(event) {
  const answer = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  // A slow page is better than none.
  if (IS_WHOLE_SITE) return answer;
  const silence = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([answer, silence]);
}

/** The stored page of an address, otherwise the list of stored pages, otherwise the page that says what is the matter. */
async function kept(pathname) {
  const page = (await caches.match(pathname.replace(/\/$/, ''))) ?? (await caches.match(SHELF));
  return page ?? withoutConnection();
}

/** The page that lists a shelf is the one with the shortest address; its title names it. */
async function linksToShelves() {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELVES));
  const links = names.map(async (name) => {
    const shelf = await caches.open(name);
    const paths = (await shelf.keys()).map(({ url }) => new URL(url).pathname);
    const [list] = paths.toSorted((a, b) => a.length - b.length);
    const html = list === undefined ? undefined : await (await shelf.match(list)).text();
    const title = /<title>([^<·]+)/.exec(html)?.[1].trim();
    return title === undefined ? '' : `<li><a href="${list}">${title}</a></li>`;
  });
  return (await Promise.all(links)).join('');
}

const STYLE = `:root { color-scheme: light dark }
body {
  max-inline-size: 40rem; margin: 0 auto; padding: 3rem 1rem; font: 1.0625rem/1.65 system-ui, sans-serif;
  background: light-dark(#fbf9f5, #181613); color: light-dark(#23201b, #f1ece2); overflow-wrap: anywhere
}
h1 { line-height: 1.25 }
a { color: light-dark(#0d5c4d, #7fd1bd) }
li a { display: inline-block; padding-block: 0.625rem }
.again {
  display: inline-block; margin-block-start: 1rem; padding: 0.75rem 1.25rem; border: 1px solid; border-radius: 0.5rem;
  text-decoration: none
}
`;

/** It shows text and can do nothing else. Its address stays that of the page that was asked for. */
async function withoutConnection() {
  const links = await linksToShelves();
  const stored =
    links === ''
      ? '<p>As lições que você abre com conexão ficam guardadas neste aparelho, para ler sem ela.</p>'
      : `<p>Sem conexão, você pode ler o que está guardado neste aparelho:</p><ul>${links}</ul>`;
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sem conexão · Aura</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Sem conexão com a internet</h1>
<p>Esta página só abre com conexão. O que você já guardou na sua conta continua lá.</p>
${stored}
<p><a class="again" href="">Tentar de novo</a></p>
</main>
</body>
</html>
`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const style = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
