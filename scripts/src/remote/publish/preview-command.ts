import { ok, type Result } from '@aura/shared-domain';
import { commit, preview } from '@aura/shared-federation/releases';
import { changeMeta } from '../change/change-meta.ts';
import type { Context } from '../cli/context.ts';
import { findRemote, prepareRelease } from './prepare-release.ts';
import { previewAddress } from './preview-address.ts';
import { renderSizeTable } from './size-table.ts';

interface Preview {
  readonly name: string;
  readonly reason: string | undefined;
}

/** Stores the version of the working copy for people with its address only. */
export async function previewCommand(
  context: Context,
  { name, reason }: Preview,
  signal: AbortSignal,
): Promise<Result<string, string>> {
  const remote = findRemote(context, name);
  if (!remote.ok) return remote;
  const prepared = await prepareRelease(context, remote.value, preview, signal);
  if (!prepared.ok) return prepared;
  const { release, sizes } = prepared.value;
  const { store } = context.releases;
  const signers = await context.releases.signers(release.descriptor.owner);
  if (!signers.ok) return signers;
  const meta = changeMeta(context, { action: 'preview', remote: name, reason });
  const committed = await commit(store, signers.value, (registry) => preview(registry, release), meta);
  if (!committed.ok) return committed;
  const { change, registry } = committed.value;
  const id = `${name} ${remote.value.version}`;
  return ok(
    [
      change
        ? `${id} guardada sem público: revisão ${registry.revision}.`
        : `${id} já pode ser vista pelo endereço: nada mudou (revisão ${registry.revision}).`,
      `Qualquer conta a vê em ${previewAddress(release.descriptor, context.shellOrigin)}`,
      renderSizeTable(sizes, release.descriptor),
    ].join('\n'),
  );
}
