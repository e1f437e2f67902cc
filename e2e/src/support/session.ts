import type { Page } from '@playwright/test';
import type { Admission } from './provider.ts';

/** An address of the site that runs nothing of the product. */
const QUIET = '/robots.txt';

/**
 * Stores a signed-in session on the page's device, like Firebase and the shell: a record in a browser database, and
 * the mark that a person was signed in here. The next page load finds it.
 */
export async function plantSession(page: Page, admission: Admission): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(plant, admission);
}

/** Runs inside the page: it uses nothing from outside itself. */
async function plant(admission: Admission): Promise<void> {
  const { uid, email, displayName, apiKey, refreshToken, idToken, expiresAt } = admission;
  const since = String(Date.now());
  const password = {
    providerId: 'password',
    uid: email,
    displayName,
    email,
    phoneNumber: null,
    photoURL: null,
  };
  const user = {
    uid,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [password],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: expiresAt },
    createdAt: since,
    lastLoginAt: since,
    apiKey,
    appName: '[DEFAULT]',
  };
  const STORE = 'firebaseLocalStorage';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: 'fbase_key' }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('the database does not open')));
  });
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction(STORE, 'readwrite');
    writing.objectStore(STORE).put({ fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user });
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('error', () => reject(new Error('the session is not kept')));
  });
  database.close();
  localStorage.setItem('aura.hint', '1');
}
