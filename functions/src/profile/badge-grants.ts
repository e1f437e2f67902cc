import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import {
  addNotifications,
  applyChange,
  awardBadge,
  POINTS_PER_BADGE,
  type BadgeId,
  type HeldBadge,
  type Notification,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import { combineChanges } from './combine-changes.ts';

/** A badge that a person gets with something else, or none where they hold it already. */
export interface BadgeGrant {
  /** The badge, its points and the news of it; empty for none. */
  readonly change: ProfileChange;
  readonly newBadges: string[];
  /** Writes its points into the history of points. @param person the document `users/{uid}` */
  readonly record: (tx: Transaction, person: DocumentReference) => void;
}

/** Grants a badge, once. @param badgeId null where it is not earned */
export function grantBadge(profile: Profile, badgeId: BadgeId | null, now: Date): BadgeGrant {
  const award = badgeId === null ? null : awardBadge(profile, badgeId, now);
  if (!award) return { change: {}, newBadges: [], record: () => undefined };
  const badges = applyChange(profile, award).badges.slice(profile.badges.length);
  return {
    change: combineChanges(award, addNotifications(profile, badgeNews(badges, now))),
    newBadges: badges.map(({ id }) => id),
    record: (tx, person) => recordBadges(tx, person, badges, now),
  };
}

/** What a person is told about badges that they have just been granted. */
export function badgeNews(badges: readonly HeldBadge[], now: Date): readonly Notification[] {
  return badges.map(({ id, name }) => ({
    id: `selo_${id}`,
    text: `Você conquistou o selo ${name} e ${POINTS_PER_BADGE} pontos.`,
    link: '/perfil',
    read: false,
    timestamp: now.toISOString(),
  }));
}

/**
 * Writes the points of granted badges into the history of points. A badge has one place there, so that no repetition
 * can add to it.
 * @param person the document `users/{uid}`
 */
export function recordBadges(
  tx: Transaction,
  person: DocumentReference,
  badges: readonly HeldBadge[],
  now: Date,
): void {
  for (const { id, name } of badges) {
    const event = {
      type: 'badge',
      target: id,
      delta: POINTS_PER_BADGE,
      reason: `Conquista: ${name}`,
      at: now,
    };
    tx.set(person.collection('pointEvents').doc(`badge_${id}`), event);
  }
}
