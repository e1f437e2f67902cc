import { RIASEC_LETTERS } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { ANCHOR_PAIRS, ANCHORS, INTEREST_ORDER, INTEREST_STATEMENTS, SELF_RATING_SCALE } from './index.ts';

describe('the interest statements', () => {
  it('are 24, four per letter, each shown once', () => {
    expect(INTEREST_STATEMENTS).toHaveLength(24);
    for (const letter of RIASEC_LETTERS) {
      expect(INTEREST_STATEMENTS.filter((statement) => statement.letter === letter)).toHaveLength(4);
    }
    expect([...INTEREST_ORDER].toSorted()).toEqual(INTEREST_STATEMENTS.map(({ id }) => id).toSorted());
  });

  it('never follow one another with the same letter', () => {
    const letters = INTEREST_ORDER.map((id) => id.charAt(0));
    expect(letters.filter((letter, at) => letter === letters[at - 1])).toEqual([]);
  });
});

describe('the anchor pairs', () => {
  it('are 12 and name every anchor equally often, never against itself, never twice against the same', () => {
    expect(ANCHOR_PAIRS).toHaveLength(12);
    const sides = ANCHOR_PAIRS.flatMap(({ a, b }) => [a.anchorId, b.anchorId]);
    expect(ANCHORS.map(({ id }) => sides.filter((side) => side === id).length)).toEqual(ANCHORS.map(() => 3));
    const meetings = ANCHOR_PAIRS.map(({ a, b }) => [a.anchorId, b.anchorId].toSorted().join());
    expect(new Set(meetings).size).toBe(12);
    expect(ANCHOR_PAIRS.filter(({ a, b }) => a.anchorId === b.anchorId)).toEqual([]);
  });

  it('do not always put an anchor on the same side', () => {
    const left = ANCHORS.map(({ id }) => ANCHOR_PAIRS.filter(({ a }) => a.anchorId === id).length);
    expect(left.filter((count) => count === 0 || count === 3)).toEqual([]);
  });
});

describe('the self-rating scale', () => {
  it('runs from 0 to 4', () => {
    expect(SELF_RATING_SCALE.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
  });
});
