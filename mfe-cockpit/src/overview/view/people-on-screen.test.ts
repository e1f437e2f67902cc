import { expect, test } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { countPeople } from './counted-units.ts';
import { describePeopleOnScreen } from './people-on-screen.ts';

const { company, units } = makeOverview();
const small = units.map((unit) => (unit.id === 'juridico' ? { ...unit, n: 5 } : unit));

test('a unit without enough people is not counted, and is named', () => {
  const overview = makeOverview({ company: { ...company, minimumCell: 8 }, units: small, n: 65 });
  expect(describePeopleOnScreen(overview)).toBe(
    'Empresa toda: 60 pessoas em grupos. Fora destes números, por ter menos de 8 pessoas: Jurídico (5 pessoas).',
  );
});

test('nobody is named as left out if all are counted, nor in a department', () => {
  expect(describePeopleOnScreen(makeOverview())).toBe('Empresa toda: 60 pessoas em grupos.');
  const raised = { company: { ...company, minimumCell: 8 }, units: small };
  expect(describePeopleOnScreen(makeOverview({ ...raised, department: 'vendas', n: 40 }))).toBe(
    'Vendas: 40 pessoas em grupos.',
  );
});

test('the company counts as one if no unit has enough people', () => {
  const fives = units.map((unit) => ({ ...unit, n: 5, state: 'waiting' as const }));
  const overview = makeOverview({
    company: { ...company, minimumCell: 8 },
    units: fives,
    scope: 'totals',
    n: 15,
  });
  expect(countPeople(overview)).toBe(15);
});
