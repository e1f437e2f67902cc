import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { testPage, waitUntil } from '../testing/test-page.ts';

async function twoTabs() {
  const storage = createSharedStorage();
  const open = async () => {
    const backend = createMemoryBackend(makePerson('ana'));
    backend.documents.set('users/ana', { name: 'Ana' });
    const page = testPage(backend, storage.openTab());
    await page.session.ensure();
    return page;
  };
  return { first: await open(), second: await open() };
}

test('a sign-out in one tab empties the other at once, before the provider has noticed', async () => {
  const { first, second } = await twoTabs();
  const gone = second.session.person();
  await first.auth.signOutNow();
  expect(second.backend.currentUser()).not.toBeNull();
  expect(second.session.getState()).toEqual({ status: 'signedOut' });
  expect(gone?.signal.aborted).toBe(true);
  expect(second.session.person()).toBeNull();
});

test('later reports of the provider change nothing', async () => {
  const { first, second } = await twoTabs();
  await first.auth.signOutNow();
  second.backend.becomes(null);
  expect(second.session.getState()).toEqual({ status: 'signedOut' });
  expect(second.hint.isSet()).toBe(false);
});

test('the same person signing in again in one tab comes back in the other', async () => {
  const { first, second } = await twoTabs();
  await first.auth.signOutNow();
  await first.auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  await waitUntil(() => second.session.getState().status === 'signedIn');
  expect(first.session.getState().status).toBe('signedIn');
});

test('a tab without a person does not undo the sign-in of another tab', async () => {
  const storage = createSharedStorage();
  const idle = testPage(createMemoryBackend(), storage.openTab());
  const active = testPage(createMemoryBackend(), storage.openTab());
  await idle.session.ensure();
  await active.auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  await waitUntil(() => idle.pauses.length > 0);
  expect(active.session.getState().status).toBe('signedIn');
  expect(active.hint.isSet()).toBe(true);
});

test('a person whom the provider signs out by itself is out, and the mark is gone', async () => {
  const { first } = await twoTabs();
  first.backend.becomes(null);
  expect(first.session.getState()).toEqual({ status: 'signedOut' });
  expect(first.hint.isSet()).toBe(false);
});
