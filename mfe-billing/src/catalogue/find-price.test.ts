import { OFFER_ALIASES, SANDBOX_PRICES } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findPlanOfPrice, findPriceId, findPriceIdByAlias } from './find-price.ts';

const prices = SANDBOX_PRICES.map(({ id, ...offer }) => ({ ...offer, priceId: id }));

test('a plan and how often it is paid name a price, and the price names them', () => {
  for (const { priceId, plan, interval, amount } of prices) {
    expect(findPriceId(prices, plan, interval)).toBe(priceId);
    expect(findPlanOfPrice(prices, priceId)).toMatchObject({ card: { id: plan }, interval, amount });
  }
});

test('a plan is found by its own names, as a limit of a tool leads to it', () => {
  for (const alias of Object.values(OFFER_ALIASES)) {
    expect(findPlanOfPrice(prices, findPriceIdByAlias(prices, alias) ?? '')).not.toBeNull();
  }
  expect(findPriceIdByAlias(prices, 'price_demo_impulso_mensal')).toBeNull();
});

test('an item that is not sold has no price', () => {
  expect(findPriceId(prices, 'freemium', 'month')).toBeNull();
  expect(findPriceId(prices, 'conquista', 'month')).toBeNull();
  expect(findPriceId([], 'impulso', 'month')).toBeNull();
  expect(findPlanOfPrice(prices, 'price_desconhecido')).toBeNull();
});

test('nobody is sent to a price of another amount than the page shows', () => {
  const dearer = prices.map((price) => ({ ...price, amount: price.amount + 1 }));
  expect(findPriceId(dearer, 'impulso', 'month')).toBeNull();
  expect(findPlanOfPrice(dearer, 'price_demo_impulso_mensal')).toBeNull();
});
