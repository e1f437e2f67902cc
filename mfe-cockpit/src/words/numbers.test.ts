import { expect, test } from 'vitest';
import { counted, formatWhole, formatTenths, formatPoints } from './numbers.ts';

test('one of something is not several', () => {
  expect(counted(1, 'pessoa', 'pessoas')).toBe('1 pessoa');
  expect(counted(0, 'pessoa', 'pessoas')).toBe('0 pessoas');
  expect(counted(1250, 'pessoa', 'pessoas')).toBe('1.250 pessoas');
});

test('numbers are written as in Portuguese', () => {
  expect(formatWhole(5000)).toBe('5.000');
  expect(formatTenths(13.5)).toBe('13,5');
  expect(formatTenths(8)).toBe('8');
  expect(formatPoints(0.624)).toBe('62');
});
