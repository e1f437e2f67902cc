import { describe, expect, it, test } from 'vitest';
import { ITEM_ORDER, ITEMS, LIKERT, SCENARIOS } from './index.ts';

const itemOf = (id: string) => {
  const item = ITEMS.find((candidate) => candidate.id === id);
  if (!item) throw new Error(id);
  return item;
};

describe('the items', () => {
  it('are 16 with their own ids and texts, eight per axis, half of each reversed', () => {
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(16);
    expect(new Set(ITEMS.map(({ text }) => text)).size).toBe(16);
    for (const axis of ['outer', 'inner']) {
      for (const reversed of [true, false]) {
        expect(ITEMS.filter((item) => item.axis === axis && item.reversed === reversed)).toHaveLength(4);
      }
    }
  });

  it('come in pairs of a sentence and its opposite on the same axis', () => {
    for (const item of ITEMS) {
      const opposite = itemOf(item.pair);
      expect(opposite).toMatchObject({ pair: item.id, axis: item.axis, reversed: !item.reversed });
    }
  });

  it('are one short sentence', () => {
    for (const { text } of ITEMS) expect(text).toMatch(/^\p{Lu}[^.!?]{40,125}\.$/u);
  });
});

describe('the order on screen', () => {
  it('shows every item once, with alternating axes', () => {
    expect(ITEM_ORDER.toSorted()).toEqual(ITEMS.map(({ id }) => id).toSorted());
    expect(ITEM_ORDER.map((id) => itemOf(id).axis)).toEqual(
      ITEM_ORDER.map((_, at) => (at % 2 === 0 ? 'outer' : 'inner')),
    );
  });

  it('keeps a sentence far from its opposite, and no three in a row of one kind', () => {
    const kinds = ITEM_ORDER.map((id) => itemOf(id).reversed);
    ITEM_ORDER.forEach((id, at) => {
      expect(Math.abs(ITEM_ORDER.indexOf(itemOf(id).pair) - at)).toBeGreaterThanOrEqual(6);
      expect(new Set(kinds.slice(at, at + 3)).size === 1 && at < 14).toBe(false);
    });
  });
});

describe('the scenarios', () => {
  it('have one option per tendency, with their own ids and texts', () => {
    expect(SCENARIOS).toHaveLength(4);
    for (const { options } of SCENARIOS) {
      expect(options.map(({ archetype }) => archetype).toSorted()).toEqual([
        'obliger',
        'questioner',
        'rebel',
        'upholder',
      ]);
      expect(new Set(options.map(({ id }) => id)).size).toBe(4);
      expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    }
  });

  it('put each tendency at different places, so that choosing one place says nothing', () => {
    for (const at of [0, 1, 2, 3]) {
      expect(new Set(SCENARIOS.map(({ options }) => options[at]?.archetype)).size).toBe(4);
    }
  });
});

test('the scale runs from 1 to 5, each with a label', () => {
  expect(LIKERT.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(LIKERT.map(({ label }) => label)).size).toBe(5);
  expect(LIKERT[0]?.label).toBe('Discordo totalmente');
  expect(LIKERT[4]?.label).toBe('Concordo totalmente');
});
