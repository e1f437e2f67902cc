import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import {
  err,
  MENTOR_LIMITS,
  MESSAGES_BEFORE_BADGE,
  mayUse,
  type MentorAnswer,
  type MentorRequest,
  ok,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { grantBadge } from '../../profile/badge-grants.ts';
import { combineChanges } from '../../profile/combine-changes.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { chargeUse } from '../../usage/charge.ts';
import { locateMentor } from '../mentor-documents.ts';
import { type Answered, parseAnswered, parseMessage, type StoredMessage } from './stored-message.ts';
import { readFactUses } from './use-facts.ts';

/** Maximum number of messages deleted for a new one: the rest is deleted with the next ones. */
const AT_ONCE = 20;

/** The oldest messages that give way to one more. */
async function findMessagesToDrop(
  tx: Transaction,
  messages: CollectionReference,
): Promise<DocumentReference[]> {
  const { count } = (await tx.get(messages.count())).data();
  const excess = Math.min(AT_ONCE, count + 1 - MENTOR_LIMITS.messages);
  if (excess <= 0) return [];
  const oldest = await tx.get(messages.orderBy('createdAt').limit(excess).select());
  return oldest.docs.map(({ ref }) => ref);
}

/** An answer as the coach gave it, to be stored and counted. */
export interface Answering {
  readonly uid: string;
  readonly request: MentorRequest;
  /** Id of the newest message of the conversation when this one was read; null for the first. */
  readonly repliesTo: string | null;
  readonly answer: MentorAnswer;
  /** Ids of remembered facts whose time is over. */
  readonly expired: readonly string[];
  /** Until when a model may write, if none is writing for the person yet; null without a model. */
  readonly writingUntil: Date | null;
  readonly now: Date;
}

export interface StoredAnswer {
  readonly message: StoredMessage;
  /** False for one that was there already. */
  readonly isNew: boolean;
  /** False also for the reply to a question of the mentor. */
  readonly isCharged: boolean;
}

/** Whether a stored message is the one that is asked again; another one has taken its id otherwise. */
export const isSameQuestion = (message: StoredMessage, { text }: MentorRequest): boolean =>
  message.question === text;

/** Whether an answer ends in a question: its reply is free, since the mentor asked for it. A free answer gives no other. */
const asksBack = ({ parts }: MentorAnswer): boolean => parts.at(-1)?.kind === 'question';

/** An answer that asks nothing: a reply to its question would be refused. */
const withoutQuestion = (answer: MentorAnswer): MentorAnswer =>
  asksBack(answer) && answer.parts.length > 1 ? { ...answer, parts: answer.parts.slice(0, -1) } : answer;

/** Stores, counts and rewards an answer, all of it or nothing. */
export async function storeAnswer(
  db: Firestore,
  tx: Transaction,
  answering: Answering,
): Promise<Result<StoredAnswer, Failure>> {
  const { request, now } = answering;
  const documents = locateMentor(db, answering.uid);
  const { person, messages, answered } = documents;
  const document = messages.doc(request.messageId);
  const [stored, current, state] = await tx.getAll(document, person, answered);
  if (stored?.exists) {
    const message = parseMessage(stored.data());
    return message && isSameQuestion(message, request)
      ? ok({ message, isNew: false, isCharged: false })
      : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const before = parseAnswered(state?.data());
  const isFree = answering.repliesTo !== null && answering.repliesTo === before.freeReplyTo;
  const usage = chargeUse(profile.value, 'mentorAI', { isRepeat: isFree, now });
  if (!usage.ok) return usage;
  const isLast = isFree && !mayUse(profile.value, 'mentorAI', now);
  const answer = isLast ? withoutQuestion(answering.answer) : answering.answer;
  const recordUses = await readFactUses(tx, documents, answering);
  const dropped = await findMessagesToDrop(tx, messages);

  const count = before.count + 1;
  const grant = grantBadge(profile.value, count > MESSAGES_BEFORE_BADGE ? 'estrategista_mestre' : null, now);
  const isBusy = before.writingUntil !== null && before.writingUntil > now;
  const writingUntil = isBusy ? null : answering.writingUntil;
  const message: StoredMessage = {
    createdAt: now,
    conversationId: request.conversationId,
    question: request.text,
    answer,
    writer: null,
    writingUntil,
    settled: 0,
    taskId: null,
    newBadges: grant.newBadges,
    charged: !isFree,
  };
  const change = combineChanges(usage.value, grant.change);
  if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  tx.create(document, message);
  const after: Omit<Answered, 'returnedIn'> = {
    count,
    writingUntil: writingUntil ?? before.writingUntil,
    freeReplyTo: !isFree && asksBack(answer) ? request.messageId : null,
  };
  tx.set(answered, after, { merge: true });
  grant.record(tx, person);
  recordUses();
  for (const old of dropped) tx.delete(old);
  return ok({ message, isNew: true, isCharged: !isFree });
}
