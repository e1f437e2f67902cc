import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import { EMPTY_ANSWERS } from './fixtures/people.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

const levelOf = (title: string, held: string, start = '2023-01') => {
  const work = { title: held, company: 'Ipê', location: '', start, end: null, current: true, items: [] };
  const resume = held === '' ? null : { ...createEmptyResume(), experiences: [work] };
  const goal = { ...EMPTY_ANSWERS.goal, title };
  return diagnose({ ...EMPTY_ANSWERS, goal, resume }, { variant: 'quick', now: NOW }).goal.level;
};

test('each level of a goal says what its ads ask for', () => {
  expect(levelOf('Analista Financeiro Júnior', '')).toContain(
    'Nível júnior: as vagas costumam aceitar menos de 2 anos',
  );
  expect(levelOf('Analista Financeiro Pleno', '')).toContain(
    'Nível pleno: as vagas costumam pedir de 2 a 4 anos',
  );
  expect(levelOf('Analista Financeiro Sênior', '')).toContain(
    'Nível sênior: as vagas costumam pedir 5 anos ou mais',
  );
});

test.each([
  [
    'Analista Financeira Sênior',
    'Analista Financeira',
    '2023-01',
    'indica pleno, pelos anos de trabalho, abaixo',
  ],
  ['Analista Financeira Pleno', 'Analista Financeira', '2023-01', 'pelos anos de trabalho: é o mesmo nível'],
  [
    'Analista Financeira Júnior',
    'Analista Financeira Sênior',
    '2023-01',
    'pelo título do emprego mais recente, acima',
  ],
])('%s is compared with %s since %s', (title, held, start, words) => {
  expect(levelOf(title, held, start)).toContain(words);
});

test.each(['Analista Financeiro', 'Especialista em marketing', 'Gerente Financeiro', ''])(
  'the goal “%s” names no level',
  (title) => expect(levelOf(title, 'Analista Financeira')).toBeUndefined(),
);
