import { foldText, guardText, readFactSource } from '@aura/shared-career';
import { describe, expect, it } from 'vitest';
import { getToneTip } from '../analysis/tone.ts';
import { JUDGED } from '../generated/samples/judged.ts';
import { QUESTIONS } from '../bank/index.ts';
import { GENUINE } from '../generated/samples/told.ts';
import { readAnswer } from '../reading/index.ts';
import { isDictated } from './clauses.ts';
import { buildStrongerVersion } from './stronger-version.ts';

const wordsOf = (text: string): string[] => foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
const EACH = JUDGED.map((answer) => {
  const reading = readAnswer(answer.text, answer.question);
  return { ...answer, reading, stronger: buildStrongerVersion({ question: answer.question, reading }) };
});

/** Words that may be missing from a draft: what fills, and the first of a small word said twice. */
const FILLING = new Set(
  'ne tipo assim e eh ah ahn hum sabe entendeu ai dai entao bom bem olha deixa eu ver viu ta so well you know um uh que de a o'.split(
    ' ',
  ),
);

/** The statements of a draft, without its questions. */
const toldIn = ({ text }: { readonly text: string }): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !/\[/u.test(sentence))
    .join(' ');

describe('the stronger versions of real answers', () => {
  it.each(EACH)('claims nothing beyond the answer: $id', ({ text, stronger }) => {
    const tokens = stronger.gaps.map(({ token }) => token);
    expect(guardText(stronger.text, readFactSource([text]), tokens)).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(stronger.text.split(token)).toHaveLength(2);
    const said = new Set(wordsOf(text));
    expect(wordsOf(toldIn(stronger)).filter((word) => !said.has(word))).toEqual([]);
  });

  it.each(EACH.filter(({ speech, stronger }) => speech === null && stronger.text !== ''))(
    'loses no typed sentence: $id',
    ({ text, stronger }) => {
      expect(wordsOf(toldIn(stronger)).length).toBeGreaterThanOrEqual(wordsOf(text).length - 2);
    },
  );

  it('leave out only fillers, and keep the order', () => {
    const all = [
      ...EACH,
      ...GENUINE.flatMap(({ questionId, text }) => {
        const question = QUESTIONS.find(({ id }) => id === questionId);
        // A sentence with a word that is unfit for an interview is left out completely.
        if (!question || getToneTip(text) !== null) return [];
        const reading = readAnswer(text, question);
        return [{ reading, stronger: buildStrongerVersion({ question, reading }) }];
      }),
    ];
    expect(all.filter(({ stronger }) => stronger.text !== '').length).toBeGreaterThan(100);
    for (const { reading, stronger } of all) {
      const answer = wordsOf(reading.text);
      const left: string[] = [];
      let at = 0;
      for (const word of wordsOf(toldIn(stronger))) {
        const next = answer.indexOf(word, at);
        expect(next).toBeGreaterThanOrEqual(at);
        left.push(...answer.slice(at, next));
        at = next + 1;
      }
      expect(left.filter((word) => !FILLING.has(word))).toEqual([]);
    }
  });

  it('keep a comma between two clauses in place of a filler', () => {
    const { question } = EACH[0] ?? {};
    for (const before of ['Vendi bem na loja', 'Ele pediu ajuda ao setor'])
      for (const filler of ['tipo', 'né', 'sabe', 'assim'])
        for (const clause of ['eu fiquei até o fim', 'ele voltou no outro dia', 'a gente fechou o caixa']) {
          if (!question) continue;
          const text = `${before}, ${filler}, ${clause}. Depois liguei para o cliente e expliquei o atraso.`;
          const stronger = buildStrongerVersion({ question, reading: readAnswer(text, question) });
          expect(stronger.text).toMatch(new RegExp(`${before}, ${clause}`, 'u'));
        }
  });

  it.each(EACH.filter(({ reading, stronger }) => isDictated(reading) && stronger.text !== ''))(
    'keeps the order of dictated text, and splits it into sentences: $id',
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
      const { text: draft } = buildStrongerVersion({ question, reading: readAnswer(text, question) });
      expect(draft.length).toBeLessThanOrEqual(4000);
    }
  });
});
