import { expect, it } from 'vitest';
import { NO_ENTITLEMENT } from '../../billing/entitlement.ts';
import { readKnownPurchases } from './known-purchases.ts';

const source = {
  kind: 'payment',
  id: 'pi_1',
  priceId: 'price_1',
  plan: 'conquista',
  endsAt: new Date('2026-12-01T12:00:00.000Z'),
};
const entitlement = {
  plan: 'decolagem',
  endsAt: source.endsAt,
  source,
  changesAt: source.endsAt,
  suspended: null,
};

it('are those of the record, even if the rest of it cannot be read', () => {
  expect(readKnownPurchases({ entitlement, payments: 'nenhum' })).toEqual(entitlement);
});

it.each([
  ['no record', undefined],
  ['an empty one', {}],
  ['one that cannot be read', { entitlement: { ...entitlement, plan: 'ouro' } }],
  ['one that is none', 'nada'],
])('are empty with %s', (_, record) => {
  expect(readKnownPurchases(record)).toEqual(NO_ENTITLEMENT);
});
