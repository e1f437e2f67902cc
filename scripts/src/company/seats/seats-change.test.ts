import { expect, test } from 'vitest';
import { seatsChange } from './seats-change.ts';

const COMPANY = { name: 'Horizonte', seats: 80, seatsUsed: 62 };

test.each([
  [100, 'de 80 para 100 licenças'],
  [62, 'de 80 para 62 licenças'],
  [80, null],
])('%i seats: %s', (seats, change) => {
  expect(seatsChange(COMPANY, seats)).toEqual({ ok: true, value: change });
});

test('seats that are in use stay', () => {
  expect(seatsChange(COMPANY, 61)).toMatchObject({
    ok: false,
    error: expect.stringContaining('62 licenças em uso'),
  });
});
