import { ok, type Result } from '@aura/shared-domain';
import { markOf, releaseId, type Registry, type Release, type StageAudience } from '@aura/shared-federation';
import { commit, readNewest, stage } from '@aura/shared-federation/releases';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';
import { describeAudience } from '../change/audience-text.ts';
import { changeMeta } from '../change/change-meta.ts';
import type { Context } from '../cli/context.ts';
import type { Audience } from '../cli/parse-audience.ts';
import { findRemote, prepareRelease } from './prepare-release.ts';
import { previewAddress } from './preview-address.ts';
import { renderSizeTable } from './size-table.ts';

interface Stage {
  readonly name: string;
  readonly audience: Audience;
  readonly reason: string | undefined;
}

/** Releases the version of the working copy to a part of the people, or changes who they are. */
export async function stageCommand(
  context: Context,
  { name, audience, reason }: Stage,
  signal: AbortSignal,
): Promise<Result<string, string>> {
  const remote = findRemote(context, name);
  if (!remote.ok) return remote;
  const { version } = remote.value;
  const found = await chooseAudience(context, audience, releaseId({ name, version }));
  if (!found.ok) return found;
  const whom = found.value;
  const staged = await releaseToStage(context, remote.value, whom, signal);
  if (!staged.ok) return staged;
  const { release, notes } = staged.value;
  const { store } = context.releases;
  const signers = await context.releases.signers(release.descriptor.owner);
  if (!signers.ok) return signers;
  const meta = changeMeta(context, { action: 'stage', remote: name, reason });
  const committed = await commit(store, signers.value, (registry) => stage(registry, release, whom), meta);
  if (!committed.ok) return committed;
  const { change, registry } = committed.value;
  const what = `${name} ${version}`;
  const line = change
    ? `${what} liberada ${describeAudience(whom)}: revisão ${registry.revision}.`
    : `${what} já está liberada ${describeAudience(whom)}: nada mudou (revisão ${registry.revision}).`;
  const address = previewAddress(release.descriptor, context.shellOrigin);
  return ok([line, `Qualquer conta a vê em ${address}`, ...notes].join('\n'));
}

/**
 * People who get the release at 10 % also get it at 50 %; another release reaches other people first. People are
 * represented by marks of their accounts.
 */
async function chooseAudience(
  context: Context,
  audience: Audience,
  seed: string,
): Promise<Result<StageAudience, string>> {
  if (audience.kind === 'percent') return ok({ ...audience, seed });
  if (audience.kind === 'role') return ok(audience);
  const ids = await context.accountIds(audience.people);
  if (!ids.ok) return ids;
  const marks = [...new Set(ids.value.map((uid) => markOf(seed, uid)))].toSorted();
  return ok({ kind: 'people', salt: seed, marks });
}

interface ToStage {
  readonly release: Release;
  readonly notes: readonly string[];
}

/** A version that is staged already needs no other build: only its audience changes. */
async function releaseToStage(
  context: Context,
  remote: RemoteWorkspace,
  audience: StageAudience,
  signal: AbortSignal,
): Promise<Result<ToStage, string>> {
  const { store, publicKey } = context.releases;
  const registry = await readNewest(store, publicKey);
  if (!registry.ok) return registry;
  const known = registry.value && findStagedRelease(registry.value, remote);
  if (known) return ok({ release: known, notes: [] });
  const prepared = await prepareRelease(
    context,
    remote,
    (state, release) => stage(state, release, audience),
    signal,
  );
  if (!prepared.ok) return prepared;
  return ok({
    release: prepared.value.release,
    notes: [renderSizeTable(prepared.value.sizes, prepared.value.release.descriptor)],
  });
}

const findStagedRelease = ({ remotes }: Registry, { name, version }: RemoteWorkspace): Release | undefined =>
  remotes
    .map(({ staged }) => staged?.release)
    .find((release) => release?.descriptor.name === name && release.descriptor.version === version);
