import { expect, test } from 'vitest';
import { describeSeats } from './seats-words.ts';

test.each([
  [{ total: 80, used: 0 }, 'menos de 15 de 80'],
  [{ total: 80, used: 45 }, 'cerca de 45 de 80'],
  [{ total: 80, used: 90 }, 'cerca de 90 de 80, além do contratado'],
])('%o: %s', (seats, words) => {
  expect(describeSeats(seats)).toBe(words);
});
