import type { RegistryEntry } from '@aura/shared-federation/contract';

const done = new Set<string>();

/** Asks the browser for the entry and the first chunks of a remote, together and once. */
export function preloadRemote({ baseUrl, descriptor }: RegistryEntry): void {
  const initial = descriptor.assets.filter((asset) => asset.initial && asset.kind !== 'worker');
  const files = [{ ...descriptor.entry, kind: 'script' as const }, ...initial];
  for (const { file, kind, integrity } of files) {
    const href = baseUrl + file;
    if (done.has(href)) continue;
    done.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: kind, href, crossOrigin: 'anonymous', integrity });
    link.addEventListener('error', () => {
      done.delete(href);
      link.remove();
    });
    document.head.append(link);
  }
}
