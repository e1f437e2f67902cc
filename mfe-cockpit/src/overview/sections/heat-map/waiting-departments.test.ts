import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { describeWaitingDepartments } from './waiting-departments.ts';

const { units, company } = makeOverview();

test('names the departments that wait, and says until when', () => {
  expect(describeWaitingDepartments({ units, company })).toBe(
    'Sem números próprios nesta semana: Jurídico. Um departamento começa a aparecer com 20 pessoas na lista, ' +
      'em 4 grupos de 5. Os grupos são fechados em lotes de pelo menos 20 pessoas, quando pelo menos 15 ' +
      'delas já aceitaram o convite, com o e-mail confirmado. Quem entra na lista depois espera pelo lote seguinte. ' +
      'Convite que ninguém aceitou não conta. Um departamento, ou “Outras áreas”, deixa de aparecer enquanto menos de ' +
      '15 das pessoas dos seus grupos estiverem na lista.',
  );
});

test('the small departments together are not listed as one', () => {
  const waiting = units.map(
    (unit) => ({ ...unit, state: unit.id === 'vendas' ? 'shown' : 'waiting' }) as const,
  );
  expect(describeWaitingDepartments({ units: waiting, company })).toMatch(
    /^Sem números próprios nesta semana: Jurídico\. /u,
  );
  expect(describeWaitingDepartments({ units: units.slice(0, 1), company })).toBe('');
});

test('names a few of many departments, those with people first', () => {
  const many = [0, 0, 0, 5, 0].map((n, at) => ({
    id: `d${at}`,
    name: `D${at}`,
    n,
    state: 'waiting' as const,
  }));
  expect(describeWaitingDepartments({ units: many, company })).toContain(
    'Sem números próprios nesta semana: D3, D0, D1 e mais 2 departamentos.',
  );
});
