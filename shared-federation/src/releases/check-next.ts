import { err } from '@aura/shared-domain';
import type { Registry, Release } from '../contract/index.ts';
import { findContractFaults } from './check-release.ts';
import type { Outcome } from './make-step.ts';
import type { ReleaseStore } from './store.ts';
import { checkStored } from './upload.ts';

interface Next {
  readonly store: ReleaseStore;
  /** Contracts of the shells that people use, besides that of this build. */
  readonly liveApis: readonly number[];
  /** The registry before the change. */
  readonly before: Registry;
  readonly remote: string;
}

/**
 * Refuses a change after which everybody would get a version that is not whole in the store any more, or that the
 * shells of today cannot run.
 */
export async function checkNext(
  { store, liveApis, before, remote }: Next,
  outcome: Outcome,
): Promise<Outcome> {
  if (!outcome.ok || !outcome.value) return outcome;
  const target = findCurrent(outcome.value.registry, remote);
  if (!target || target.descriptor.version === findCurrent(before, remote)?.descriptor.version)
    return outcome;
  const [fault] = findContractFaults(target.descriptor, liveApis);
  if (fault) return err(fault);
  const stored = await checkStored(store, target.descriptor);
  return stored.ok ? outcome : stored;
}

/** The version of a remote that everybody gets. */
export const findCurrent = ({ remotes }: Registry, name: string): Release | undefined =>
  remotes.find(({ current }) => current.descriptor.name === name)?.current;
