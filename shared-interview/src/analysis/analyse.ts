import { type AnswerAnalysis, err, ok, type Result, type Speech } from '@aura/shared-domain';
import { findResumeAlerts } from '../alerts/index.ts';
import { judgeEnglish } from '../english/judge-english.ts';
import { followUpFor } from '../follow-up/index.ts';
import { type AnswerReading, readAnswer } from '../reading/index.ts';
import {
  selectDistinct,
  gradeAnswer,
  getOwnShare,
  getPace,
  computeRating,
  type Ungraded,
  explainUngraded,
} from '../scoring/index.ts';
import { findRepeatedStory } from '../stories/index.ts';
import { NOTHING_STRONGER, buildStrongerVersion } from '../stronger/index.ts';
import { gradeTechnical, WITHOUT_STORY } from '../technical/analyse-technical.ts';
import { judge } from '../technical/judge.ts';
import { findTechnicalQuestion } from '../technical/technical-question.ts';
import type { AnswerInput } from './input.ts';
import { selectPoints } from './points.ts';
import { replyToUnknowing } from './reply-to-unknowing.ts';
import { getToneTip } from './tone.ts';

/** Answers without a stronger version: those that offend, do not know, wander or are off-topic. */
const NOT_STRENGTHENED: ReadonlySet<string> = new Set([
  'offTopic',
  'besideClaim',
  'rude',
  'unknowing',
  'untold',
  'uneventful',
  'generic',
  'rambling',
]);

/**
 * Analyses one answer: its grade by `ent-1.6`, what its parts are, what to keep and to change. The same input gives
 * the same bytes. An answer that cannot be graded is an error with the reason and what to do.
 */
export function analyseAnswer(input: AnswerInput): Result<AnswerAnalysis, Ungraded> {
  const { question, text, speech, role, jobRequirements, resume, interviewId, earlier } = input;
  const ofThisOne = earlier.filter((one) => one.interviewId === interviewId);
  const ungraded = explainUngraded(text, { question, earlierTexts: ofThisOne.map((one) => one.text) });
  const technical = findTechnicalQuestion(question.id);
  if (ungraded !== null && !(technical && ungraded.reason === 'unreadable')) return err(ungraded);
  const reading = readAnswer(text, question);
  // A list of the right words is a way to answer what one knows.
  if (ungraded !== null && technical && judge(reading, technical).said.length === 0) return err(ungraded);
  if (technical)
    return ok({
      ...gradeTechnical(reading, technical, speech),
      ...WITHOUT_STORY,
      counts: countAll(reading, speech),
      toneTip: getToneTip(text),
      english: null,
    });
  const english = question.language === 'en' ? judgeEnglish(reading) : null;
  const graded = gradeAnswer(reading, { question, jobRequirements, role, speech, english });
  const isHeldDown = graded.score.ceilings.some(({ id }) => NOT_STRENGTHENED.has(id));
  const isUnknowing = graded.score.ceilings.some(({ id }) => id === 'unknowing');
  return ok({
    score: graded.score,
    ...computeRating(graded.score, question.shape),
    passages: [...reading.passages],
    ...(isUnknowing
      ? replyToUnknowing(question)
      : {
          ...selectPoints(graded),
          followUp: followUpFor({ question, score: graded.score, reading }),
        }),
    counts: countAll(reading, speech),
    toneTip: getToneTip(text),
    english,
    // An answer with language mistakes is no model to repeat.
    stronger:
      isHeldDown || (english?.mishaps.length ?? 0) > 0
        ? NOTHING_STRONGER
        : buildStrongerVersion({ question, reading }),
    alerts: [...findResumeAlerts(reading, resume, question.id)],
    repeats: findRepeatedStory(text, { questionId: question.id, earlier }),
  });
}

/** What was counted in an answer; what only speech has is null for a typed one. */
function countAll(reading: AnswerReading, speech: Speech | null): AnswerAnalysis['counts'] {
  const pace = speech === null ? null : getPace(reading, speech);
  return {
    words: reading.words,
    sentences: reading.sentences.length,
    numbers: selectDistinct(reading.text, reading.numbers).length,
    firstPersonShare: getOwnShare(reading),
    fillers: reading.fillers.map(({ word, at }) => ({ word, count: at.length })),
    wordsPerMinute: pace?.wordsPerMinute ?? null,
    fillersPerMinute: pace?.fillersPerMinute ?? null,
    longPauses: speech?.longPauses ?? null,
  };
}
