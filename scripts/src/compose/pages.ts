import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { fillPlaceholder } from './inline-json.ts';

/** The page that answers every path without a page of its own. */
const APP = 'app.html';

export interface Pages {
  readonly app: string;
  /** Path → HTML of the pages written ahead of time, such as `/` or `/sobre`. */
  readonly prerendered: ReadonlyMap<string, string>;
}

interface Inlined {
  readonly config: unknown;
  readonly registry: unknown;
}

/** Reads the HTML of a built shell and completes it with what this deployment knows. */
export async function composePages(dist: string, inlined: Inlined): Promise<Result<Pages, string>> {
  const names: string[] = await readdir(dist, { recursive: true }).catch(() => []);
  const prerendered = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith('.html') && file !== APP)) {
    const page = compose(await readFile(join(dist, name), 'utf8'), inlined);
    if (!page.ok) return err(`${name}: ${page.error}`);
    prerendered.set(pathOf(name), page.value);
  }
  if (!names.includes(APP)) return err(`A compilação do shell não deixou ${join(dist, APP)}.`);
  const app = compose(await readFile(join(dist, APP), 'utf8'), inlined);
  return app.ok ? ok({ app: app.value, prerendered }) : err(`${APP}: ${app.error}`);
}

/** One page with the configuration and the registry in their places. */
export function compose(html: string, { config, registry }: Inlined): Result<string, string> {
  const configured = fillPlaceholder(html, 'aura-config', config);
  return configured.ok ? fillPlaceholder(configured.value, 'aura-registry', registry) : configured;
}

/** Path that a file answers: `index.html` → `/`, `sobre.html` and `sobre/index.html` → `/sobre`. */
export function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';
}
