import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { SHARED_MODULES } from '../contract/index.ts';

const ManifestSchema = v.object({ name: v.string(), version: v.string() });

/** Installed version of every shared module, as a remote in this folder sees it. */
export function readBuiltWith(dir: string): Record<string, string> {
  const { resolve: find } = createRequire(join(resolve(dir), 'package.json'));
  return Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, readVersion(name, find(name))]));
}

/** Version of the package that a file belongs to: of the nearest package.json with the right name. */
function readVersion(module: string, file: string): string {
  const owner = module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : module.split('/')[0];
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = v.safeParse(ManifestSchema, readJson(join(dir, 'package.json')));
    if (manifest.success && manifest.output.name === owner) return manifest.output.version;
  }
  throw new Error(`${module} is not installed`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
