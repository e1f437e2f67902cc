import { parseCanonical } from '@aura/shared-career/render';
import { err, joinGradedText, ok, type AnswerInterviewRequest, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import { draftAnswer, findGradedAttempt } from './draft-answer.ts';
import { readEarlierAnswers } from './earlier-answers.ts';
import type { InterviewDeps } from './start-interview.ts';
import { buildAnswer, readBoth, storeAnswer, type Answered } from './store-answer.ts';

/** How often an answer is analysed where another process changes what it adds to. */
const MOST_TRIES = 3;
const NOTHING_SAID: Answered = {
  graded: false,
  reason: 'tooShort',
  message: 'Escreva ou grave a resposta antes de enviar.',
};

/**
 * POST /interview/{id}/answer: grades an answer, then stores it and, with the first one of a simulation, counts the
 * simulation in one transaction. An answer that is not graded changes nothing; a repeated request id gives what is
 * stored.
 */
export function answerInterview(deps: InterviewDeps): PersonCall<AnswerInterviewRequest, Answered> {
  return (uid, request) =>
    deps.queue(uid, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const answered = await answerOnce(deps, uid, request);
        if (answered !== 'changed') return answered;
      }
      return err({ code: 'conflict' });
    });
}

async function answerOnce(
  deps: InterviewDeps,
  uid: string,
  request: AnswerInterviewRequest,
): Promise<Result<Answered, Failure> | 'changed'> {
  const person = deps.db.doc(`users/${uid}`);
  const interviews = person.collection('interviews');
  const [current, stored] = await deps.db.getAll(person, interviews.doc(request.id));
  const known = readBoth(current?.data(), stored?.data());
  if (!known.ok) return known;
  const { interview, profile } = known.value;
  const earlier = findGradedAttempt(interview, request.requestId);
  if (earlier) return ok(buildAnswer(interview, earlier, request));
  const draft = draftAnswer(interview, request);
  if (!draft.ok) return draft;
  if (request.text.trim() === '') return ok(NOTHING_SAID);
  const analysis = deps.interviewEngine.analyse({
    question: draft.value.question,
    text: joinGradedText(draft.value),
    speech: draft.value.speech,
    role: interview.setup.role,
    jobRequirements: interview.job?.requirements ?? [],
    resume: parseCanonical(profile.resumeText),
    interviewId: request.id,
    earlier: await readEarlierAnswers(interviews, {
      id: request.id,
      interview,
      without: request.part === 'addition' ? request.questionId : null,
    }),
  });
  if (!analysis.ok) return ok({ graded: false, ...analysis.error });
  const grading = { uid, request, draft: draft.value, analysis: analysis.value, now: deps.now() };
  return deps.db.runTransaction((tx) => storeAnswer(deps.db, tx, grading), TRANSACTION_OPTIONS);
}
