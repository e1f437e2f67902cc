import type { Auth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { findAccountIds } from './account-ids.ts';

const failure = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
/** Accounts, one of which is known by e-mail and by id. */
const auth = {
  getUserByEmail: (email: string) =>
    email === 'ana@aura.example' ? Promise.resolve({ uid: 'a1' }) : failure('auth/user-not-found'),
  getUser: (uid: string) => (uid === 'a1' ? Promise.resolve({ uid }) : failure('auth/user-not-found')),
} as Pick<Auth, 'getUserByEmail' | 'getUser'>;

test('an e-mail and an id lead to the account', async () => {
  expect(await findAccountIds(auth, ['ana@aura.example', 'a1'])).toEqual({ ok: true, value: ['a1', 'a1'] });
});

test.each(['bia@aura.example', 'b1'])('%s is named if there is no such account', async (person) => {
  expect(await findAccountIds(auth, ['a1', person])).toMatchObject({
    ok: false,
    error: expect.stringContaining(person),
  });
});

test('accounts that do not answer are a sentence', async () => {
  const silent = { ...auth, getUser: () => failure('ECONNREFUSED') } as typeof auth;
  expect(await findAccountIds(silent, ['a1'])).toMatchObject({
    ok: false,
    error: expect.stringContaining('npm start'),
  });
});
