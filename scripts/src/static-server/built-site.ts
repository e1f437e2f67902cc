import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, hasParameters, ok, type Result } from '@aura/shared-domain';
import { loadRenderer } from '../compose/pages.ts';
import { buildWorkingCopyRegistry } from '../compose/working-copy.ts';
import { discoverWorkspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';
import type { Listening } from './start-listening.ts';
import { serveAll } from './serve-all.ts';

/** The builds of the working copy. */
export interface BuiltSite {
  /** Address that the site is meant to be opened at. */
  readonly origin: string;
  /** The shell's `app.html`: its scripts tell one build from another. */
  readonly template: string;
  /** Paths of the shell's pages that are written ahead. */
  readonly writtenPaths: readonly string[];
  /** Paths of the remotes' public pages. */
  readonly publicRemotePaths: readonly string[];
  /** Serves the shell and every remote, without the emulators. */
  readonly serve: () => Promise<Result<Listening, string>>;
}

/** Finds what has been built. The error is a sentence for the person at the terminal. */
export async function findBuiltSite(): Promise<Result<BuiltSite, string>> {
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  const { shell, remotes } = workspaces.value;
  const template = await readFile(join(shell.dir, 'dist/app.html'), 'utf8').catch(() => null);
  const renderer = await loadRenderer(shell.dir);
  if (template === null || !renderer.ok)
    return err('A compilação do shell não está pronta. Rode "npm run build" e tente de novo.');
  const registry = await buildWorkingCopyRegistry(remotes);
  if (!registry.ok) return registry;
  const remotePaths = registry.value.remotes
    .flatMap(({ current }) => current.descriptor.routes)
    .filter(({ access, path }) => access === 'public' && !hasParameters(path))
    .map(({ path }) => path);
  return ok({
    origin: `http://localhost:${shell.port}`,
    template,
    writtenPaths: renderer.value.staticPaths(),
    publicRemotePaths: remotePaths,
    serve: () => serveAll(workspaces.value, null),
  });
}
