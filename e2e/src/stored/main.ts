import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keep } from './stored.ts';

/* `npm run contracts:keep`: what is built now becomes what the next shell and the next remotes are tried against. */
const ROOT = resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly version: string;
  readonly aura?: { readonly remote?: { readonly name: string } };
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

await keep('shell', manifestOf('shell').version, {
  dist: join(ROOT, 'shell/dist'),
  'dist-render': join(ROOT, 'shell/dist-render'),
});
for (const folder of readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))) {
  const { version, aura } = manifestOf(folder);
  if (aura?.remote) await keep(`remotes/${aura.remote.name}`, version, { '': join(ROOT, folder, 'dist') });
}
