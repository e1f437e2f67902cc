import { expect, test } from 'vitest';
import { buildAnswers } from '../../wizard/answers.ts';
import { createInitialState, type WizardState } from '../../wizard/state.ts';
import { summariseAnswers } from './summary.ts';

const full = createInitialState('full');
const entryOf = (state: WizardState, step: string) => {
  const entry = summariseAnswers(state, buildAnswers(state, []), 0).find(
    (candidate) => candidate.step === step,
  );
  return Object.fromEntries(entry?.details.map(({ label, value }) => [label, value]) ?? []);
};

test('lists every value of the goal before sending', () => {
  const goal: WizardState['goal'] = {
    ...full.goal,
    title: 'Analista de Dados',
    horizonMonths: 12,
    contract: 'clt',
    workModel: 'remote',
    location: 'Recife',
    salaryFloor: '3.500',
    constraints: 'Só pela manhã',
    referenceJobs: ['Vaga'],
  };
  const { 'Piso salarial': floor, ...rest } = entryOf({ ...full, goal }, 'objetivo');
  expect(floor).toMatch(/^R\$\s3\.500,00 por mês$/);
  expect(rest).toEqual({
    Prazo: 'Em até 1 ano',
    Regime: 'Carteira assinada (CLT)',
    Modelo: 'Remoto',
    Local: 'Recife',
    Restrições: 'Só pela manhã',
    'Anúncios de vaga': '1 colado',
  });
});

test('names missing values and an unreadable lowest salary', () => {
  expect(entryOf(full, 'objetivo')).toMatchObject({
    Local: 'não informado',
    'Piso salarial': 'não informado',
  });
  const unclear = { ...full, goal: { ...full.goal, salaryFloor: 'abc' } };
  expect(entryOf(unclear, 'objetivo')['Piso salarial']).toContain('não será usado');
});

test('the context lists money and accessibility too, and nothing if it was skipped', () => {
  const context = { hoursPerWeek: 5, budget: 'none', accessibility: 'Legendas' } as const;
  expect(entryOf({ ...full, context }, 'contexto')).toEqual({
    Tempo: '5 horas por semana',
    Investimento: 'Nada no momento',
    'Acessibilidade e rotina': 'Legendas',
  });
  expect(entryOf(full, 'contexto')).toEqual({});
});
