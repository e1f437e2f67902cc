import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildCompany, CompanySchema } from '@aura/shared-company';
import { answerRepeatedCreation } from './create-command.ts';

const KNOWN = { name: 'Horizonte', seats: 80 };

test("a new company fits the backend's schema, and has no people", () => {
  expect(v.parse(CompanySchema, buildCompany('Horizonte', 80, new Date(0)))).toMatchObject({
    name: 'Horizonte',
    seats: 80,
    seatsUsed: 0,
    managers: [],
    snapshots: [],
  });
});

test('a repeated request changes nothing', () => {
  expect(answerRepeatedCreation('horizonte', KNOWN, KNOWN)).toMatchObject({
    ok: true,
    value: expect.stringContaining('nada mudou'),
  });
});

test('the id of another company is refused', () => {
  expect(answerRepeatedCreation('horizonte', KNOWN, { ...KNOWN, name: 'Horizonte!' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('--id'),
  });
});

test('other seats are not changed in passing', () => {
  expect(answerRepeatedCreation('horizonte', KNOWN, { ...KNOWN, seats: 90 })).toMatchObject({
    ok: false,
    error: expect.stringContaining('seats horizonte 90'),
  });
});
