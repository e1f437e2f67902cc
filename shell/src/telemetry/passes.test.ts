import { err, createProfile, ok } from '@aura/shared-domain';
import type { SessionState } from '@aura/shared-session';
import { expect, test } from 'vitest';
import { createPassKeeper } from './passes.ts';

const signedIn = (uid: string, emailVerified = true): SessionState => ({
  status: 'signedIn',
  user: { uid, email: null, emailVerified, providers: [] },
  profile: createProfile('Ana'),
});

function page() {
  let session: SessionState = { status: 'loading' };
  let time = 0;
  let isOnline = true;
  const asked: string[] = [];
  const keeper = createPassKeeper({
    ask: async (who) => {
      asked.push(who);
      return isOnline ? ok({ pass: `${who} ${asked.length}` }) : err('offline');
    },
    getSession: () => session,
    elapsed: () => time,
  });
  const change = (next: { session?: SessionState; time?: number; isOnline?: boolean }) => {
    ({ session = session, time = time, isOnline = isOnline } = next);
  };
  return { keeper, asked, change };
}

test('a pass is requested once when the person is known, and reused while it is good', async () => {
  const { keeper, asked, change } = page();
  await keeper.renew();
  expect([keeper.get(), asked]).toEqual([null, []]);
  change({ session: { status: 'signedOut' } });
  await Promise.all([keeper.renew(), keeper.renew()]);
  await keeper.renew();
  expect([keeper.get(), asked]).toEqual(['visitor 1', ['visitor']]);
  change({ time: 50 * 60_000 });
  expect(keeper.get()).toBeNull();
  await keeper.renew();
  expect(keeper.get()).toBe('visitor 2');
});

test('the pass of one person is never sent for another', async () => {
  const { keeper, change } = page();
  change({ session: signedIn('ana') });
  await keeper.renew();
  expect(keeper.get()).toBe('account 1');
  change({ session: signedIn('bia') });
  expect(keeper.get()).toBeNull();
  change({ session: { status: 'signedOut' } });
  await keeper.renew();
  expect(keeper.get()).toBe('visitor 2');
});

test('an account that never confirmed its e-mail counts with the visitors of its network', async () => {
  const { keeper, asked, change } = page();
  change({ session: signedIn('ana', false) });
  await keeper.renew();
  expect([keeper.get(), asked]).toEqual(['visitor 1', ['visitor']]);
});

test('if the backend gives none, there is none, and the next call asks again', async () => {
  const { keeper, asked, change } = page();
  change({ session: { status: 'signedOut' }, isOnline: false });
  await keeper.renew();
  expect(keeper.get()).toBeNull();
  change({ isOnline: true });
  await keeper.renew();
  expect([keeper.get(), asked.length]).toEqual(['visitor 2', 2]);
});
