import { expect, test } from 'vitest';
import { describeLicences, describePlaces } from './licences.ts';

test.each([
  [{ total: 80, used: 0 }, 'menos de 15 de 80 licenças em uso'],
  [{ total: 80, used: 45 }, 'cerca de 45 de 80 licenças em uso'],
  [{ total: 1, used: 0 }, 'menos de 15 de 1 licença em uso'],
  [{ total: 80, used: 90 }, 'cerca de 90 de 80 licenças em uso, além do contratado'],
])('%o: %s', (licences, words) => {
  expect(describeLicences(licences)).toBe(words);
});

test('places on the list are called places, never licences', () => {
  expect(describePlaces({ total: 1600, used: 60 })).toBe('60 de 1.600 lugares na lista');
});
