import { Transaction, type DocumentReference, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MemberFacts } from '@aura/shared-company';
import { LEDGER } from '../../profile/ledger.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { FACT_FIELDS, LearningSchema, memberFacts } from './member-facts.ts';

/** Newest entries of the ledger that are looked at; whoever is busier is active anyway. */
const ENTRIES = 60;
/** Far more than there are lessons. */
const LESSONS = 300;

/**
 * What may be counted of a member, read field by field: a CV, a search, a conversation or an interview is not even
 * loaded, nor what the ledger and the lessons have from before they joined.
 * @returns null for a person without a profile, or with one that this build cannot read
 */
export async function readMemberFacts(
  from: Transaction | Firestore,
  person: DocumentReference,
  joinedAt: Date,
): Promise<MemberFacts | null> {
  const [[profile], [practice], entries, lessons] = await Promise.all([
    from.getAll(person, { fieldMask: [...FACT_FIELDS] }),
    from.getAll(person.collection('lessonState').doc('practice'), { fieldMask: ['days'] }),
    found(
      from,
      person
        .collection(LEDGER)
        .where('at', '>=', joinedAt)
        .orderBy('at', 'desc')
        .limit(ENTRIES)
        .select('type', 'delta', 'at'),
    ),
    found(
      from,
      person.collection('lessonProgress').where('completedAt', '>=', joinedAt).limit(LESSONS).select(),
    ),
  ]);
  const learning = v.safeParse(LearningSchema, {
    profile: withDates(profile?.data()),
    entries: entries.map((entry) => withDates(entry.data())),
    practice: practice?.data() ?? null,
    lessons: lessons.map(({ id }) => id),
  });
  return learning.success ? memberFacts(learning.output, joinedAt) : null;
}

const found = async (from: Transaction | Firestore, query: Query) =>
  (await (from instanceof Transaction ? from.get(query) : query.get())).docs;
