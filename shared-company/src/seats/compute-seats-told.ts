import { FEWEST_ACCOUNTS } from '@aura/shared-domain';

/**
 * The number of used seats shown to a company: the earlier value, moved by whole steps. A step takes fifteen people
 * who joined or left since, so that a company with ten accounts of its own cannot observe one person.
 * @param accepted active memberships
 */
export const computeSeatsTold = (before: number, accepted: number): number =>
  before + FEWEST_ACCOUNTS * Math.trunc((accepted - before) / FEWEST_ACCOUNTS);
