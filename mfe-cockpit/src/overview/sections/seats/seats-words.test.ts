import { expect, test } from 'vitest';
import { seatsInWords } from './seats-words.ts';

test.each([
  [{ total: 80, used: 66 }, '66 de 80 em uso, 14 livres'],
  [{ total: 80, used: 79 }, '79 de 80 em uso, 1 livre'],
  [{ total: 80, used: 80 }, '80 de 80 em uso, nenhuma livre'],
  [{ total: 80, used: 85 }, '85 de 80 em uso, 5 além do contratado'],
])('%o: %s', (seats, words) => {
  expect(seatsInWords(seats)).toBe(words);
});
