import { DAY_MS } from '@aura/shared-domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { LEDGER } from '../../profile/ledger.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { findDocuments } from './query-documents.ts';
import type { Span } from './member-facts.ts';

/** Newest entries of a ledger that are looked at one by one. */
const ENTRIES = 60;

/**
 * The ledger entries needed for counting: the newest ones and, if there are more, one entry for each question that
 * these leave open. Otherwise a person who opens and closes a task often enough would lose earlier achievements.
 */
export async function readLedgerEntries(
  from: Transaction | Firestore,
  person: DocumentReference,
  span: Span,
): Promise<readonly unknown[]> {
  const ledger = person.collection(LEDGER);
  const sinceJoined = ledger.where('at', '>=', span.joinedAt);
  const newest = await findDocuments(
    from,
    sinceJoined
      .orderBy('at', 'desc')
      .limit(ENTRIES)
      .select(...FIELDS),
  );
  const entries = newest.map((entry) => withDates(entry.data()) as Entry);
  const oldest = entries.at(-1)?.at;
  if (entries.length < ENTRIES || !oldest) return entries;
  const gained = ledger.where('delta', '>', 0).orderBy('at');
  const open = listQuestions(span).filter(
    (question) => question.from <= oldest && !entries.some((entry) => isAnswer(entry, question)),
  );
  const earlier = await Promise.all(
    open.map(({ from: first, to, type }) => {
      const query = gained.where('at', '>=', first).where('at', '<=', to).limit(1);
      return findDocuments(from, (type ? query.where('type', '==', type) : query).select(...FIELDS));
    }),
  );
  return [...entries, ...earlier.flat().map((entry) => withDates(entry.data()))];
}

const FIELDS = ['type', 'target', 'delta', 'at'] as const;

/** The fields used here; the caller checks whether the entry is valid. */
interface Entry {
  readonly type: unknown;
  readonly delta: number;
  readonly at: Date;
}

/** Whether anything was gained in a time, both ends included. */
interface Question {
  readonly from: Date;
  readonly to: Date;
  readonly type?: 'task';
}

/** The learning dates that `computeContribution` needs. */
function listQuestions({ joinedAt, until }: Span): readonly Question[] {
  const before = (days: number) => new Date(Math.max(until.getTime() - days * DAY_MS, joinedAt.getTime()));
  const oneMonthLater = new Date(joinedAt.getTime() + 30 * DAY_MS);
  return [
    { from: joinedAt, to: until, type: 'task' },
    { from: oneMonthLater, to: until },
    { from: addMoment(before(30)), to: until },
    ...[0, 1, 2, 3].map((week) => ({ from: addMoment(before(7 * (week + 1))), to: before(7 * week) })),
  ];
}

/** An entry of exactly this age belongs to the time before. */
const addMoment = (at: Date): Date => new Date(at.getTime() + 1);

const isAnswer = ({ type, delta, at }: Entry, { from, to, type: asked }: Question): boolean =>
  delta > 0 && at >= from && at <= to && (asked === undefined || type === asked);
