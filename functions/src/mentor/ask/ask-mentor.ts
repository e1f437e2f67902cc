import type { Firestore } from 'firebase-admin/firestore';
import type { Identity, WritingJob } from '@aura/shared-career';
import {
  err,
  type MentorAnswer,
  type MentorEvent,
  type MentorRequest,
  EVERY_JOB,
  ok,
  type Salary,
  type Vacancy,
} from '@aura/shared-domain';
import { type Ad, type AdsWanted, isFinal, type PersonRecord, type Response } from '@aura/shared-mentor';
import { waitAtMost } from '../../jobs/wait-at-most.ts';
import type { JobMarket } from '../../jobs/market/job-market.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { TakeTurn } from '../../http/token-buckets.ts';
import { type PersonQueue, TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { CallsOf } from '../../model/model-calls.ts';
import type { LogWriting } from '../../writer/writing-report.ts';
import type { MentorEngine } from '../engine.ts';
import { locateMentor } from '../mentor-documents.ts';
import { streamAnswerEvents } from '../stream/answer-events.ts';
import { followMessage } from '../stream/follow.ts';
import type { LiveAnswers } from '../writing/live-answers.ts';
import { WRITING_MS, writeAnswer, type WriteDeps, type WriteTask } from '../writing/write-answer.ts';
import { readRecord } from './read-record.ts';
import { isSameQuestion, storeAnswer, type StoredAnswer } from './store-answer.ts';
import { parseMessage } from './stored-message.ts';
import { readTurns } from './read-turns.ts';

interface StartDeps extends WriteDeps {
  readonly live: LiveAnswers;
}

/** Starts a model's rewrite of a stored answer in the background. */
function startWriting(deps: StartDeps, task: Omit<WriteTask, 'live'>): void {
  const { uid, messageId, message } = task;
  const live = deps.live.open(locateMentor(deps.db, uid).messages.doc(messageId).path, message);
  // Only the database can fail here. Then the coach's words remain for unsaved parts, after the time is over.
  writeAnswer(deps, { ...task, live }).catch(() => undefined);
}

/** Ads that an answer reads, the closest to the words. */
const MOST = 200;
/** How long an answer waits for them: it can be given without. */
const ADS_WAIT_MS = 2_000;

/** The ads for an occupation, in a town if named; empty if they do not arrive in time. */
async function findAds(market: Pick<JobMarket, 'search'>, wanted: AdsWanted | null): Promise<Ad[]> {
  if (!wanted) return [];
  const { words, place } = wanted;
  let ads: Ad[] = [];
  const looking = market.search({ ...EVERY_JOB, words, place, remoteAnywhere: false }, MOST).then((found) => {
    if (found.ok) ads = found.value.hits.map(({ posting: { vacancy } }) => makeAd(vacancy));
  });
  await waitAtMost(ADS_WAIT_MS, looking);
  return ads;
}

/** Whether a salary is what the employer says that it pays a month, in reais. */
const isPay = ({ period, currency, origin }: Salary): boolean =>
  period === 'month' && currency === 'BRL' && origin === 'stated';

const makeAd = ({ title, company, places, salary }: Vacancy): Ad => ({
  title,
  company: company === '' ? null : company,
  city: places[0]?.city ?? null,
  salary: salary && isPay(salary) ? { min: salary.min, max: salary.max } : null,
});

export interface AskDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  readonly mentorEngine: MentorEngine;
  /** Ads that answers tell of. */
  readonly market: Pick<JobMarket, 'search'>;
  /** Calls to a model on behalf of a person; null if none is configured. */
  readonly callsOf: CallsOf | null;
  readonly live: LiveAnswers;
  /** Holds one person to a rate of new messages. */
  readonly takeMessageToken: TakeTurn;
  readonly logWriting: LogWriting;
}

/** The lines of an answer; the signal is aborted when the reader leaves. */
type Events = (gone: AbortSignal) => AsyncIterable<MentorEvent>;

/**
 * POST /mentor: answers a message. Safety comes before everything else, and neither a safety reply nor an aside is
 * stored; only a question of law and a weak sign continue, and get the fixed reply if no answer is possible. One
 * transaction stores and counts the coach's complete answer before anything is sent. A message with a known id resumes
 * at the given position and does not count again.
 */
