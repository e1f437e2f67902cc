import type { JobReading } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeJobFacts } from './job-facts.ts';

const SILENT: JobReading = {
  title: '',
  occupationId: null,
  seniorities: [],
  workModel: null,
  contracts: [],
  disability: null,
  salary: null,
  minimumYears: null,
  requirements: [],
  responsibilities: [],
  instructions: [],
};

test('tells the facts of an ad in one sentence', () => {
  const facts = describeJobFacts({
    ...SILENT,
    seniorities: ['mid', 'senior'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: { min: 4500, max: 6000, period: 'month' },
    minimumYears: 1,
    disability: 'open',
  });
  expect(facts.replace(/\u00a0/gu, ' ')).toBe(
    'O anúncio também diz: nível pleno e sênior, híbrida, CLT, 1 ano de experiência, R$ 4.500 a R$ 6.000 por mês, aberta a pessoas com deficiência.',
  );
});

test.each([
  [0.1, '1 mês de experiência'],
  [0.5, '6 meses de experiência'],
  [1.5, '1,5 anos de experiência'],
])('writes %d years in everyday words', (minimumYears, said) => {
  expect(describeJobFacts({ ...SILENT, minimumYears })).toContain(said);
});

test('says that a silent ad costs nothing', () => {
  expect(describeJobFacts(SILENT)).toContain('nada disso conta contra você');
});
