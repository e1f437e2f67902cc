import * as v from 'valibot';
import { isEarlier, type Heard, type StatementNumber } from './heard.ts';
import { OwnersTextSchema } from './owners-schema.ts';
import { RegistryRemoteSchema, type Registry } from './registry.ts';
import type { Seal } from './seal.ts';
import { toCanonicalText } from './signature.ts';
import { listStandings, type Standing } from './standings.ts';

/** The owner's own entry in a statement that the guard has changed. */
export const GuardedBaseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ standing: RegistryRemoteSchema }),
);

/** The number of a sealed statement. */
export const computeStatementNumber = (seal: Seal, standing: Standing | undefined): StatementNumber => ({
  owner: seal.owner,
  serial: seal.serial,
  guardSteps: countGuardSteps(seal, standing),
});

function countGuardSteps({ guarded }: Seal, standing: Standing | undefined): 0 | 1 | 2 {
  if (!guarded) return 0;
  const base = v.safeParse(GuardedBaseSchema, guarded.base);
  const { staged: _, ...stopped } = base.success ? base.output.standing : {};
  return toCanonicalText(stopped) === toCanonicalText(standing) ? 1 : 2;
}

/** The latest statement of each remote that a registry holds, or keeps the number of. */
export function listHeard(registry: Registry): ReadonlyMap<string, StatementNumber> {
  const heard = new Map(Object.entries(registry.heard?.remotes ?? {}));
  const standings = listStandings(registry);
  for (const [name, seal] of Object.entries(registry.seals ?? {})) {
    const sealed = computeStatementNumber(seal, standings.get(name));
    const kept = heard.get(name);
    if (!kept || isEarlier(kept, sealed)) heard.set(name, sealed);
  }
  return heard;
}

/** What remains of a registry's signatures where they are left out; undefined if nothing was signed by an owner. */
export function noteHeard(registry: Registry): Heard | undefined {
  const table = v.safeParse(OwnersTextSchema, registry.owners?.payload);
  const owners = Math.max(table.success ? table.output.serial : 0, registry.heard?.owners ?? 0);
  return owners > 0 ? { owners, remotes: Object.fromEntries(listHeard(registry)) } : undefined;
}

/** A registry whose reader also refuses what is earlier than the statements of another one. */
export function withHeardOf(registry: Registry, other: Registry): Registry {
  const [own, others] = [noteHeard(registry), noteHeard(other)];
  if (!others) return registry;
  const remotes = new Map(Object.entries(own?.remotes ?? {}));
  for (const [name, number] of Object.entries(others.remotes)) {
    const kept = remotes.get(name);
    if (!kept || isEarlier(kept, number)) remotes.set(name, number);
  }
  const heard = { owners: Math.max(own?.owners ?? 0, others.owners), remotes: Object.fromEntries(remotes) };
  return { ...registry, heard };
}