export function askMentor(deps: AskDeps): PersonCall<MentorRequest, Events> {
  const { db, queue, mentorEngine: engine } = deps;
  return async (uid, request) => {
    const reply = engine.checkSafety(request.text);
    const safety = reply && ok(streamOnly({ type: 'safety', reply }));
    if (safety && isFinal(reply, request.text)) return safety;

    const documents = locateMentor(db, uid);
    const known = await documents.messages.doc(request.messageId).get();
    if (known.exists) {
      const message = parseMessage(known.data());
      const isKnown = message && isSameQuestion(message, request);
      return isKnown
        ? ok(streamRest(deps, uid, request, { message, isNew: false, isCharged: false }))
        : err({ code: 'conflict' });
    }
    const now = deps.now();
    const wait = await deps.takeMessageToken(uid, now.getTime());
    if (wait > 0) return safety ?? err({ code: 'rate_limited', retryAfterSeconds: wait });

    const [{ turns, newestId }, loaded] = await Promise.all([
      readTurns(documents, request.conversationId),
      readRecord(documents, now),
    ]);
    if (!loaded.ok) return safety ?? loaded;
    const { record, expired } = loaded.value;
    const { text, unanswered } = request;
    const ads = await findAds(deps.market, engine.adsWanted({ text, turns, record }));
    const response = engine.respond({ text, turns, unanswered, record, ads });
    if (response.kind !== 'advice') return ok(streamOnly(makeEvent(response)));
    const { answer } = response;
    const calls = request.useModel ? (deps.callsOf?.(uid) ?? null) : null;
    const job = calls && makeJob(deps, request, { answer, record });
    const writing = calls && job && job.targets.length > 0 ? { calls, job } : null;
    const writingUntil = writing && new Date(now.getTime() + WRITING_MS);
    const answering = { uid, request, repliesTo: newestId, answer, expired, writingUntil, now };
    const stored = await queue(uid, () =>
      db.runTransaction((tx) => storeAnswer(db, tx, answering), TRANSACTION_OPTIONS),
    );
    if (!stored.ok) return safety ?? stored;
    const { message, isNew } = stored.value;
    if (isNew && writing && message.writingUntil)
      startWriting(deps, { uid, messageId: request.messageId, message, ...writing });
    return ok(streamRest(deps, uid, request, stored.value));
  };
}

/** The model's job: the parts of the answer, without the person's identity. */
const makeJob = (
  { mentorEngine }: AskDeps,
  { text }: MentorRequest,
  { answer, record }: { readonly answer: MentorAnswer; readonly record: PersonRecord },
): WritingJob =>
  mentorEngine.adviceJob(answer, {
    question: text,
    identity: readIdentity(record),
    goal: record.profile.careerProfile.objetivos_carreira[0] ?? '',
  });

/** The part that the call has not received yet. */
function streamRest(
  deps: AskDeps,
  uid: string,
  { messageId, from }: MentorRequest,
  { message, isCharged }: StoredAnswer,
): Events {
  const model = message.writingUntil === null ? null : (deps.callsOf?.(uid).model.name ?? null);
  return (gone) =>
    streamAnswerEvents(followMessage(deps, { uid, messageId }, message, gone), {
      from,
      charged: isCharged,
      model,
    });
}

/** A reply without advice, as a line. */
const makeEvent = (response: Exclude<Response, { kind: 'advice' }>): MentorEvent => {
  if (response.kind === 'safety') return { type: 'safety', reply: response.reply };
  const { reason, text, suggestions } = response;
  return { type: 'aside', reason, text, suggestions: [...suggestions] };
};

/** An answer of one line that is not stored. */
const streamOnly = (event: MentorEvent): Events =>
  async function* () {
    yield event;
    yield { type: 'end' };
  };

/** The person's identity in account and CV: no model gets it. */
function readIdentity({ profile, resume }: Pick<PersonRecord, 'profile' | 'resume'>): Identity {
  const contact = resume?.contact;
  return {
    names: [profile.name, contact?.name ?? ''],
    contacts: contact ? [contact.email, contact.phone, ...contact.links] : [],
  };
}
