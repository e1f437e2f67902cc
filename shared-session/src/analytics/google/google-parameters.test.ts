import { expect, test } from 'vitest';
import { googleParameters } from './google-parameters.ts';

test('the name is no parameter, numbers stay numbers and lists become text', () => {
  expect(googleParameters({ name: 'purchase', priceId: 'price_1', value: 49.9, currency: 'BRL' })).toEqual({
    priceId: 'price_1',
    value: 49.9,
    currency: 'BRL',
  });
  expect(googleParameters({ name: 'user_profile_updated', updatedFields: ['name', 'points'] })).toEqual({
    updatedFields: 'name,points',
  });
});
