import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { discoverWorkspaces, type RemoteWorkspace } from '@aura/scripts/workspaces';
import { err, ok, type Result } from '@aura/shared-domain';
import { DescriptorSchema, type Descriptor, type RemoteDefinition } from '@aura/shared-federation/contract';
import { MODULE_REPORT, ModuleReportSchema, type ModuleReport } from '@aura/shared-federation/releases';
import * as v from 'valibot';

const ROOT = join(import.meta.dirname, '../../..');
/** What the monolith is built into. */
export const MONOLITH = join(ROOT, '.local/bench/monolith');

/** A remote of the working copy and what its build has left. */
export interface BuiltRemote {
  readonly workspace: RemoteWorkspace;
  /** As its team wrote it. */
  readonly definition: RemoteDefinition;
  readonly descriptor: Descriptor;
  readonly libraries: ModuleReport['libraries'];
  /** Compressed bytes (gzip) of its entry. */
  readonly entryBytes: number;
}

/** The working copy, built. The error says what is missing. */
export async function builtWorkspaces(): Promise<
  Result<{ readonly shellDir: string; readonly remotes: readonly BuiltRemote[] }, string>
> {
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  const remotes: BuiltRemote[] = [];
  for (const workspace of workspaces.value.remotes) {
    try {
      remotes.push(await builtRemote(workspace));
    } catch (error) {
      return err(`${workspace.name} is not built: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return ok({ shellDir: workspaces.value.shell.dir, remotes });
}

async function builtRemote(workspace: RemoteWorkspace): Promise<BuiltRemote> {
  const { dir } = workspace;
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dir, 'dist', name), 'utf8'));
  const descriptor = v.parse(DescriptorSchema, await read('descriptor.json'));
  const { default: definition } = (await import(join(dir, 'remote.ts'))) as { default: RemoteDefinition };
  return {
    workspace,
    definition,
    descriptor,
    libraries: v.parse(ModuleReportSchema, await read(MODULE_REPORT)).libraries,
    entryBytes: gzipSync(await readFile(join(dir, 'dist', descriptor.entry.file)), { level: 9 }).length,
  };
}
