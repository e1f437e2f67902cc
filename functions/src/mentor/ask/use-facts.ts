import type { Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MentorFactSchema, type MentorAnswer } from '@aura/shared-domain';
import { withDates } from '../../profile/parse-profile.ts';
import type { MentorDocuments } from '../mentor-documents.ts';

/** Uses of a fact that are kept. */
const KEPT_USES = 5;
/** Expired facts that one answer takes away at most: the others go with the next. */
const EXPIRED_AT_ONCE = 20;

interface Using {
  readonly answer: MentorAnswer;
  readonly expired: readonly string[];
  readonly now: Date;
}

/**
 * Reads the remembered facts that an answer used and those whose time is over.
 * @returns notes the use of the former and takes the latter away; called once everything has been read
 */
export async function readFactUses(
  tx: Transaction,
  { facts }: Pick<MentorDocuments, 'facts'>,
  { answer, expired, now }: Using,
): Promise<() => void> {
  const used = answer.factsUsed.filter(({ origin }) => origin === 'remembered').map(({ id }) => id);
  const ids = [...new Set([...used, ...expired.slice(0, EXPIRED_AT_ONCE)])];
  const stored = ids.length === 0 ? [] : await tx.getAll(...ids.map((id) => facts.doc(id)));
  return () => {
    for (const document of stored) {
      // Deleted or changed by the person while the answer was made.
      const fact = v.safeParse(MentorFactSchema, withDates(document.data()));
      if (!fact.success) continue;
      const { usedAt, expiresAt } = fact.output;
      if (expiresAt !== null && expiresAt <= now) tx.delete(document.ref);
      else if (used.includes(document.id))
        tx.update(document.ref, { usedAt: [now, ...usedAt].slice(0, KEPT_USES) });
    }
  };
}
