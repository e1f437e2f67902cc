import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

const ManifestSchema = v.object({
  version: v.optional(v.string(), '0.0.0'),
  aura: v.optional(
    v.object({
      shell: v.optional(v.object({ port: v.number() })),
      remote: v.optional(v.object({ name: v.string(), port: v.number() })),
    }),
  ),
});

interface ShellWorkspace {
  readonly dir: string;
  readonly port: number;
}

export interface RemoteWorkspace {
  readonly name: string;
  readonly dir: string;
  readonly port: number;
  readonly version: string;
  /** Built by another tool chain, in a folder outside of the workspace. */
  readonly isForeign?: boolean;
}

export interface Workspaces {
  readonly shell: ShellWorkspace;
  readonly remotes: readonly RemoteWorkspace[];
}

/**
 * Finds the shell and the remotes among the folders of the repository, by the `aura` field of their package.json.
 * The error is a sentence for the person at the terminal.
 */
export async function discoverWorkspaces(root: string): Promise<Result<Workspaces, string>> {
  const shells: ShellWorkspace[] = [];
  const remotes: RemoteWorkspace[] = [];
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const dir of folders.map((folder) => join(root, folder.name)).toSorted()) {
    const text = await readFile(join(dir, 'package.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const manifest = v.safeParse(ManifestSchema, JSON.parse(text));
    if (!manifest.success) return err(`O campo "aura" de ${dir}/package.json não é válido.`);
    const { aura, version } = manifest.output;
    if (aura?.shell) shells.push({ dir, ...aura.shell });
    if (aura?.remote) remotes.push({ dir, version, ...aura.remote });
  }
  const [shell, second] = shells;
  if (!shell) return err('Nenhum pacote declara "aura.shell" no package.json.');
  if (second) return err(`Dois pacotes declaram "aura.shell": ${shell.dir} e ${second.dir}.`);
  const clash = findFirstClash(shell, remotes);
  return clash ? err(clash) : ok({ shell, remotes });
}

/** A sentence about two packages with the same name or port; null without any. */
export function findFirstClash(shell: ShellWorkspace, remotes: readonly RemoteWorkspace[]): string | null {
  const owners = new Map([[`a porta ${shell.port}`, 'shell']]);
  for (const { name, port, dir } of remotes) {
    for (const claim of [`o nome "${name}"`, `a porta ${port}`]) {
      const owner = owners.get(claim);
      if (owner) return `${owner} e ${name} (${dir}) pedem ${claim}. Mude um deles no package.json.`;
      owners.set(claim, name);
    }
  }
  return null;
}
