import { err, ok, type Result } from '@aura/shared-domain';
import {
  toCanonicalText,
  isRetired,
  isWithinGuard,
  openOwners,
  sealFault,
  listStandings,
  composeStatement,
  type Registry,
  type RegistryKey,
  type RegistryRemote,
  type Seal,
  type SignedOwners,
  type Standing,
} from '../contract/index.ts';
import type { OwnersTable } from './owners-store.ts';
import type { SigningKey } from './registry-key.ts';
import { signText } from './sign.ts';
import { findKey, type Signers } from './signers.ts';

interface Sealing {
  /** The accepted registry before the change. */
  readonly before: Registry;
  /** The newest table of owners; null if none exists. */
  readonly table: OwnersTable | null;
  readonly signers: Signers;
}

export interface Sealed {
  readonly registry: Registry;
  /** Teams, or the guard, whose keys have signed what has changed. */
  readonly by: readonly string[];
}

/**
 * Puts the signatures of their owners on the entries that have changed. The error is a sentence that says whose key is
 * missing.
 */
export async function sealRegistry(
  next: Registry,
  { before, table, signers }: Sealing,
): Promise<Result<Sealed, string>> {
  if (!table) return signers.root ? ok({ registry: next, by: [] }) : err(ROOT_MISSING);
  const was = listStandings(before);
  const seals: Record<string, Seal> = {};
  const by = new Set<string>();
  for (const [name, standing] of listStandings(next)) {
    const known = was.get(name);
    const isSame = known !== undefined && toCanonicalText(known) === toCanonicalText(standing);
    const seal = before.seals?.[name];
    if (isSame && (!seal || (await sealFault(name, standing, { seal, owners: table.owners })) === null)) {
      if (seal) seals[name] = seal;
      else if (!signers.root) return err(describeUnowned(name));
      continue;
    }
    const made = await makeNewSeal(name, standing, { before, table, signers, known });
    if (!made.ok) {
      // The owner's key has changed, and only the owner can sign again: changes of others do not wait for that.
      if (isSame && seal) seals[name] = seal;
      else return made;
    } else if (made.value) {
      seals[name] = made.value;
      if (!isSame) by.add(made.value.guarded ? 'guard' : made.value.owner);
    } else if (!signers.root) return err(describeUnowned(name));
  }
  const owners = await chooseTable(next, { seals, before, table, rootKey: signers.rootKey });
  if (!owners.ok) return owners;
  const { seals: _, ...rest } = next;
  return ok({
    registry: { ...rest, owners: owners.value, ...(Object.keys(seals).length > 0 && { seals }) },
    by: [...by],
  });
}

interface Tables {
  readonly seals: Readonly<Record<string, Seal>>;
  readonly before: Registry;
  readonly table: OwnersTable;
  readonly rootKey: RegistryKey;
}

/**
 * The newest table under which every seal is valid. A team whose key was replaced signs again with its next change.
 * Until then the registry uses the previous table, so that first-time readers do not lose the team's remotes.
 */
async function chooseTable(
  next: Registry,
  { seals, before, table, rootKey }: Tables,
): Promise<Result<SignedOwners, string>> {
  const earlier = before.owners && (await openOwners(before.owners, rootKey));
  const tables = [
    table,
    ...(earlier?.ok && before.owners ? [{ owners: earlier.value, signed: before.owners }] : []),
  ];
  let fault: string | null = null;
  for (const { owners, signed } of tables) {
    fault = null;
    for (const [name, standing] of listStandings(next)) {
      const seal = seals[name];
      if (seal) fault ??= await sealFault(name, standing, { seal, owners });
    }
    if (fault === null) return ok(signed);
  }
  return err(`Nem todas as assinaturas valem com a mesma tabela de donos (${fault ?? ''}).`);
}

const ROOT_MISSING =
  'Este registro ainda não tem donos: só a chave raiz (AURA_SIGNING_KEY) pode mudá-lo. Veja "owner add".';
const describeUnowned = (name: string): string =>
  `${name} ainda não tem dono: enquanto sua equipe não o publicar, mudanças precisam também de AURA_SIGNING_KEY.`;

interface Change extends Sealing {
  readonly table: OwnersTable;
  readonly known: Standing | undefined;
}

/** The seal of a changed entry; null if it has no owner yet. */
async function makeNewSeal(
  name: string,
  standing: Standing,
  { before, table: { owners }, signers, known }: Change,
): Promise<Result<Seal | null, string>> {
  const seal = before.seals?.[name];
  const owner = seal?.owner ?? (isRetired(standing) ? undefined : standing.current.descriptor.owner);
  if (owner === undefined) return ok(null);
  const expected = owners.teams[owner];
  if (!expected)
    return err(`A equipe ${owner} não está na tabela de donos: "owner add ${owner}", com a chave raiz.`);
  const own = findKey(signers.owners, expected);
  if (own) return ok(await signOwnSeal(name, standing, { owner, serial: (seal?.serial ?? 0) + 1, key: own }));
  const guard = owners.guard && signers.guard && findKey([signers.guard], owners.guard);
  if (!guard || !seal || !known || isRetired(known)) return err(describeMissingKey(name, owner));
  return guardSeal(name, standing, { seal, known, guard });
}

const describeMissingKey = (name: string, owner: string): string =>
  `${name} é da equipe ${owner}: esta mudança precisa da chave dela (AURA_OWNER_KEY).`;

async function signOwnSeal(
  name: string,
  standing: Standing,
  { owner, serial, key }: { readonly owner: string; readonly serial: number; readonly key: SigningKey },
): Promise<Seal> {
  return {
    owner,
    serial,
    signature: await signText(composeStatement(name, { owner, serial }, standing), key),
  };
}

interface Guarding {
  readonly seal: Seal;
  readonly known: RegistryRemote;
  readonly guard: SigningKey;
}

async function guardSeal(
  name: string,
  standing: Standing,
  { seal, known, guard }: Guarding,
): Promise<Result<Seal, string>> {
  const base = seal.guarded?.base ?? composeStatement(name, seal, known);
  const owned = (JSON.parse(base) as { readonly standing: RegistryRemote }).standing;
  if (!isWithinGuard(owned, standing))
    return err(`A guarda só pode recolher a versão liberada de ${name} ou voltar à anterior.`);
  const signature = await signText(composeStatement(name, seal, standing), guard);
  const { owner, serial, signature: own } = seal;
  return ok({ owner, serial, signature: own, guarded: { base, signature } });
}
