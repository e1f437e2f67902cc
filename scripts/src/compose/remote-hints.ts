import {
  entriesFor,
  isCompatible,
  type Registry,
  type Release,
  type RemoteRoute,
} from '@aura/shared-federation';

export interface HintedFile {
  readonly href: string;
  readonly kind: 'script' | 'style';
  readonly integrity: string;
}

/** What the page of a remote's route needs beside the application, known before a line of code has run. */
export interface RemoteHints {
  /** Origin of the remote. */
  readonly origin: string;
  /** Its entry and what its first paint needs. */
  readonly files: readonly HintedFile[];
  /** Whose browser asks for it at once: everybody's, or that of somebody who was signed in there. */
  readonly whom: 'everybody' | 'returning';
}

/**
 * What to ask for together with the page of a route. Null where the page is not a remote's, and where only the
 * application can tell: a staged release reaches some people, what is for one audience must not be asked for by
 * others, and a version for another shell is never run.
 * @param pattern path pattern of the route, as the registry has it
 */
export function remoteHints(pattern: string, { remotes }: Pick<Registry, 'remotes'>): RemoteHints | null {
  for (const remote of remotes) {
    const [entry] = entriesFor({ remotes: [remote] }, null);
    const route = entry?.descriptor.routes.find(({ path }) => path === pattern);
    if (!entry || !route) continue;
    const isForAll = entry.descriptor.audience === 'everyone' && route.access !== 'gestor_rh';
    if (remote.staged || !isForAll || !isCompatible(entry.descriptor)) return null;
    return {
      origin: new URL(entry.baseUrl).origin,
      files: filesOf(entry, route),
      whom: route.access === 'public' ? 'everybody' : 'returning',
    };
  }
  return null;
}

function filesOf({ baseUrl, descriptor }: Release, { files }: RemoteRoute): readonly HintedFile[] {
  // Modules are brought by the part that checks them: hints for scripts would download them twice.
  const isModule = descriptor.foreign === 'module';
  const needed = descriptor.assets.filter(({ file, initial }) => initial || files.includes(file));
  return [{ ...descriptor.entry, kind: 'script' as const }, ...needed].flatMap(({ file, kind, integrity }) =>
    kind === 'style' || (kind === 'script' && !isModule) ? [{ href: baseUrl + file, kind, integrity }] : [],
  );
}
