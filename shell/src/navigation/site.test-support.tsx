import { EMPTY_REGISTRY, type Descriptor, type Extension } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { SharedRouter } from '@aura/shared-session/router';
import type { ReactNode } from 'react';
import { DeclaredContext } from '../extensions/index.ts';
import { RemotesProvider } from '../registry/known-remotes.tsx';
import { createWrittenRemotes } from '../registry/remotes-source.ts';
import { listKnownPaths, KnownPathsProvider } from '../routes/known-paths.tsx';

/** A remote of a site, with its declarations. */
export type SiteRemote = Partial<Descriptor> &
  Pick<Descriptor, 'name'> & { readonly extensions?: readonly Extension[] };

/** The providers around a page in a site with these remotes. */
export function siteWith(...remotes: SiteRemote[]) {
  const known = new Map<string, readonly Extension[]>();
  const current = remotes.map(({ extensions = [], ...descriptor }, index) => {
    const integrity = `sha384-${String(index).padStart(64, 'd')}`;
    known.set(integrity, extensions);
    const declared = { file: 'declarations.json', kind: 'tooling', integrity, initial: false } as const;
    return { current: releaseWith({ assets: [declared], ...descriptor }) };
  });
  const source = createWrittenRemotes({ ...EMPTY_REGISTRY, remotes: current });
  const declared = { get: () => known, getWritten: () => known, subscribe: () => () => undefined };
  const paths = listKnownPaths(source.get().entries);
  return ({ children }: { readonly children: ReactNode }) => (
    <SharedRouter>
      <RemotesProvider source={source}>
        <DeclaredContext value={declared}>
          <KnownPathsProvider paths={paths}>{children}</KnownPathsProvider>
        </DeclaredContext>
      </RemotesProvider>
    </SharedRouter>
  );
}
