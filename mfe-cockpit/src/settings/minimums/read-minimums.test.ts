import { CompanyMinimumsRequestSchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readMinimums } from './read-minimums.ts';

const NOW = { cell: 5, breakdown: 10 };

test.each([
  ['5', '10', []],
  [' 8 ', '20', []],
  ['4', '10', ['cell']],
  ['101', '10', ['cell']],
  ['5', '9', ['breakdown']],
  ['5', '501', ['breakdown']],
  ['12', '12', []],
  ['12', '11', ['breakdown']],
  ['5,5', '', ['cell', 'breakdown']],
  ['-6', '1e2', ['cell', 'breakdown']],
])('%s and %s: %j cannot be taken', (cell, breakdown, fields) => {
  expect(Object.keys(readMinimums({ cell, breakdown }, NOW).problems)).toEqual(fields);
});

test('the current minimum is the least, and is shown', () => {
  const { problems } = readMinimums({ cell: '7', breakdown: '30' }, { cell: 8, breakdown: 30 });
  expect(problems).toEqual({ cell: 'Informe um número inteiro de 8 a 100.' });
});

test('departments need at least as many people as a number, and that is said', () => {
  const { problems } = readMinimums({ cell: '12', breakdown: '10' }, NOW);
  expect(problems).toEqual({ breakdown: expect.stringContaining('Informe pelo menos 12:') });
});

test('an accepted value can be sent', () => {
  const text = fc.oneof(fc.integer({ min: -5, max: 600 }).map(String), fc.string());
  fc.assert(
    fc.property(text, text, (cell, breakdown) => {
      const { minimums, problems } = readMinimums({ cell, breakdown }, NOW);
      const isTaken = Object.keys(problems).length === 0;
      expect(v.is(CompanyMinimumsRequestSchema, minimums)).toBe(isTaken);
    }),
  );
});
