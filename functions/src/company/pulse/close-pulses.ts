import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  countPulse,
  mayGoOn,
  type PulseSums,
  type StoredPulse,
  type UnitAnswers,
} from '@aura/shared-company';
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

/**
 * Counts by the units of the newest snapshot: only such as have begun have numbers at all, and only while enough of their
 * people are on the list, who alone can answer. The company may have taken people off since that snapshot.
 */
async function computeSums(
  documents: CompanyDocuments,
  pulseId: string,
  pulse: StoredPulse,
): Promise<PulseSums> {
  const { snapshots, fewestAccounts } = parseCompany((await documents.company.get()).data());
  const listed = await countListed(documents);
  const week = snapshots.at(-1);
  const snapshot =
    week === undefined ? null : parseSnapshot((await documents.snapshots.doc(week).get()).data());
  const units = (snapshot?.units ?? [])
    .filter(({ unit }) => pulse.units.length === 0 || pulse.units.includes(unit))
    .filter(({ unit }) => mayGoOn({ listed: listed.get(unit) ?? 0 }, { size: MINIMUM_CELL, fewestAccounts }))
    .map(({ unit, n }) => ({ unit, n }));
  const answers: UnitAnswers[] = [];
  for await (const answer of walkDocuments(queryPulseAnswers(documents, pulseId), PAGE))
    answers.push(parsePulseAnswer(answer.data()));
  return countPulse({ units, answers, items: PULSE_ITEMS, size: MINIMUM_CELL });
}

/** Unit → how many people of its closed groups are on the list still. */
async function countListed({ people }: CompanyDocuments): Promise<ReadonlyMap<string, number>> {
  const listed = new Map<string, number>();
  const query = people.orderBy('group.unit').select('group.unit', 'removedAt');
  for await (const person of walkDocuments(query, PAGE)) {
    const unit = String(person.get('group.unit'));
    if (person.get('removedAt') === null) listed.set(unit, (listed.get(unit) ?? 0) + 1);
  }
  return listed;
}

async function forgetOldest({ pulses }: CompanyDocuments): Promise<void> {
  const old = await pulses.orderBy('opensAt', 'desc').offset(MAX_PULSES).get();
  for (const { ref } of old.docs) await ref.delete();
}
