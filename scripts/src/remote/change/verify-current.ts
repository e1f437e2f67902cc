import type { Registry } from '@aura/shared-federation';
import { checkNext, type Outcome } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';

/** Refuses a change after which everybody would get a version that they cannot. */
export const verifyCurrent = (
  { releases: { store }, shell: { liveApis } }: Context,
  remote: string,
  before: Registry,
  outcome: Outcome,
): Promise<Outcome> => checkNext({ store, liveApis, before, remote }, outcome);

export { findCurrent } from '@aura/shared-federation/releases';
