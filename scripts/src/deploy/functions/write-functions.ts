import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Environment } from '../environments/environment.ts';
import type { Codebase } from '../codebases.ts';
import { LockSchema, ManifestSchema } from './lock-schema.ts';
import { pruneLock } from './prune-lock.ts';

interface Functions {
  readonly environment: Environment;
  readonly codebases: readonly Codebase[];
  /** The repository, with the functions built. */
  readonly root: string;
  /** Output folder, with a folder per name; earlier content has been deleted. */
  readonly out: string;
}

/** File next to the bundle that describes this deployment of it; `functions/src/deployment.ts` reads it. */
const DEPLOYMENT_FILE = 'deployment.json';

/**
 * Writes for each codebase a folder that Cloud Build can install separately: the bundle, a manifest without workspace
 * packages, its part of the lock, its settings, and its bound secrets. The error is a sentence for the terminal.
 */
export async function writeFunctions({
  environment,
  codebases,
  root,
  out,
}: Functions): Promise<Result<null, string>> {
  const lock = v.safeParse(LockSchema, await readJson(join(root, 'package-lock.json')));
  const manifest = v.safeParse(ManifestSchema, await readJson(join(root, 'functions/package.json')));
  if (!lock.success || !manifest.success)
    return err('package-lock.json ou functions/package.json mudou de forma.');
  const pruned = pruneLock(lock.output, 'functions', manifest.output);
  if (!pruned.ok) return err(`As funções não podem ser instaladas à parte: ${pruned.error}`);
  const { name, version, engines, dependencies } = manifest.output;
  const own = {
    name,
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    // Nothing is built in the cloud: the deployed code is the tested one.
    scripts: { 'gcp-build': '' },
    dependencies,
  };
  for (const { name: codebase, bundles, deployment, settings } of codebases) {
    const folder = join(out, codebase);
    await mkdir(folder, { recursive: true });
    await writeJson(join(folder, 'package.json'), own);
    await writeJson(join(folder, 'package-lock.json'), { name, version, requires: true, ...pruned.value });
    await writeJson(join(folder, DEPLOYMENT_FILE), deployment);
    await writeFile(join(folder, `.env.${environment.projectId}`), formatSettings(settings));
    const [entry, ...others] = bundles;
    await copyFile(join(root, 'functions/dist', entry), join(folder, own.main));
    for (const file of others) await copyFile(join(root, 'functions/dist', file), join(folder, file));
  }
  return ok(null);
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const writeJson = (path: string, value: unknown): Promise<void> =>
  writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** As firebase-tools reads settings: a name and a value in quotes a line. */
const formatSettings = (settings: Environment['settings']): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
