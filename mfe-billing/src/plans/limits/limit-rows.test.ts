import { expect, test } from 'vitest';
import { LIMIT_COLUMNS, LIMIT_ROWS } from './limit-rows.ts';

const valuesOf = (id: string) => {
  const row = LIMIT_ROWS.find((entry) => entry.id === id);
  return LIMIT_COLUMNS.map(({ key }) => row?.[key]);
};

test('a column for every plan, after the tools', () => {
  expect(LIMIT_COLUMNS.map(({ label }) => label)).toEqual([
    'Ferramenta',
    'Grátis',
    'Impulso',
    'Decolagem',
    'Conquista',
    'Equilíbrio',
  ]);
});

test('the limits of every tool', () => {
  const free = ['Sem limite', 'Sem limite', 'Sem limite'];
  expect(valuesOf('Diagnóstico completo')).toEqual([
    'Diagnóstico completo',
    ...Array<string>(5).fill('Sempre aberto'),
  ]);
  expect(valuesOf('diagnosticQuick')).toEqual(['Diagnóstico rápido', '1 por mês', 'Sem limite', ...free]);
  expect(valuesOf('resumeOptimizer')).toEqual([
    'Otimizador de currículo',
    '1 por mês',
    '10 por mês',
    ...free,
  ]);
  expect(valuesOf('linkedinOptimizer')).toEqual([
    'Otimizador de LinkedIn',
    '1 por mês',
    '10 por mês',
    ...free,
  ]);
  expect(valuesOf('jobSearch')).toEqual(['Radar de vagas', '1 por mês', '15 por mês', ...free]);
  expect(valuesOf('interviewSimulator')).toEqual([
    'Simulador de entrevista',
    '1 por mês',
    '5 por mês',
    ...free,
  ]);
  expect(valuesOf('mentorAI')).toEqual(['Mentor de carreira', '1 por mês', '20 por mês', ...free]);
  expect(LIMIT_ROWS).toHaveLength(9);
});
