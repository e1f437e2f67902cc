import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canLettersAgree } from '../engine/vocabulary.ts';
import { computeEditDistance } from './edit-distance.ts';
import { computeLetterMask } from './slips.ts';
import { computeDistanceSlowly } from './slow-distance.ts';

describe('computeEditDistance', () => {
  it.each([
    ['enfermeiro', 'enfermeiro', 0],
    ['enfermiero', 'enfermeiro', 1],
    ['enfermero', 'enfermeiro', 1],
    ['venddedor', 'vendedor', 1],
    ['analixta', 'analista', 1],
    ['analsita', 'analistas', 2],
    ['caixa', 'recife', 3],
  ])('says that %s and %s are %i apart, and "more than two" beyond that', (a, b, distance) => {
    expect(computeEditDistance(a, b, 2)).toBe(distance);
  });

  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

  it('equals the whole table, up to the limit', () => {
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
        expect(computeEditDistance(a, b, most)).toBe(Math.min(computeDistanceSlowly(a, b), most + 1));
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps every word that is near enough after the filter by letters', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const distance = computeDistanceSlowly(a, b);
        expect(canLettersAgree(computeLetterMask(a), computeLetterMask(b), distance)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
