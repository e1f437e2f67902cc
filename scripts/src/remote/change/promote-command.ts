import { ok, type Result } from '@aura/shared-domain';
import { commit, promote } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';
import { changeMeta } from './change-meta.ts';
import { verifyCurrent } from './verify-current.ts';

interface Promote {
  readonly name: string;
  readonly reason: string | undefined;
}

/** Gives the staged version of a remote to everybody. */
export async function promoteCommand(
  context: Context,
  { name, reason }: Promote,
): Promise<Result<string, string>> {
  const { store } = context.releases;
  const signers = await context.releases.signers();
  if (!signers.ok) return signers;
  const meta = changeMeta(context, { action: 'promote', remote: name, reason });
  const committed = await commit(
    store,
    signers.value,
    (registry) => verifyCurrent(context, name, registry, promote(registry, name)),
    meta,
  );
  if (!committed.ok) return committed;
  const { change, registry } = committed.value;
  return ok(
    change
      ? `${name} ${change.version} agora é a versão de todos: revisão ${registry.revision}.`
      : `${name} não tem versão liberada em parte: nada mudou (revisão ${registry.revision}).`,
  );
}
