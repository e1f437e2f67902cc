import { ok, type Result } from '@aura/shared-domain';
import { commit, retire } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';
import { changeMeta } from './change-meta.ts';

interface Retire {
  readonly name: string;
  readonly reason: string | undefined;
}

/** Takes a remote out of the registry. */
export async function retireCommand(
  context: Context,
  { name, reason }: Retire,
): Promise<Result<string, string>> {
  const { store } = context.releases;
  const signers = await context.releases.signers();
  if (!signers.ok) return signers;
  const meta = changeMeta(context, { action: 'retire', remote: name, reason });
  const committed = await commit(store, signers.value, (registry) => retire(registry, name), meta);
  if (!committed.ok) return committed;
  const { change, registry } = committed.value;
  return ok(
    change
      ? `${name} ${change.version} retirado: suas páginas e entradas de menu saíram do site, revisão ${registry.revision}. ` +
          'Abas abertas seguem com ele; "publish" o traz de volta.'
      : `${name} já estava retirado: nada mudou (revisão ${registry.revision}).`,
  );
}
