import { err, type Result } from '@aura/shared-domain';
import type { Registry, Release } from '@aura/shared-federation';
import { checkStored, contractFaults, type Outcome } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';

/**
 * Refuses a change after which everybody would get a version that is not whole in the store any more, or that the
 * shells of today cannot run.
 */
export async function verifyCurrent(
  { releases, shell }: Context,
  name: string,
  before: Registry,
  outcome: Outcome,
): Promise<Outcome> {
  if (!outcome.ok || !outcome.value) return outcome;
  const target = currentOf(outcome.value.registry, name);
  if (!target || target.descriptor.version === currentOf(before, name)?.descriptor.version) return outcome;
  const [fault] = contractFaults(target.descriptor, shell.liveApis);
  if (fault) return err(fault);
  const stored: Result<null, string> = await checkStored(releases.store, target.descriptor);
  return stored.ok ? outcome : stored;
}

/** The version of a remote that everybody gets. */
export const currentOf = ({ remotes }: Registry, name: string): Release | undefined =>
  remotes.find(({ current }) => current.descriptor.name === name)?.current;
