import { makeTrustedScriptUrl } from './trusted-script-url.ts';

const GOOGLE = 'https://apis.google.com/js/api.js';
/**
 * Served by the local platform: the part of Google's script that the pop-up uses, so that it works offline. Builds for
 * production do not name it.
 */
const STAND_IN = __AURA_EMULATORS__ ? '/gapi-shim.js' : GOOGLE;

let loading: Promise<void> | null = null;

/**
 * Puts Google's `gapi` on the page. The library would load it itself where it is missing, by assigning a plain
 * string to a script element, which Trusted Types refuse; where `gapi` is there it takes that.
 * Rejects where the script cannot be loaded; the next call then tries again.
 */
export function loadGoogleScript(emulated: boolean): Promise<void> {
  if ('gapi' in window) return Promise.resolve();
  loading ??= insertScript(emulated ? STAND_IN : GOOGLE).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(Object.assign(new Error(`could not load ${url}`), { code: 'auth/network-request-failed' }));
    });
    element.src = makeTrustedScriptUrl(url, [GOOGLE, STAND_IN]);
    document.head.append(element);
  });
}
