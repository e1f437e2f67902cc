import { ok, type Result } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation';
import { block, commit, readHistory, type Outcome } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';
import { changeMeta } from './change-meta.ts';
import { findCurrent, verifyCurrent } from './verify-current.ts';

interface Block {
  readonly name: string;
  readonly version: string;
  readonly reason: string | undefined;
}

/** Marks a version of a remote as never to be used again. */
export async function blockCommand(
  context: Context,
  { name, version, reason }: Block,
): Promise<Result<string, string>> {
  const { store, publicKey } = context.releases;
  const signers = await context.releases.signers();
  if (!signers.ok) return signers;
  const change = async (registry: Registry): Promise<Outcome> => {
    const log = await readHistory(store, publicKey);
    if (!log.ok) return log;
    const past = log.value.map((revision) => revision.registry);
    return verifyCurrent(context, name, registry, block(registry, name, { version, past }));
  };
  const meta = changeMeta(context, { action: 'block', remote: name, reason });
  const committed = await commit(store, signers.value, change, meta);
  if (!committed.ok) return committed;
  const { change: made, registry } = committed.value;
  const now = findCurrent(registry, name)?.descriptor.version;
  const state = now === undefined ? `${name} está retirado` : `${name} ${now} é a versão de todos`;
  return ok(
    made
      ? `${name} ${version} bloqueada para sempre; ${state}: revisão ${registry.revision}.`
      : `${name} ${version} já estava bloqueada: nada mudou (revisão ${registry.revision}).`,
  );
}
