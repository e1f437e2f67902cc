import type { Firestore } from 'firebase-admin/firestore';
import { computeDay } from '@aura/shared-domain';
import { BILLING, parseBillingRecord } from '../billing-record.ts';
import { getServiceNote, type NoteIssuer } from './service-note.ts';

export interface Issued {
  readonly issued: number;
  /** Payments that we kept and that have no receiver for their note yet. */
  readonly unnamed: number;
  /** Why notes were not issued. */
  readonly refused: readonly string[];
}

/** Issues the notes of all payments of a month. @param month `2026-11`, in São Paulo */
export async function issueMonth(db: Firestore, issuer: NoteIssuer, month: string): Promise<Issued> {
  const refused: string[] = [];
  let [issued, unnamed] = [0, 0];
  for await (const document of db
    .collection(BILLING)
    .stream() as AsyncIterable<FirebaseFirestore.DocumentSnapshot>) {
    const { payments, details } = parseBillingRecord(document.data());
    for (const payment of payments) {
      if (!computeDay(new Date(payment.paidAt)).startsWith(`${month}-`)) continue;
      const note = getServiceNote(payment, details);
      if (!note) {
        if (payment.status === 'paid' && !details) unnamed += 1;
        continue;
      }
      const done = await issuer.issue(note);
      if (done.ok) issued += 1;
      else refused.push(`${payment.id}: ${done.error}`);
    }
  }
  return { issued, unnamed, refused };
}
