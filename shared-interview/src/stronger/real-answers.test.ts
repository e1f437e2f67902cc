import { foldText, guardText, sourceOfFacts } from '@aura/shared-career';
import { describe, expect, it } from 'vitest';
import { JUDGED } from '../analysis/fixtures/index.ts';
import { readAnswer } from '../reading/index.ts';
import { isDictated } from './dictated.ts';
import { strongerVersion } from './stronger-version.ts';

const wordsOf = (text: string): string[] => foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
const EACH = JUDGED.map((answer) => {
  const reading = readAnswer(answer.text, answer.question);
  return { ...answer, reading, stronger: strongerVersion({ question: answer.question, reading }) };
});

/** What is told in a draft, without the sentences that ask. */
const toldIn = ({ text }: { readonly text: string }): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !/\[/u.test(sentence))
    .join(' ');

describe('the stronger versions of real answers', () => {
  it.each(EACH)('says nothing that the answer does not: $id', ({ text, stronger }) => {
    const tokens = stronger.gaps.map(({ token }) => token);
    expect(guardText(stronger.text, sourceOfFacts([text]), tokens)).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(stronger.text.split(token)).toHaveLength(2);
    const said = new Set(wordsOf(text));
    expect(wordsOf(toldIn(stronger)).filter((word) => !said.has(word))).toEqual([]);
  });

  it.each(EACH.filter(({ speech }) => speech === null))(
    'loses no sentence that was typed: $id',
    ({ text, stronger }) => {
      expect(wordsOf(toldIn(stronger)).length).toBeGreaterThanOrEqual(wordsOf(text).length - 2);
    },
  );

  it.each(EACH.filter(({ reading }) => isDictated(reading)))(
    'keeps the order of what was dictated, and gives it sentences: $id',
    ({ text, stronger }) => {
      const order = stronger.facts.map(({ evidence }) => evidence.start);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const { evidence } of stronger.facts)
        expect(text.slice(evidence.start, evidence.end)).toBe(evidence.excerpt);
      const told = toldIn(stronger).split(/(?<=[.!?])\s+/u);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/su);
    },
  );

  it('is quick with a hostile answer', () => {
    const question = EACH[0]?.question;
    for (const text of [
      'aí eu '.repeat(2000),
      'e, '.repeat(4000),
      'Quando eu vi que a. '.repeat(600),
      '('.repeat(12_000),
    ]) {
      if (!question) continue;
      const { text: draft } = strongerVersion({ question, reading: readAnswer(text, question) });
      expect(draft.length).toBeLessThanOrEqual(4000);
    }
  });
});
