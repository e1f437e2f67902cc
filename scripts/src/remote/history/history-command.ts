import { ok, type Result } from '@aura/shared-domain';
import type { Registry, StageAudience } from '@aura/shared-federation';
import { readHistory, rollForward, type Change } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';
import { formatHistoryTable, formatStateLines } from './history-text.ts';

interface History {
  /** Only what was done to this remote. */
  readonly name: string | undefined;
  readonly json: boolean;
}

/** Whom a version was staged for: two shares of one version are two changes. */
function findAudience(registry: Registry, { action, remote }: Change): { readonly audience?: StageAudience } {
  const staged = registry.remotes.find(({ current }) => current.descriptor.name === remote)?.staged;
  return action === 'stage' && staged ? { audience: staged.audience } : {};
}

/** Prints the changes of the registry, newest first. Updates the pointer after an interrupted change. */
export async function tellHistory(
  { releases: { store, publicKey } }: Context,
  { name, json }: History,
): Promise<Result<string, string>> {
  const settled = await rollForward(store, publicKey);
  if (!settled.ok) return settled;
  const revisions = await readHistory(store, publicKey);
  if (!revisions.ok) return revisions;
  const entries = revisions.value
    .map(({ registry, change }) => ({
      revision: registry.revision,
      ...change,
      ...findAudience(registry, change),
    }))
    .filter(({ remote }) => name === undefined || remote === name)
    .toReversed();
  if (json) return ok(JSON.stringify(entries, null, 2));
  const registry = revisions.value.at(-1)?.registry;
  if (!registry) return ok('Nada foi publicado ainda.');
  if (entries.length === 0) {
    const known = [...new Set(revisions.value.map(({ change }) => change.remote))].toSorted();
    return ok(`Nada foi publicado de "${name ?? ''}". No histórico: ${known.join(', ')}.`);
  }
  const remotes = registry.remotes.filter(({ current }) =>
    [undefined, current.descriptor.name].includes(name),
  );
  const retired = (registry.retired ?? []).filter((one) => [undefined, one.name].includes(name));
  const lines = [...formatStateLines(remotes), ...retired.map((one) => `${one.name}: retirado`)];
  const refused = revisions.value.flatMap((revision) =>
    revision.refused.map((reason) => `Não vale, na revisão ${revision.registry.revision}: ${reason}`),
  );
  return ok([formatHistoryTable(entries), '', ...refused, ...lines].join('\n'));
}
