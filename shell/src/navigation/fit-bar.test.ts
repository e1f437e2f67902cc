import { expect, test } from 'vitest';
import { fitBar } from './fit-bar.ts';
import type { NavigationItem } from './navigation.ts';
import { groupSections } from './sections.ts';

const item = (label: string, group: string | null = null, locked = false): NavigationItem => ({
  label,
  path: `/${label}`,
  locked,
  group,
});
const twenty = Array.from({ length: 20 }, (_, index) => item(`Entrada ${index + 1}`));

test('a group takes the place of its first item; a single item needs no heading', () => {
  const sections = groupSections([
    item('A', 'Carreira'),
    item('B'),
    item('C', 'Carreira'),
    item('D', 'Só um'),
  ]);
  expect(sections.map(({ heading, items }) => [heading, items.map(({ label }) => label)])).toEqual([
    ['Carreira', ['A', 'C']],
    [null, ['B']],
    [null, ['D']],
  ]);
});

test('of twenty items the first fit the bar, more in a wide window, and none is lost', () => {
  const standing = fitBar(groupSections(twenty));
  expect(standing).toHaveLength(20);
  expect(standing.toSorted((a, b) => RANK[a] - RANK[b])).toEqual(standing);
  expect(standing[0]).toBe('narrow');
  expect(standing).toContain('wide');
  expect(standing.at(-1)).toBe('never');
});
const RANK = { narrow: 0, wide: 1, never: 2 };

test('all items that fit are in the bar; longer labels and locks leave room for fewer', () => {
  const short = ['Um', 'Dois', 'Três'].map((label) => item(label));
  expect(fitBar(groupSections(short))).toEqual(['narrow', 'narrow', 'narrow']);
  const inBar = (items: readonly NavigationItem[]) =>
    fitBar(groupSections(items)).filter((standing) => standing === 'narrow').length;
  const long = twenty.map(({ label }) => item(`Uma longa ${label}`));
  expect(inBar(long)).toBeLessThan(inBar(twenty));
  expect(inBar(twenty.map(({ label }) => item(label, null, true)))).toBeLessThan(inBar(twenty));
});
