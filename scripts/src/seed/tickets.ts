import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS, ANSWER_DAYS, computeDay } from '@aura/shared-domain';
import { TICKETS } from '../generated/tickets.ts';

/** Creates the demonstration's messages if missing; their state from an earlier run stays unchanged. */
export async function seedTickets(db: Firestore, now: Date): Promise<void> {
  for (const { id, signs, daysAgo, ...written } of TICKETS) {
    const document = db.doc(`leads/${id}`);
    if ((await document.get()).exists) continue;
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const inDays = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
    await document.create({
      ...written,
      isSuspect: false,
      createdAt,
      number: `${computeDay(createdAt).replaceAll('-', '')}-${signs}`,
      state: 'open',
      dueAt: inDays(ANSWER_DAYS[written.subject]),
      answers: [],
      closedAt: null,
      expiresAt: inDays(365),
    });
  }
}
