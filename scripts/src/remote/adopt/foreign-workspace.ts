import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { RemoteNameSchema, VersionSchema } from '@aura/shared-federation';
import { DESCRIPTOR_FILE } from '@aura/shared-federation/releases';
import * as v from 'valibot';
import { findFirstClash, type RemoteWorkspace, type Workspaces } from '../../workspaces/discover.ts';

const PackageTextSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: VersionSchema,
    aura: v.object({ remote: v.object({ name: RemoteNameSchema, port: v.number() }) }),
  }),
);

/**
 * A remote in a folder outside the workspace, built by another tool chain. The error is a sentence for the terminal,
 * also if a remote of the workspace has the same name or port.
 */
export async function readForeignWorkspace(
  folder: string,
  { shell, remotes }: Workspaces,
): Promise<Result<RemoteWorkspace, string>> {
  const dir = resolve(folder);
  const text = await readFile(join(dir, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return err(`${dir} não tem package.json.`);
  const read = v.safeParse(PackageTextSchema, text);
  if (!read.success)
    return err(`${dir}/package.json precisa de "version" e de "aura": { "remote": { "name", "port" } }.`);
  const { version, aura } = read.output;
  const remote: RemoteWorkspace = { dir, version, ...aura.remote, isForeign: true };
  const clash = findFirstClash(shell, [...remotes, remote]);
  return clash ? err(clash) : ok(remote);
}

/** Whether the build of such a remote was adopted; otherwise it has no hashes for browsers to check. */
export async function findAdopted({ dir }: RemoteWorkspace): Promise<Result<null, string>> {
  const isThere = (file: string) =>
    stat(join(dir, 'dist', file)).then(
      () => true,
      () => false,
    );
  if (await isThere(DESCRIPTOR_FILE)) return ok(null);
  return err(
    (await isThere('mf-manifest.json'))
      ? `dist/mf-manifest.json não traz o hash de nenhum arquivo: rode "npm run remote -- adopt ${dir}".`
      : `${dir}/dist não tem mf-manifest.json: compile o remoto com as ferramentas dele.`,
  );
}
