import { expect, test } from 'vitest';
import { readLevel, readShare } from './reading.ts';
import {
  makeBandCell,
  hiddenLevel,
  makeLevelCell,
  noLevel,
  makeShareCell,
  suppressed,
  unmeasured,
} from '../overview/testing/cells.ts';
import { shareInWords } from './cell-words.ts';
import { shareShape } from './share-shape.ts';

test.each([
  [makeShareCell(40, 60), '40 de 60 (67%)', 'filled'],
  [makeBandCell('below_half', 10), 'menos da metade de 10', 'range'],
  [makeBandCell('above_half', 5), 'metade ou mais de 5', 'range'],
  [suppressed, '—', 'nothing'],
  [unmeasured, 'sem dados', 'nothing'],
])('%o reads "%s"', (cell, words, shape) => {
  expect(shareInWords(readShare(cell))).toBe(words);
  expect(shareShape(readShare(cell)).kind).toBe(shape);
});

test('a half is drawn as a range, on its own side', () => {
  expect(shareShape(readShare(makeBandCell('below_half', 10)))).toMatchObject({ from: 0, to: 0.5 });
  expect(shareShape(readShare(makeBandCell('above_half', 10)))).toMatchObject({ from: 0.5, to: 1 });
});

test('an incomplete cell shows nothing', () => {
  expect(readShare({ ...makeShareCell(40, 60), count: null })).toEqual({ kind: 'hidden' });
  expect(readShare({ ...makeBandCell('below_half', 10), band: null })).toEqual({ kind: 'hidden' });
  expect(readLevel({ ...makeLevelCell(0.5), value: null })).toEqual({ kind: 'hidden' });
});

test('an exact value has no margin', () => {
  expect(readShare({ ...makeShareCell(60, 60), low: 1, high: 1 })).toMatchObject({ interval: null });
});

test('levels are read by their state', () => {
  expect([makeLevelCell(0.5, 0.8), hiddenLevel, noLevel].map((cell) => readLevel(cell).kind)).toEqual([
    'level',
    'hidden',
    'unmeasured',
  ]);
});
