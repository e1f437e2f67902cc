/** Cookies of Google Analytics and of Meta's pixel. */
const COOKIE = /^(_ga(_.*)?|_gid|_gat(_.*)?|_gcl_.*|_fbp|_fbc)$/;
/** What Meta's pixel keeps in the local storage. */
const STORED = ['lastExternalReferrer', 'lastExternalReferrerTime', 'multiFbc', 'topicsLastReferenceTime'];
/** Where Firebase keeps the installation's id, which it sends with the events of Google Analytics. */
const INSTALLATIONS = { database: 'firebase-installations-database', store: 'firebase-installations-store' };

const LONG_AGO = new Date(0).toUTCString();

/** Removes everything that measuring services have stored on the device to know it again. */
export function forgetIdentifiers(): void {
  forgetCookies();
  try {
    for (const key of STORED) localStorage.removeItem(key);
  } catch {
    // no storage, nothing stored
  }
  void forgetInstallation().catch(() => {});
}

function forgetCookies(): void {
  const names = document.cookie.split(';').map((pair) => (pair.split('=')[0] ?? '').trim());
  // a service stores its cookies for the widest domain that the browser lets it; only a trial tells which
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((candidate) => COOKIE.test(candidate)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Expires=${LONG_AGO}${domain}`;
}

/** Empties the store: the database itself cannot be deleted while the library holds it open. */
async function forgetInstallation(): Promise<void> {
  const { database, store } = INSTALLATIONS;
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const request = indexedDB.open(database);
  request.addEventListener('success', () => {
    const db = request.result;
    if (db.objectStoreNames.contains(store)) db.transaction(store, 'readwrite').objectStore(store).clear();
    db.close();
  });
}
