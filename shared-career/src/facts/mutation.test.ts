import { sampleCases, scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_HONEST } from '../generated/samples/honest.ts';
import { FIRST_ADVICE } from '../generated/samples/honest.ts';
import { MORE_HONEST } from '../generated/samples/honest.ts';
import { MORE_ADVICE } from '../generated/samples/honest.ts';
import { MUTATIONS } from './fixtures/mutations.ts';
import { guardText } from './guard.ts';
import { readFactSource } from './source.ts';

const CASES = [...FIRST_HONEST, ...MORE_HONEST, ...FIRST_ADVICE, ...MORE_ADVICE].flatMap(
  ({ source, texts }) => {
    const facts = readFactSource(source);
    return texts.map((text) => ({ given: source.join(' '), facts, text }));
  },
);
type Case = (typeof CASES)[number];

/** Words and figures of a text; a decimal without its last zeros, a date in its parts. */
const tokens = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d.,%]*[\p{L}\d%]/gu) ?? []).map((token) =>
    token.replace(/(,\d*?)0+$/u, '$1'),
  );

/** The falsified text; null if the inserted value also occurs in the source, so that it claims nothing new. */
function falsify({ text, given }: Case, at: number, turn: number): string | null {
  const mutant = MUTATIONS[at]?.apply(text, turn) ?? null;
  if (mutant === null || mutant === text) return null;
  const before = new Set([...tokens(text), ...tokens(given), ...ADDED_WORDS]);
  return tokens(mutant).every((token) => before.has(token)) ? null : mutant;
}

/** Small words with which the mutations put something in. */
const ADDED_WORDS = ['usando', 'com', 'em', 'o', 'a', 'de', 'e', 'aprovou', 'trabalho'];

/** The first falsified text of a case that passes, or is rejected for something else. */
function survivor(one: Case, at: number, turn: number): string | null {
  const mutant = falsify(one, at, turn);
  const mutation = MUTATIONS[at];
  if (mutant === null || !mutation) return null;
  const kinds = guardText(mutant, one.facts).map(({ kind }) => kind);
  return kinds.some((kind) => mutation.kinds.includes(kind))
    ? null
    : `${mutation.name}: ${mutant} -> ${kinds.join(', ') || 'passed'}`;
}

describe('falsified texts', () => {
  it('are all rejected, each for its falsehood', () => {
    const all = CASES.flatMap((one) =>
      MUTATIONS.flatMap((_, at) => [0, 1, 2, 5].map((turn) => ({ one, at, turn }))),
    ).filter(({ one, at, turn }) => falsify(one, at, turn) !== null);
    expect(all.length).toBeGreaterThan(4000);
    const tried = MUTATIONS.flatMap(({ name }, kind) =>
      sampleCases(
        `falsified by ${name}`,
        all.filter(({ at }) => at === kind),
        40,
      ),
    );
    expect(tried.flatMap(({ one, at, turn }) => survivor(one, at, turn) ?? [])).toEqual([]);
  });

  it('are rejected for any person, any text and any change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASES), fc.nat(MUTATIONS.length - 1), fc.nat(500), (one, at, turn) => {
        expect(survivor(one, at, turn)).toBeNull();
      }),
      { numRuns: scaleRuns(100, 400) },
    );
  });
});
