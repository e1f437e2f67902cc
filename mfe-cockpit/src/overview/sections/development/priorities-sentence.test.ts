import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { describePriorities } from './priorities-sentence.ts';

const { priorities } = makeOverview();
const [excel, sql] = priorities;

test('names the weightiest priority and the next ones', () => {
  expect(describePriorities(priorities)).toBe(
    'A lacuna que mais pesa é Excel: cerca de 30 pessoas, com lacuna média de 45%, peso 14. Depois vem SQL (peso 5).',
  );
});

test('names three at most', () => {
  const more = [excel, sql, { ...sql, label: 'Python' }, { ...sql, label: 'Inglês' }].filter(
    (entry) => entry !== undefined,
  );
  expect(describePriorities(more as typeof priorities)).toMatch(
    /Depois vêm SQL \(peso 5\) e Python \(peso 5\)\.$/u,
  );
});

test('one alone, and none', () => {
  expect(describePriorities(priorities.slice(0, 1))).toMatch(/peso 14\.$/u);
  expect(describePriorities([])).toContain('Nenhuma lacuna');
});
