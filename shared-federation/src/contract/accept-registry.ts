import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { openOwners, type Owners, type SignedOwners } from './owners-schema.ts';
import { isEarlier, type Heard, type StatementNumber } from './heard.ts';
import { GuardedBaseSchema, listHeard, computeStatementNumber } from './note-heard.ts';
import { parseRegistry, type Registry, type RegistryRemote } from './registry.ts';
import { composeStatement, type Seal } from './seal.ts';
import { toCanonicalText, isGenuine, type RegistryKey } from './signature.ts';
import { isRetired, listStandings, type Standing } from './standings.ts';

/** The accepted part of a registry, and the reasons for rejecting the rest. */
export interface Accepted {
  readonly registry: Registry;
  /** One sentence for each remote that keeps its old entry, or is missing. */
  readonly refused: readonly string[];
}

/**
 * How many changes a reader may have missed. A team that leaps further would keep its readers from every later registry;
 * the root key can go beyond what a team has reached.
 */
const MOST_AHEAD = 10_000;

interface Reading {
  readonly rootKey: RegistryKey;
  /** Whether the registry as a whole is signed with the root key. */
  readonly isOfRoot: boolean;
  /** The last accepted registry; null on the first read. */
  readonly known: Registry | null;
}

/**
 * Accepts only changes that the owners have signed. If there is a table of owners, an entry counts only with the seal
 * of the team that sealed it before, or of any team for a new name. Otherwise the last accepted entry stays. An entry
 * without a seal, from a release made before owners existed, counts on the signature of the root key. So do permission for
 * local overrides, and a leap of the revision.
 */
export async function acceptRegistry(next: Registry, reading: Reading): Promise<Result<Accepted, string>> {
  const table = await chooseNewerTable(next.owners, reading);
  if (!table.ok) return table;
  if (!table.value) {
    return reading.isOfRoot
      ? ok({ registry: next, refused: [] })
      : err('registry: it names no owners, and is not signed with the root key');
  }
  const { owners, signed } = table.value;
  if (!reading.isOfRoot && reading.known && next.revision > reading.known.revision + MOST_AHEAD)
    return err(`registry: revision ${next.revision} is too far ahead, and is not signed with the root key`);
  const known = reading.known && listStandings(reading.known);
  const heard = reading.known ? listHeard(reading.known) : new Map<string, StatementNumber>();
  const wanted = listStandings(next);
  const standings: (readonly [string, Standing])[] = [];
  const seals: Record<string, Seal> = {};
  const refused: string[] = [];
  for (const name of [...new Set([...wanted.keys(), ...(known?.keys() ?? [])])].toSorted()) {
    const fault = await findFault(name, wanted.get(name), {
      ...reading,
      next,
      owners,
      before: heard.get(name),
    });
    if (fault !== null) refused.push(`registry: ${name}: ${fault}`);
    const from = fault === null ? next : reading.known;
    const standing = fault === null ? wanted.get(name) : known?.get(name);
    const seal = from?.seals?.[name];
    if (standing) standings.push([name, standing]);
    if (standing && seal) seals[name] = seal;
  }
  const overrides = reading.isOfRoot ? next.overrides : (reading.known?.overrides ?? 'none');
  const merged = parseRegistry(
    assemble({ ...next, overrides }, { standings, seals, signed, heard: reading.known?.heard }),
  );
  return merged.ok ? ok({ registry: merged.value, refused }) : merged;
}

interface Parts {
  readonly standings: readonly (readonly [string, Standing])[];
  readonly seals: Readonly<Record<string, Seal>>;
  readonly signed: SignedOwners;
  readonly heard: Heard | undefined;
}

function assemble(
  { schema, revision, overrides }: Registry,
  { standings, seals, signed, heard }: Parts,
): Registry {
  const all = standings.map(([, standing]) => standing);
  const retired = all.filter(isRetired);
  return {
    schema,
    revision,
    overrides,
    remotes: all.filter((standing): standing is RegistryRemote => !isRetired(standing)),
    ...(retired.length > 0 && { retired }),
    owners: signed,
    ...(Object.keys(seals).length > 0 && { seals }),
    ...(heard && { heard }),
  };
}

/** The valid table: the registry's, unless a newer one is known. */
async function chooseNewerTable(
  signed: SignedOwners | undefined,
  { rootKey, known }: Reading,
): Promise<Result<{ readonly owners: Owners; readonly signed: SignedOwners } | null, string>> {
  const given = signed ? await openOwners(signed, rootKey) : null;
  if (given && !given.ok) return given;
  const before = known?.owners ? await openOwners(known.owners, rootKey) : null;
  const isOlder = before?.ok && (!given || given.value.serial < before.value.serial);
  const table =
    isOlder && known?.owners
      ? { owners: before.value, signed: known.owners }
      : given && signed
        ? { owners: given.value, signed }
        : null;
  return table && table.owners.serial < (known?.heard?.owners ?? 0)
    ? err('registry: its table of owners is older than the known one')
    : ok(table);
}

interface Statement extends Reading {
  readonly next: Registry;
  readonly owners: Owners;
  /** The number of what was said about the remote before. */
  readonly before: StatementNumber | undefined;
}

/** The reason why a statement about a remote is rejected; null if it is accepted. */
async function findFault(
  name: string,
  standing: Standing | undefined,
  { next, known, before, owners, isOfRoot }: Statement,
): Promise<string | null> {
  if (!standing) return before || !isOfRoot ? 'it is missing, and its owner has not retired it' : null;
  const seal = next.seals?.[name];
  if (!seal) {
    if (before) return `it lacks the signature of ${before.owner}`;
    return isOfRoot ? null : 'nobody has signed it';
  }
  const owner = before?.owner ?? findNamedOwner(known, name);
  if (owner !== undefined && owner !== seal.owner)
    return `it belongs to ${owner}, and ${seal.owner} signed it`;
  if (before && isEarlier(computeStatementNumber(seal, standing), before))
    return `${seal.owner} has said something newer about it`;
  return sealFault(name, standing, { seal, owners });
}

/** The team that a known release names: pages carry a registry without signatures. */
function findNamedOwner(known: Registry | null, name: string): string | undefined {
  return known?.remotes.find(({ current }) => current.descriptor.name === name)?.current.descriptor.owner;
}

/** Why a seal does not hold; null where it does. */
export async function sealFault(
  name: string,
  standing: Standing,
  { seal, owners }: { readonly seal: Seal; readonly owners: Owners },
): Promise<string | null> {
  const key = owners.teams[seal.owner];
  if (!key) return `${seal.owner} is no owner`;
  const text = composeStatement(name, seal, standing);
  const { guarded } = seal;
  if (!(await isGenuine(guarded?.base ?? text, seal.signature, key)))
    return `the signature of ${seal.owner} is not right`;
  if (!guarded) return null;
  if (!owners.guard || !(await isGenuine(text, guarded.signature, owners.guard)))
    return 'the signature of the guard is not right';
  const base = v.safeParse(GuardedBaseSchema, guarded.base);
  const isAbout = base.success && composeStatement(name, seal, base.output.standing) === guarded.base;
  return isAbout && isWithinGuard(base.output.standing, standing)
    ? null
    : 'the guard may only take a staged version back';
}

/** Whether the guard may turn one entry into another: without the staged version, or back at the previous one. */
export function isWithinGuard(base: RegistryRemote, standing: Standing): boolean {
  const { staged: _, ...stopped } = base;
  const { previous, ...rest } = stopped;
  const allowed = [stopped, ...(previous ? [{ ...rest, current: previous }] : [])];
  return allowed.some((one) => toCanonicalText(one) === toCanonicalText(standing));
}
