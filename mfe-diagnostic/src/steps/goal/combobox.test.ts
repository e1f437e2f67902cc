import { expect, test } from 'vitest';
import { nextOption } from './combobox.ts';

test('arrows walk through the options and through "none" at either end', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(-1);
  expect(nextOption('ArrowUp', 0, 3)).toBe(-1);
  expect(nextOption('ArrowUp', -1, 3)).toBe(2);
});

test('other keys and an empty list leave the field alone', () => {
  expect(nextOption('a', 1, 3)).toBeNull();
  expect(nextOption('ArrowDown', -1, 0)).toBeNull();
});
