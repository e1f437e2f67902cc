import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CHOSEN_TOPICS, type ChosenTopic, type Topic } from '../kinds.ts';
import { withDates } from '../../profile/parse-profile.ts';

/** Version of the choices' wording; increase it when their meaning changes. */
const WORDING = 1;
/** Maximum number of stored answers of one person: choice, time and place. */
const MOST_KEPT = 60;

const ChosenTopicSchema = v.picklist(CHOSEN_TOPICS);
const AnswerSchema = v.object({
  topic: ChosenTopicSchema,
  wants: v.boolean(),
  at: v.date(),
  by: v.picklist(['settings', 'link']),
  wording: v.number(),
});
const ChoicesSchema = v.object({
  /**
   * Topics that the person turned off. Without an answer, they get the messages that follow from their use of the
   * product.
   */
  refused: v.array(ChosenTopicSchema),
  answers: v.array(AnswerSchema),
});
export type Choices = v.InferOutput<typeof ChoicesSchema>;

const NONE: Choices = { refused: [], answers: [] };

export const getChoices = (data: DocumentData | undefined): Choices => {
  const parsed = v.safeParse(ChoicesSchema, withDates(data));
  return parsed.success ? parsed.output : NONE;
};

export const isChosen = (topic: Topic): topic is ChosenTopic => v.is(ChosenTopicSchema, topic);

/** Below the profile, so that export and erasure of an account take it. */
export const locateChoices = (db: Firestore, uid: string) => db.doc(`users/${uid}/messageChoices/email`);

export interface Answer {
  readonly topic: ChosenTopic;
  readonly wants: boolean;
  readonly by: 'settings' | 'link';
}

/** The choices after an answer. The same answer again changes nothing, and is kept as an answer. */
function computeChoices({ refused, answers }: Choices, answer: Answer, at: Date): Choices {
  const others = refused.filter((topic) => topic !== answer.topic);
  return {
    refused: answer.wants ? others : [...others, answer.topic],
    answers: [...answers, { ...answer, at, wording: WORDING }].slice(-MOST_KEPT),
  };
}

/** Stores an answer of a person with a profile; false without a profile. */
export async function storeAnswer(db: Firestore, uid: string, answer: Answer, at: Date): Promise<boolean> {
  return db.runTransaction(async (tx: Transaction) => {
    const [person, stored] = await tx.getAll(db.doc(`users/${uid}`), locateChoices(db, uid));
    if (!person?.exists) return false;
    tx.set(locateChoices(db, uid), computeChoices(getChoices(stored?.data()), answer, at));
    return true;
  });
}
