import { ok, type Result } from '@aura/shared-domain';
import { commit, publish } from '@aura/shared-federation/releases';
import { changeMeta } from '../change/change-meta.ts';
import type { Context } from '../cli/context.ts';
import { findRemote, prepareRelease } from './prepare-release.ts';
import { renderSizeTable } from './size-table.ts';

interface Publish {
  readonly name: string;
  readonly reason: string | undefined;
}

/** Releases the version of the working copy to everybody. */
export async function publishCommand(
  context: Context,
  { name, reason }: Publish,
  signal: AbortSignal,
): Promise<Result<string, string>> {
  const remote = findRemote(context, name);
  if (!remote.ok) return remote;
  const prepared = await prepareRelease(context, remote.value, publish, signal);
  if (!prepared.ok) return prepared;
  const { release, sizes } = prepared.value;
  const { store } = context.releases;
  const signers = await context.releases.signers(release.descriptor.owner);
  if (!signers.ok) return signers;
  const meta = changeMeta(context, { action: 'publish', remote: name, reason });
  const committed = await commit(store, signers.value, (registry) => publish(registry, release), meta);
  if (!committed.ok) return committed;
  const { change, registry } = committed.value;
  const id = `${name} ${remote.value.version}`;
  return ok(
    [
      change
        ? `${id} publicada para todos: revisão ${registry.revision}.`
        : `${id} já é a versão de todos: nada mudou (revisão ${registry.revision}).`,
      renderSizeTable(sizes, release.descriptor),
    ].join('\n'),
  );
}
