import { expect, test } from 'vitest';
import { describeSeatsChange } from './seats-change.ts';

const COMPANY = { name: 'Horizonte', seats: 80, seatsUsed: 62 };

test.each([
  [100, 'de 80 para 100 licenças'],
  [62, 'de 80 para 62 licenças'],
  [80, null],
])('%i seats: %s', (seats, change) => {
  expect(describeSeatsChange(COMPANY, seats)).toEqual({ ok: true, value: change });
});

test('people who are on the list stay', () => {
  expect(describeSeatsChange(COMPANY, 30)).toMatchObject({
    ok: false,
    error: expect.stringContaining('62 pessoas na lista'),
  });
});
