import { expect, it } from 'vitest';
import { breaches } from './breaches.ts';
import { BUDGETS } from './budgets.ts';

const atTheLimit = { path: '/faq', ...BUDGETS };

it('allows a page to use its budgets up', () => {
  expect(breaches(atTheLimit)).toEqual([]);
});

it.each(Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])('names the page that breaks %s', (name) => {
  const value = BUDGETS[name] + 0.001;
  expect(breaches({ ...atTheLimit, [name]: value })).toEqual([
    `/faq: ${name} is ${value}, allowed are ${BUDGETS[name]}.`,
  ]);
});
