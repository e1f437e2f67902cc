import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { SecondReadingSchema, TaskEvidenceSchema, type ToldSince } from '@aura/shared-domain';
import { readPractice } from './read-practice.ts';

/** Proofs and earlier diagnoses that are looked through. */
const LOOK_BACK = { evidence: 50, diagnoses: 5 } as const;

/** The person's proofs of tasks, their answers about lines of their CV, of each the newest, and what they practised. */
export async function readToldSince(db: Firestore, uid: string, now: Date): Promise<ToldSince> {
  const person = db.doc(`users/${uid}`);
  const newest = (collection: string, field: string, count: number) =>
    person.collection(collection).orderBy(field, 'desc').limit(count).get();
  const [kept, diagnoses, practice] = await Promise.all([
    newest('taskEvidence', 'at', LOOK_BACK.evidence),
    newest('diagnoses', 'createdAt', LOOK_BACK.diagnoses),
    readPractice(person, now),
  ]);
  const evidence = kept.docs.flatMap((document) => {
    const read = v.safeParse(TaskEvidenceSchema, document.data());
    return read.success ? [read.output] : [];
  });
  const answered = diagnoses.docs.flatMap((document) => {
    const read = v.safeParse(SecondReadingSchema, document.get('secondReading'));
    return read.success ? read.output.questions.filter(({ doubt }) => doubt !== 'asks') : [];
  });
  const confirmed = answered.flatMap(({ about, quote, answer }) =>
    answer === null ? [] : [{ skillId: about, quote, holds: answer === 'yes' }],
  );
  return {
    evidence: selectFirst(evidence, ({ task }) => task),
    confirmed: selectFirst(confirmed, ({ skillId, quote }) => `${skillId} ${quote}`),
    practice,
  };
}

const selectFirst = <T>(list: readonly T[], key: (one: T) => string): T[] => {
  const keys = list.map(key);
  return list.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};
