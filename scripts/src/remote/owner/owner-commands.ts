import { readFile } from 'node:fs/promises';
import { err, ok, type Result } from '@aura/shared-domain';
import { RegistryKeySchema, type RegistryKey } from '@aura/shared-federation';
import { addOwner, GUARD, extractPublicKey, readNewest, readOwners } from '@aura/shared-federation/releases';
import * as v from 'valibot';
import { readLocalOwnerKey } from '../../releases/local-owners.ts';
import type { Context } from '../cli/context.ts';

interface AddOwner {
  /** A team, or "guard". */
  readonly owner: string;
  /** File with the public key; a key of this machine without it. */
  readonly keyFile: string | undefined;
  readonly replaces: boolean;
  readonly reason: string | undefined;
}

/** Puts the key of a team, or of the guard, into the table of owners. Needs the root key. */
export async function addOwnerCommand(
  context: Context,
  { owner, keyFile, replaces, reason }: AddOwner,
): Promise<Result<string, string>> {
  const { store, signingKey, publicKey } = context.releases;
  if (!signingKey) return err('A tabela de donos é assinada com a chave raiz: falta AURA_SIGNING_KEY.');
  const key = await readKey(context, owner, keyFile);
  if (!key.ok) return key;
  const before = await readOwners(store, publicKey);
  if (!before.ok) return before;
  const at = context.now().toISOString();
  const meta = { by: context.by, ...(reason !== undefined && { reason }), at };
  const wanted = { owner, key: key.value, replaces };
  const added = await addOwner(store, { key: signingKey, publicKey }, wanted, meta);
  if (!added.ok) return added;
  const { serial } = added.value.owners;
  if (serial === before.value?.owners.serial)
    return ok(`${owner} já tem essa chave: nada mudou (tabela ${serial}).`);
  return ok(
    `${owner} está na tabela de donos (tabela ${serial}); ela passa a valer com a próxima mudança do registro.`,
  );
}

const PublicKeySchema = v.pipe(v.string(), v.parseJson(), RegistryKeySchema);

async function readKey(
  { releases: { ownerKeys } }: Context,
  owner: string,
  keyFile: string | undefined,
): Promise<Result<RegistryKey, string>> {
  if (keyFile === undefined) {
    if (ownerKeys === null)
      return err('Diga a chave pública da equipe com --key ARQUIVO: a privada fica só com ela.');
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(owner)) return err(`"${owner}" não serve de nome de equipe.`);
    const key = await readLocalOwnerKey(ownerKeys, owner);
    return key.ok ? ok(extractPublicKey(key.value)) : key;
  }
  const text = await readFile(keyFile, 'utf8').catch(() => null);
  if (text === null) return err(`${keyFile} não pôde ser lido.`);
  const parsed = v.safeParse(PublicKeySchema, text);
  if (!parsed.success) return err(`${keyFile} não tem uma chave pública P-256 em formato JWK.`);
  const { kty, crv, x, y } = parsed.output;
  return ok({ kty, crv, x, y });
}

/** Says which teams there are, and whose each remote is. */
export async function listOwnersCommand({
  releases: { store, publicKey },
}: Context): Promise<Result<string, string>> {
  const table = await readOwners(store, publicKey);
  if (!table.ok) return table;
  const registry = await readNewest(store, publicKey);
  if (!registry.ok) return registry;
  if (!table.value) return ok('Ainda não há tabela de donos: "owner add EQUIPE" a começa.');
  const seals = Object.entries(registry.value?.seals ?? {});
  const { owners } = table.value;
  const lines = Object.keys(owners.teams)
    .toSorted()
    .map((team) => {
      const remotes = seals.filter(([, seal]) => seal.owner === team).map(([name]) => name);
      return `${team}: ${remotes.join(', ') || 'nenhum remoto ainda'}`;
    });
  const named = new Set(seals.map(([name]) => name));
  const free = (registry.value?.remotes ?? [])
    .map(({ current }) => current.descriptor.name)
    .filter((name) => !named.has(name));
  return ok(
    [
      `Tabela ${owners.serial}:`,
      ...lines.map((line) => `  ${line}`),
      `  ${GUARD}: ${owners.guard ? 'tem chave' : 'sem chave'}`,
      ...(free.length > 0 ? [`Sem dono até a próxima publicação: ${free.join(', ')}`] : []),
    ].join('\n'),
  );
}
