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

/** What a page needs of remotes beside the application, known before a line of code has run. */
export interface RemoteHints {
  /** Origins that they come from. */
  readonly origins: readonly string[];
  /** Entries, and what the first paint needs. */
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
      files: pageFiles(entry, route),
      whom: route.access === 'public' ? 'everybody' : 'returning',
    };
  }
  return null;
}

/**
 * What to ask for together with a page of the shell at whose point remotes show something: what everybody gets who may
 * see the page. Null where that is nothing.
 * @param extensions what the releases of the registry declare, by the integrity of the files that declare it
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
    files: hinted.flatMap(({ entry, files }) => filesOf(entry, (asset) => files.includes(asset.file))),
    whom: 'returning',
  };
}

const pageFiles = (release: Release, { files }: RemoteRoute): readonly HintedFile[] =>
  filesOf(release, ({ file, initial }) => initial || files.includes(file));

function filesOf(
  { baseUrl, descriptor }: Release,
  isNeeded: (asset: RemoteAsset) => boolean,
): readonly HintedFile[] {
  // Modules are brought by the part that checks them: hints for scripts would download them twice.
  const isModule = descriptor.foreign === 'module';
  const needed = descriptor.assets.filter(isNeeded);
  return [{ ...descriptor.entry, kind: 'script' as const }, ...needed].flatMap(({ file, kind, integrity }) =>
    kind === 'style' || (kind === 'script' && !isModule) ? [{ href: baseUrl + file, kind, integrity }] : [],
  );
}
