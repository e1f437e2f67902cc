import { expect, test } from 'vitest';
import { admitDistinctNames } from './distinct-names.ts';

test('so many names per scope are let through, and those known before stay known', () => {
  const admits = admitDistinctNames(2);
  expect(['a', 'b', 'c', 'a'].map((name) => admits('2026-11-21', 'x', name))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(admits('2026-11-21', 'y', 'c')).toBe(true);
});

test('a new day starts empty', () => {
  const admits = admitDistinctNames(1);
  expect(admits('2026-11-21', 'x', 'a')).toBe(true);
  expect(admits('2026-11-22', 'x', 'b')).toBe(true);
  expect(admits('2026-11-22', 'x', 'a')).toBe(false);
});
