import { isCompatible, type Release, type RemoteAsset } from '@aura/shared-federation/contract';

/** Requested files, by relation and address; failed ones may be requested again. */
const asked = new Set<string>();

/**
 * Preloads the entry of a release, its first chunks and those of one page, in parallel, each file once. A release for
 * another shell is skipped.
 * @param files files of the page besides the initial ones
 */
export function preloadRemote(release: Release, files: readonly string[] = []): void {
  preload(release, ({ file, initial }) => initial || files.includes(file));
}

/** The same for an extension: the entry of its release and its own files. */
export const preloadFiles = (release: Release, files: readonly string[]): void =>
  preload(release, ({ file }) => files.includes(file));

function preload(release: Release, isNeeded: (asset: RemoteAsset) => boolean): void {
  const { baseUrl, descriptor } = release;
  if (!isCompatible(descriptor)) return;
  const { origin } = new URL(baseUrl);
  // Also for the files that come later, when the person moves on.
  if (origin !== window.location.origin) ask({ rel: 'preconnect', href: origin });
  const { entry, foreign } = descriptor;
  // Modules are loaded by the code that checks them: script hints would download them twice.
  const isModule = foreign === 'module';
  if (!isModule)
    ask({ rel: 'preload', as: 'script', href: baseUrl + entry.file, integrity: entry.integrity });
  for (const asset of descriptor.assets) {
    const { file, kind, integrity } = asset;
    if ((kind !== 'script' && kind !== 'style') || !isNeeded(asset)) continue;
    if (kind === 'script' && isModule) continue;
    ask({ rel: 'preload', as: kind, href: baseUrl + file, integrity });
  }
}

interface Hint {
  readonly rel: 'preload' | 'preconnect';
  readonly href: string;
  readonly as?: 'script' | 'style';
  readonly integrity?: string;
}

function ask(hint: Hint): void {
  const { rel, href } = hint;
  const key = `${rel} ${href}`;
  if (asked.has(key)) return;
  asked.add(key);
  // The page may have come with the same hint.
  const links = document.head.querySelectorAll(`link[rel="${rel}"]`);
  if ([...links].some((link) => link.getAttribute('href') === href)) return;
  const link = Object.assign(document.createElement('link'), hint, { crossOrigin: 'anonymous' });
  link.addEventListener('error', () => {
    asked.delete(key);
    link.remove();
  });
  document.head.append(link);
}
