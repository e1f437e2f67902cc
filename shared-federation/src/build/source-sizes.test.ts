import { expect, test } from 'vitest';
import { computeSourceSizes } from './source-sizes.ts';

// Columns and sources of the segments: (0, a) (3, b) | (0, b) (2, none) (4, a). The lines of the sources say nothing.
const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GCAA;AAAA,E,EDAA' };

test('every piece of a file counts for the source that it comes from', () => {
  expect([...computeSourceSizes(map, 'aaabbbb\nbb__aaa')]).toEqual([
    ['a.ts', 6],
    ['b.ts', 6],
  ]);
});

test('steps that need several digits are read', () => {
  // 16 takes two digits: gB.
  expect([...computeSourceSizes({ sources: ['a', 'b'], mappings: 'AAAA,gBCAA' }, 'x'.repeat(20))]).toEqual([
    ['a', 16],
    ['b', 4],
  ]);
});

test('a text over several lines counts for the source in which it begins', () => {
  expect([
    ...computeSourceSizes({ sources: ['a', 'b'], mappings: 'AAAA;;ECAA' }, 'aaaa\naaaa\naabb'),
  ]).toEqual([
    ['a', 10],
    ['b', 2],
  ]);
});

test('an empty map has no sources', () => {
  expect(computeSourceSizes({ sources: [], mappings: '' }, 'abc').size).toBe(0);
});
