import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { DescriptorSchema, EMPTY_REGISTRY, parseRegistry, type Registry } from '@aura/shared-federation';
import * as v from 'valibot';
import { buildLocalBaseUrl } from '../releases/open-releases.ts';
import type { RemoteWorkspace } from '../workspaces/discover.ts';

/** Path of a remote build's descriptor. */
export const buildDescriptorPath = ({ dir }: Pick<RemoteWorkspace, 'dir'>): string =>
  join(dir, 'dist/descriptor.json');

const DescriptorTextSchema = v.pipe(v.string(), v.parseJson(), DescriptorSchema);

/** The registry of the working copy's builds. The error names the remote and its fault. */
export async function buildWorkingCopyRegistry(
  remotes: readonly RemoteWorkspace[],
): Promise<Result<Registry, string>> {
  const entries = [];
  for (const remote of remotes) {
    const path = buildDescriptorPath(remote);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return err(`O remoto ${remote.name} não tem ${path}: a compilação dele não terminou.`);
    const read = v.safeParse(DescriptorTextSchema, text);
    if (!read.success) return err(`${path} não é válido (${v.summarize(read.issues)}).`);
    const descriptor = read.output;
    entries.push({ current: { baseUrl: buildLocalBaseUrl(remote, descriptor.version), descriptor } });
  }
  const parsed = parseRegistry({ ...EMPTY_REGISTRY, overrides: 'localhost', remotes: entries });
  return parsed.ok ? ok(parsed.value) : parsed;
}

/** A text that changes with every build of one of the remotes. */
export async function computeWorkingCopyStamp(remotes: readonly RemoteWorkspace[]): Promise<string> {
  const builds = remotes.map(async (remote) => {
    const file = await stat(buildDescriptorPath(remote)).catch(() => null);
    return `${remote.name} ${file?.mtimeMs ?? ''} ${file?.size ?? ''}`;
  });
  return (await Promise.all(builds)).join('\n');
}
