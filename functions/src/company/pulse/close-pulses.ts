import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { countPulse, type PulseSums, type StoredPulse, type UnitAnswers } from '@aura/shared-company';
import { MAX_PULSES, MINIMUM_CELL } from '@aura/shared-domain';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { eraseFound } from '../../firebase/write-all-found.ts';
import {
  locateCompany,
  parseCompany,
  parsePulse,
  parsePulseAnswer,
  parseSnapshot,
  type CompanyDocuments,
} from '../company-documents.ts';
import { PULSE_ITEMS } from './questions.ts';

const PAGE = 300;

/**
 * Counts the pulses whose time is over, and erases what was answered. Cut short anywhere, the next one does the rest:
 * counting is done once, and nothing is erased before it is stored.
 */
export async function closePulses(db: Firestore, companyId: string, now: Date): Promise<void> {
  const documents = locateCompany(db, companyId);
  const open = await documents.pulses.where('state', '==', 'open').get();
  for (const stored of open.docs) {
    const pulse = parsePulse(stored.data());
    if (pulse.closesAt > now) continue;
    if (pulse.body === null) await storeSums(db, stored.ref, await computeSums(documents, stored.id, pulse));
    await eraseFound(queryPulseAnswers(documents, stored.id));
    await stored.ref.update({ state: 'closed', key: '' });
  }
  if (!open.empty) await forgetOldest(documents);
}

/** The answers to a pulse. */
export const queryPulseAnswers = ({ pulseAnswers }: CompanyDocuments, pulseId: string) =>
  pulseAnswers.where('pulseId', '==', pulseId);

/** Another run may have been quicker, and erases answers by now. */
const storeSums = (db: Firestore, pulse: DocumentReference, sums: PulseSums): Promise<void> =>
  db.runTransaction(async (tx) => {
    const stored = await tx.get(pulse);
    if (stored.exists && stored.get('body') === null) tx.update(pulse, { body: JSON.stringify(sums) });
  });

/** Counts by the units of the newest snapshot: only such as have begun have numbers at all. */
async function computeSums(
  documents: CompanyDocuments,
  pulseId: string,
  pulse: StoredPulse,
): Promise<PulseSums> {
  const { snapshots } = parseCompany((await documents.company.get()).data());
  const week = snapshots.at(-1);
  const snapshot =
    week === undefined ? null : parseSnapshot((await documents.snapshots.doc(week).get()).data());
  const units = (snapshot?.units ?? [])
    .filter(({ unit }) => pulse.units.length === 0 || pulse.units.includes(unit))
    .map(({ unit, n }) => ({ unit, n }));
  const answers: UnitAnswers[] = [];
  for await (const answer of walkDocuments(queryPulseAnswers(documents, pulseId), PAGE))
    answers.push(parsePulseAnswer(answer.data()));
  return countPulse({ units, answers, items: PULSE_ITEMS, size: MINIMUM_CELL });
}

async function forgetOldest({ pulses }: CompanyDocuments): Promise<void> {
  const old = await pulses.orderBy('opensAt', 'desc').offset(MAX_PULSES).get();
  for (const { ref } of old.docs) await ref.delete();
}
