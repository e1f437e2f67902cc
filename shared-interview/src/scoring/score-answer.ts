import {
  type EnglishJudgement,
  type InterviewQuestion,
  makeScore,
  type Score,
  type Speech,
} from '@aura/shared-domain';
import { findEnglishCeiling } from '../english/judge-english.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { gradeDelivery } from './delivery.ts';
import type { Finding, Loss } from './finding.ts';
import { findMannerCeiling, getManner } from './manner.ts';
import { gradeRelevance } from './relevance/relevance.ts';
import { gradeResult } from './result.ts';
import { gradeSpecificity } from './specificity.ts';
import { gradeStructure } from './structure.ts';
import { ANSWER_VERSION, BESIDE_THE_MATTER } from './table.ts';

/** What a grade looks at besides the answer. */
export interface Grading {
  readonly question: InterviewQuestion;
  readonly jobRequirements: readonly string[];
  /** The role that the person trains for; empty if unknown. */
  readonly role: string;
  readonly speech: Speech | null;
  /** Of an answer in English: its mishaps may hold the whole answer down. */
  readonly english?: EnglishJudgement | null;
}

/** A score with everything that earned it and everything that it lost. */
export interface GradedReading {
  readonly score: Score;
  readonly strengths: readonly Finding[];
  readonly losses: readonly Loss[];
}

/** Grades an answer by `ent-1.6` and keeps what each dimension found. */
export function gradeAnswer(
  reading: AnswerReading,
  { question, jobRequirements, role, speech, english = null }: Grading,
): GradedReading {
  const manner = getManner(reading, { shape: question.shape });
  const relevance = gradeRelevance(reading, { question, jobRequirements, role }, manner);
  const graded = [
    gradeStructure(reading, question),
    gradeSpecificity(reading, question),
    relevance,
    gradeResult(reading, question),
    gradeDelivery(reading, question.id, speech),
  ];
  const ofMatter =
    manner === null ? relevance.ceilings : [...relevance.ceilings, findMannerCeiling(manner, reading)];
  const ofEnglish = english && findEnglishCeiling(english);
  const ceilings = ofEnglish ? [...ofMatter, ofEnglish] : ofMatter;
  const isHeldDown = ceilings.length > 0;
  return {
    score: makeScore(ANSWER_VERSION, {
      dimensions: graded.map(({ dimension }) => dimension),
      ceilings,
      ...(relevance.isBeside && !isHeldDown
        ? { multiplier: { value: BESIDE_THE_MATTER.multiplier, reason: BESIDE_THE_MATTER.reason } }
        : {}),
    }),
    // For an answer with a capped score, report only the reason and no strengths.
    strengths: isHeldDown ? [] : graded.flatMap(({ strengths }) => strengths),
    losses: graded.flatMap(({ losses }) => losses),
  };
}

/** The score of an answer by `ent-1.6`. */
export const scoreAnswer = (reading: AnswerReading, grading: Grading): Score =>
  gradeAnswer(reading, grading).score;
