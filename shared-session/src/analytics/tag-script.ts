import { makeTrustedScriptUrl } from '../firebase/trusted-script-url.ts';

const loading = new Map<string, Promise<void>>();

/** Puts the script of a service into the page, once. Rejects where it is blocked; the next call then tries again. */
export function loadTagScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      loading.delete(url);
      reject(new Error(`could not load ${url}`));
    });
    element.src = makeTrustedScriptUrl(url, [url]);
    document.head.append(element);
  });
  loading.set(url, loaded);
  return loaded;
}
