import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { POINTS_PER_BADGE, type HeldBadge, type Notification } from '@aura/shared-domain';

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
