import { SANDBOX_PRICES } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { planOfPrice, priceIdOf } from './price-of.ts';

const prices = SANDBOX_PRICES.map(({ id, ...offer }) => ({ ...offer, priceId: id }));

test('a plan and how often it is paid name a price, and the price names them', () => {
  for (const { priceId, plan, interval, amount } of prices) {
    expect(priceIdOf(prices, plan, interval)).toBe(priceId);
    expect(planOfPrice(prices, priceId)).toMatchObject({ card: { id: plan }, interval, amount });
  }
});

test('what is not sold has no price', () => {
  expect(priceIdOf(prices, 'freemium', 'month')).toBeNull();
  expect(priceIdOf(prices, 'conquista', 'month')).toBeNull();
  expect(priceIdOf([], 'impulso', 'month')).toBeNull();
  expect(planOfPrice(prices, 'price_desconhecido')).toBeNull();
});

test('nobody is sent to a price of another amount than the page says', () => {
  const dearer = prices.map((price) => ({ ...price, amount: price.amount + 1 }));
  expect(priceIdOf(dearer, 'impulso', 'month')).toBeNull();
  expect(planOfPrice(dearer, 'price_demo_impulso_mensal')).toBeNull();
});
