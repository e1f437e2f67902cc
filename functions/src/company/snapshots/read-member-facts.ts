import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MemberFacts } from '@aura/shared-company';
import { withDates } from '../../profile/parse-profile.ts';
import { findDocuments } from './query-documents.ts';
import { readLedgerEntries } from './ledger-entries.ts';
import { FACT_FIELDS, LearningSchema, buildMemberFacts, type Span } from './member-facts.ts';

/** Far more than there are lessons. */
const LESSONS = 300;

/**
 * Reads the countable facts of a member, field by field: a CV, a search, a conversation or an interview is not even
 * loaded, nor ledger entries and lessons from before they joined. The plan has no dates except those of the ledger,
 * and a diagnosis only that of the newest.
 * @returns null for a person without a profile, or with one that this build cannot read
 */
export async function readMemberFacts(
  from: Transaction | Firestore,
  person: DocumentReference,
  span: Span,
): Promise<MemberFacts | null> {
  const [[profile], [practice], entries, lessons] = await Promise.all([
    from.getAll(person, { fieldMask: [...FACT_FIELDS] }),
    from.getAll(person.collection('lessonState').doc('practice'), { fieldMask: ['days'] }),
    readLedgerEntries(from, person, span),
    findDocuments(
      from,
      person
        .collection('lessonProgress')
        .where('completedAt', '>=', span.joinedAt)
        .where('completedAt', '<=', span.until)
        .limit(LESSONS)
        .select(),
    ),
  ]);
  const learning = v.safeParse(LearningSchema, {
    profile: withDates(profile?.data()),
    entries,
    practice: practice?.data() ?? null,
    lessons: lessons.map(({ id }) => id),
  });
  return learning.success ? buildMemberFacts(learning.output, span) : null;
}
