import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Origin from which a remote is served on this machine, by its manifest. */
export function originOf(remote: string): string {
  const path = resolve(import.meta.dirname, `../../../mfe-${remote}/package.json`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { aura: { remote: { port: number } } };
  return `http://localhost:${manifest.aura.remote.port}`;
}
