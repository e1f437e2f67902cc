import { readFileSync } from 'node:fs';
import { type InterviewQuestion } from '@aura/shared-domain';
import { QUESTIONS } from '@aura/shared-interview/bank';
import * as v from 'valibot';
import { parse } from 'yaml';

export const KINDS = [
  'excellent',
  'good',
  'thin',
  'generic',
  'memorised',
  'rambling',
  'rude',
  'offtopic',
  'dontknow',
  'copied',
  'broken',
  'portuguese',
] as const;
const HELD = ['situation', 'action', 'result', 'number', 'onQuestion'] as const;
export type Held = (typeof HELD)[number];

/** A labelled answer; `bench/cases/interview/README.md` defines the fields. */
const AnswerSchema = v.object({
  question: v.string(),
  kind: v.picklist(KINDS),
  grade: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  holds: v.array(v.picklist(HELD)),
  mishaps: v.optional(v.array(v.string()), []),
  answer: v.string(),
});
export interface Case extends Omit<v.InferOutput<typeof AnswerSchema>, 'question'> {
  readonly question: InterviewQuestion;
}

/** The labelled answers of a file with the questions that they answer. @throws for a file that is not whole. */
export function readCases(file: string): Case[] {
  return v
    .parse(v.array(AnswerSchema), parse(readFileSync(file, 'utf8')))
    .map(({ question: id, ...rest }) => {
      const question = QUESTIONS.find((one) => one.id === id);
      if (!question) throw new Error(`There is no question ${id}.`);
      return { ...rest, question };
    });
}
