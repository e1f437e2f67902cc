import { expect, test } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { describeMissing, describeTotals, describeWaiting } from './scope-words.ts';

const company = { name: 'Ipê', minimumCell: 5, minimumBreakdown: 10 };
const unitsOf = (...people: number[]) =>
  people.map((n, at) => ({ id: `u${at}`, name: `U${at}`, n, state: 'waiting' as const }));

const ACCOUNTS =
  'Os grupos são fechados em lotes de pelo menos 20 pessoas, quando pelo menos 15 delas já aceitaram o ' +
  'convite, com o e-mail confirmado. Quem entra na lista depois espera pelo lote seguinte. Convite que ninguém aceitou ' +
  'não conta.';

test('says how many closed groups the first number needs, and how many people are in some', () => {
  expect(describeMissing({ company, units: unitsOf(0, 0) })).toBe(
    `O primeiro número aparece com pelo menos 5 pessoas em grupos, ou seja, com 1 grupo de 5. ${ACCOUNTS}`,
  );
  expect(describeMissing({ company: { ...company, minimumCell: 12 }, units: unitsOf(5, 5) })).toBe(
    `O primeiro número aparece com pelo menos 12 pessoas em grupos, ou seja, com 3 grupos de 5. Hoje são 10. ${ACCOUNTS}`,
  );
});

test('explains why no department has its own numbers', () => {
  expect(describeTotals({ company: { ...company, minimumBreakdown: 30 }, units: unitsOf(10, 5) })).toBe(
    'Números por departamento aparecem a partir de 30 pessoas em grupos na empresa. Hoje são 15.',
  );
  expect(describeTotals(makeOverview())).toContain(
    'Nenhum departamento tem ainda números próprios. Um departamento começa a aparecer com 20 pessoas na lista, em 4 grupos de 5.',
  );
});

test('a department that waits says from how many people on, which grow with the minimum of the company', () => {
  const waiting = (minimumCell: number, department = 'vendas') =>
    describeWaiting({ company: { ...company, minimumCell }, department });
  expect(waiting(5)).toContain('com 20 pessoas na lista, em 4 grupos de 5.');
  expect(waiting(21)).toContain('com 25 pessoas na lista, em 5 grupos de 5.');
  expect(waiting(5, 'outras')).toContain('Os números aparecem com pelo menos 5 pessoas em grupos.');
});

test.each(['vendas', 'outras'])('%s without numbers may have lost them', (department) => {
  expect(describeWaiting({ company, department })).toContain(
    'deixa de aparecer enquanto menos de 15 das pessoas dos seus grupos estiverem na lista.',
  );
});
