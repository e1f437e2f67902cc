import type { JobReading } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { jobFacts } from './job-facts.ts';

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

test('what the ad says is told in one sentence', () => {
  const facts = jobFacts({
    ...SILENT,
    seniorities: ['mid', 'senior'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: { min: 4500, max: 6000, period: 'month' },
    minimumYears: 1,
    disability: 'open',
  });
  expect(facts.replace(/\u00a0/gu, ' ')).toBe(
    'O que mais lemos no anúncio: nível pleno e sênior, híbrida, CLT, 1 ano de experiência, R$ 4.500 a R$ 6.000 por mês, aberta a pessoas com deficiência.',
  );
});

test('an ad that is silent costs nothing, and that is said', () => {
  expect(jobFacts(SILENT)).toContain('nada disso conta contra você');
});
