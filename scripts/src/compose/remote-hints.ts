import {
  findDeclarationsAsset,
  chooseEntries,
  isCompatible,
  type Extension,
  type Registry,
  type Release,
  type RemoteAsset,
  type RemoteRoute,
  type ViewPoint,
} from '@aura/shared-federation';

export interface HintedFile {
  readonly href: string;
  readonly kind: 'script' | 'style';
  readonly integrity: string;
}

/** The remotes' files that a page needs besides the application, known before any code has run. */
export interface RemoteHints {
  /** Origins that they come from. */
  readonly origins: readonly string[];
  /** Entries, and files of the first paint. */
  readonly files: readonly HintedFile[];
  /** Which browsers request it immediately: all, or those of people who were signed in there. */
  readonly whom: 'everybody' | 'returning';
}

/**
 * Files to preload with the page of a route. Null if the page is not a remote's, and if only the application can
 * decide: a staged release is for some people, files for one audience must not be requested by others, and a version
 * for another shell never runs.
 * @param pattern path pattern of the route, as in the registry
 */
export function computeRemoteHints(
  pattern: string,
  { remotes }: Pick<Registry, 'remotes'>,
): RemoteHints | null {
  for (const remote of remotes) {
    const [entry] = chooseEntries({ remotes: [remote] }, null);
    const route = entry?.descriptor.routes.find(({ path }) => path === pattern);
    if (!entry || !route) continue;
    const isForAll = entry.descriptor.audience === 'everyone' && route.access !== 'gestor_rh';
    if (remote.staged || !isForAll || !isCompatible(entry.descriptor)) return null;
    return {
      origins: [new URL(entry.baseUrl).origin],
      files: listPageFiles(entry, route),
      whom: route.access === 'public' ? 'everybody' : 'returning',
    };
  }
  return null;
}

/**
 * Files to preload with a page of the shell that has an extension point: those for everyone who may see the page. Null
 * if there are none.
 * @param extensions the declarations of the registry's releases, by the integrity of the declaring files
 */
export function computePointHints(
  point: ViewPoint,
  { remotes }: Pick<Registry, 'remotes'>,
  extensions: Readonly<Record<string, readonly Extension[]>>,
): RemoteHints | null {
  const hinted = remotes.flatMap((remote) => {
    const [entry] = chooseEntries({ remotes: [remote] }, null);
    if (!entry || remote.staged || entry.descriptor.audience !== 'everyone') return [];
    const declared = extensions[findDeclarationsAsset(entry.descriptor)?.integrity ?? ''] ?? [];
    const files = declared.flatMap((one) =>
      one.point === point && one.role === undefined && one.access === undefined ? one.files : [],
    );
    return files.length > 0 && isCompatible(entry.descriptor) ? [{ entry, files }] : [];
  });
  if (hinted.length === 0) return null;
  return {
    origins: [...new Set(hinted.map(({ entry }) => new URL(entry.baseUrl).origin))],
    files: hinted.flatMap(({ entry, files }) => listFiles(entry, (asset) => files.includes(asset.file))),
    whom: 'returning',
  };
}

const listPageFiles = (release: Release, { files }: RemoteRoute): readonly HintedFile[] =>
  listFiles(release, ({ file, initial }) => initial || files.includes(file));

function listFiles(
  { baseUrl, descriptor }: Release,
  isNeeded: (asset: RemoteAsset) => boolean,
): readonly HintedFile[] {
  // Modules are loaded by the code that checks them: script hints would download them twice.
  const isModule = descriptor.foreign === 'module';
  const needed = descriptor.assets.filter(isNeeded);
  return [{ ...descriptor.entry, kind: 'script' as const }, ...needed].flatMap(({ file, kind, integrity }) =>
    kind === 'style' || (kind === 'script' && !isModule) ? [{ href: baseUrl + file, kind, integrity }] : [],
  );
}
