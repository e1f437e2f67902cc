import { expect, test } from 'vitest';
import { computeNextOption } from './combobox.ts';

test('arrows walk through the options and through "none" at either end', () => {
  expect(computeNextOption('ArrowDown', -1, 3)).toBe(0);
  expect(computeNextOption('ArrowDown', 2, 3)).toBe(-1);
  expect(computeNextOption('ArrowUp', 0, 3)).toBe(-1);
  expect(computeNextOption('ArrowUp', -1, 3)).toBe(2);
});

test('other keys and an empty list leave the field alone', () => {
  expect(computeNextOption('a', 1, 3)).toBeNull();
  expect(computeNextOption('ArrowDown', -1, 0)).toBeNull();
});
