import { describe, expect, it } from 'vitest';
import { recompute } from '@aura/shared-domain';
import { readAnswer } from '../reading/index.ts';
import { computeRating, scoreAnswer, explainUngraded } from '../scoring/index.ts';
import { JUDGED, type JudgedAnswer } from '../generated/samples/judged.ts';

const grade = ({ question, text, speech }: JudgedAnswer): number =>
  scoreAnswer(readAnswer(text, question), { question, jobRequirements: [], role: '', speech }).value ?? -1;
const graded = JUDGED.map((answer) => ({ ...answer, value: grade(answer) }));

/** Pairs that the judge puts in an order and the grade does not. */
const misplaced = (isWorse: (worse: JudgedAnswer, better: JudgedAnswer) => boolean): string[] =>
  graded.flatMap((worse) =>
    graded
      .filter((better) => isWorse(worse, better) && better.value <= worse.value)
      .map((better) => `${better.id} ≤ ${worse.id}`),
  );

describe('the grade of an answer', () => {
  it.each(JUDGED.map((answer) => [answer.id, answer] as const))(
    'differs from the judge by at most one rung: %s',
    (_id, answer) => {
      const { question, text, speech, judged } = answer;
      const score = scoreAnswer(readAnswer(text, question), {
        question,
        jobRequirements: [],
        role: '',
        speech,
      });
      expect(explainUngraded(text, { question, earlierTexts: [] })).toBeNull();
      expect(Math.abs(computeRating(score, question.shape).rating - judged)).toBeLessThanOrEqual(1);
      expect(recompute(score)).toBe(score.value);
    },
  );

  it('ranks no answer above one that the judge puts two rungs higher', () => {
    expect(misplaced((worse, better) => better.judged - worse.judged >= 2)).toEqual([]);
  });

  it('orders the answers to one question as the judge does', () => {
    expect(
      misplaced((worse, better) => better.question.id === worse.question.id && better.judged > worse.judged),
    ).toEqual([]);
  });
});
