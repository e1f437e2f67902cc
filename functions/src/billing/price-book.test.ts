import { expect, test } from 'vitest';
import { EARLIER_PRICE, findPrice, PRICES } from '../../test-support/billing/purchases.ts';
import { createPriceBook } from './price-book.ts';

const impulso = findPrice('impulso', 'month');

test('a price on sale is known and may be bought', () => {
  expect(PRICES.sold(impulso.id)).toEqual(impulso);
  expect(PRICES.known(impulso.id)).toEqual(impulso);
});

test('a price no longer on sale is known but cannot be bought', () => {
  expect(PRICES.sold(EARLIER_PRICE.id)).toBeNull();
  expect(PRICES.known(EARLIER_PRICE.id)).toEqual(EARLIER_PRICE);
});

test.each(['price_x', '', 'constructor', '__proto__'])('%j is no price', (id) => {
  expect([PRICES.sold(id), PRICES.known(id)]).toEqual([null, null]);
});

test('the current amount counts, even if it was sold for another amount before', () => {
  const book = createPriceBook([impulso], [{ ...EARLIER_PRICE, id: impulso.id }]);
  expect(book.known(impulso.id)).toEqual(impulso);
});
