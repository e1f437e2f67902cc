import { ok, type Result } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation';
import { commit, readHistory, rollback, type Outcome } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';
import { changeMeta } from './change-meta.ts';
import { findCurrent, verifyCurrent } from './verify-current.ts';

interface Rollback {
  readonly name: string;
  /** Version to go back to; the previous one without it. */
  readonly to: string | undefined;
  readonly reason: string | undefined;
}

/** Takes the newest version of a remote back. */
export async function rollbackCommand(
  context: Context,
  { name, to, reason }: Rollback,
): Promise<Result<string, string>> {
  const { store, publicKey } = context.releases;
  const signers = await context.releases.signers();
  if (!signers.ok) return signers;
  const change = async (registry: Registry): Promise<Outcome> => {
    const past = await readHistory(store, publicKey);
    if (!past.ok) return past;
    const states = past.value.map((revision) => revision.registry);
    return verifyCurrent(context, name, registry, rollback(registry, name, { to, past: states }));
  };
  const meta = changeMeta(context, { action: 'rollback', remote: name, reason });
  const committed = await commit(store, signers.value, change, meta);
  if (!committed.ok) return committed;
  const { change: made, registry } = committed.value;
  const now = `${name} ${findCurrent(registry, name)?.descriptor.version ?? ''}`;
  return ok(
    made
      ? `${name} ${made.version} recolhida; ${now} é a versão de todos: revisão ${registry.revision}.`
      : `${now} já é a versão de todos: nada mudou (revisão ${registry.revision}).`,
  );
}
