import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesPattern } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation';
import * as v from 'valibot';

/** Whether a path belongs to the application: unknown ones answer with the same page and status 404. */
export function isKnownPath(pathname: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesPattern(pattern, pathname));
}

/** Patterns of the shell's own routes, from the `routes.json` of its build, and of every remote's routes. */
export async function routePatterns(dist: string, registry: Registry): Promise<string[]> {
  const text = await readFile(join(dist, 'routes.json'), 'utf8').catch(() => '["/"]');
  const own = v.parse(v.array(v.string()), JSON.parse(text));
  return [
    ...own,
    ...registry.remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
  ];
}
