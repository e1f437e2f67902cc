import { matchesPattern } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { createContext, useContext, type ReactNode } from 'react';
import { SHELL_ROUTES } from './shell-routes.ts';

/** Path patterns that lead to a page, of the shell and of the remotes. */
export function listKnownPaths(remotes: readonly RegistryEntry[]): ReadonlySet<string> {
  return new Set([
    ...SHELL_ROUTES.map((route) => route.path),
    ...remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
  ]);
}

const KnownPaths = createContext<ReadonlySet<string>>(new Set());

interface Props {
  readonly paths: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Tells the pages inside which addresses exist in this deployment. */
export const KnownPathsProvider = ({ paths, children }: Props) => (
  <KnownPaths value={paths}>{children}</KnownPaths>
);

/** Tells whether a path leads to a page: a remote may not be deployed here, or not have the page yet. */
export function useIsKnownPath(): (path: string) => boolean {
  const patterns = [...useContext(KnownPaths)];
  return (path) => patterns.some((pattern) => matchesPattern(pattern, path));
}
