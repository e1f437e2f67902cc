import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { sharedStorage } from '../testing/memory-storage.ts';
import { testPage, until } from '../testing/test-page.ts';

async function twoTabs() {
  const storage = sharedStorage();
  const open = async () => {
    const backend = memoryBackend(person('ana'));
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

test('what the provider reports later changes nothing more', async () => {
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
  await until(() => second.session.getState().status === 'signedIn');
  expect(first.session.getState().status).toBe('signedIn');
});

test('a tab in which nobody is signed in yet does not undo the sign-in of another', async () => {
  const storage = sharedStorage();
  const idle = testPage(memoryBackend(), storage.openTab());
  const active = testPage(memoryBackend(), storage.openTab());
  await idle.session.ensure();
  await active.auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  await until(() => idle.pauses.length > 0);
  expect(active.session.getState().status).toBe('signedIn');
  expect(active.hint.isSet()).toBe(true);
});

test('a person whom the provider signs out by itself is out, and the mark is gone', async () => {
  const { first } = await twoTabs();
  first.backend.becomes(null);
  expect(first.session.getState()).toEqual({ status: 'signedOut' });
  expect(first.hint.isSet()).toBe(false);
});
