import { FEWEST_ACCOUNTS } from '@aura/shared-domain';

/**
 * What a company is told of the seats in use: what it was told before, moved by whole steps of so many accounts, up or
 * down. A step takes fifteen people who accepted or left since, so that with ten accounts of its own a company cannot see
 * one of them do so.
 * @param accepted memberships that stand now
 */
export const seatsTold = (before: number, accepted: number): number =>
  before + FEWEST_ACCOUNTS * Math.trunc((accepted - before) / FEWEST_ACCOUNTS);
