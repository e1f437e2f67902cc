import type { JobHit } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeFacts } from './facts-in-words.ts';

const NOW = new Date('2026-11-22T15:00:00Z');

const silent: Pick<JobHit, 'facts' | 'salary'> = {
  salary: null,
  facts: {
    workModel: null,
    contracts: [],
    seniorities: [],
    states: [],
    disability: null,
    monthlySalary: null,
    publishedOn: null,
  },
};
const words = (facts: Partial<JobHit['facts']>, salary: JobHit['salary'] = null) =>
  describeFacts({ ...silent, salary, facts: { ...silent.facts, ...facts } }, NOW).replaceAll('\u00a0', ' ');

test('says so if an ad does not name something', () => {
  expect(words({})).toBe('sem data de publicação · não informa modelo, contrato e salário');
});

test("lists the facts of an ad in the order of people's questions", () => {
  const facts = {
    workModel: 'hybrid',
    contracts: ['clt'],
    seniorities: ['mid', 'senior'],
    disability: 'open',
    publishedOn: '2026-11-21',
  } as const;
  const salary = { min: 6000, max: 7500, period: 'month', currency: 'BRL', origin: 'stated' } as const;
  expect(
    words({ ...facts, contracts: [...facts.contracts], seniorities: [...facts.seniorities] }, salary),
  ).toBe(
    'híbrida · CLT · pleno e sênior · R$ 6.000 a R$ 7.500 por mês · aberta a pessoas com deficiência · publicada ontem',
  );
});

test('shows a salary from the text by the month, and an estimate as one', () => {
  expect(words({ monthlySalary: { min: 3000, max: 3000 } })).toContain('R$ 3.000 por mês');
  const guessed = { min: 3000, max: 3000, period: 'month', currency: 'BRL', origin: 'estimated' } as const;
  expect(words({}, guessed)).toContain('(estimado pela fonte)');
});
