import { SHARED_MODULES } from '@aura/shared-federation/contract';
import type { ModuleReport } from '@aura/shared-federation/releases';

/** Shared package → copies of it: the shell's, and one for every remote that bundles it. */
export function sharedCopies(remotes: readonly Pick<ModuleReport, 'libraries'>[]): Record<string, number> {
  const packages = new Set(Object.keys(SHARED_MODULES).map(packageOf));
  const copiesOf = (name: string) =>
    1 + remotes.filter(({ libraries }) => libraries.some((library) => library.name === name)).length;
  return Object.fromEntries([...packages].map((name) => [name, copiesOf(name)]));
}

/** `@scope/name` of `@scope/name/path`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
