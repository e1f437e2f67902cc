import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
import {
  addNotifications,
  applyChange,
  awardBadge,
  buildBadgeEntries,
  countNewEntries,
  POINTS_PER_BADGE,
  type BadgeId,
  type HeldBadge,
  type Notification,
  type PointEntry,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import { combineChanges } from './combine-changes.ts';
import { LEDGER } from './ledger.ts';

/** A badge granted with another change, or none if the person already has it. */
export interface BadgeGrant {
  /** The badge, its points, the count of their entries and the news of it; empty for none. */
  readonly change: ProfileChange;
  readonly newBadges: string[];
  /** Adds its points to their ledger. @param person the document `users/{uid}` */
  readonly record: (writer: Transaction | WriteBatch, person: DocumentReference) => void;
}

/**
 * Grants a badge, once.
 * @param profile including all earlier grants of the same transaction
 * @param badgeId null if it is not earned
 */
export function grantBadge(profile: Profile, badgeId: BadgeId | null, now: Date): BadgeGrant {
  const award = badgeId === null ? null : awardBadge(profile, badgeId, now);
  if (!award) return { change: {}, newBadges: [], record: () => undefined };
  const badges = applyChange(profile, award).badges.slice(profile.badges.length);
  return {
    change: combineChanges(
      award,
      countNewEntries(badges.length),
      addNotifications(profile, buildBadgeNews(badges, now)),
    ),
    newBadges: badges.map(({ id }) => id),
    record: (writer, person) => recordBadges(writer, person, { before: profile, badges, now }),
  };
}

/** The notifications about new badges. */
export function buildBadgeNews(badges: readonly HeldBadge[], now: Date): readonly Notification[] {
  return badges.map(({ id, name }) => ({
    id: `selo_${id}`,
    text: `Você conquistou o selo ${name} e ${POINTS_PER_BADGE} pontos.`,
    link: '/perfil',
    read: false,
    timestamp: now.toISOString(),
  }));
}

interface GrantedBadges {
  /** The profile without them. */
  readonly before: Profile;
  readonly badges: readonly HeldBadge[];
  readonly now: Date;
}

/**
 * Adds the points of granted badges to their ledger; the same write counts the entries in the profile. An entry
 * that is there already fails it: nothing in a ledger is written over.
 * @param person the document `users/{uid}`
 */
export function recordBadges(
  writer: Transaction | WriteBatch,
  person: DocumentReference,
  { before, badges, now }: GrantedBadges,
): void {
  for (const entry of buildBadgeEntries(before, badges)) {
    const stored: PointEntry = { ...entry, at: now };
    writer.create(person.collection(LEDGER).doc(String(entry.entry)), stored);
  }
}
