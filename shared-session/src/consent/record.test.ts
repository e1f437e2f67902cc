import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { testPage, waitUntil } from '../testing/test-page.ts';
import { createConsent } from './consent-store.ts';
import { createConsentRecord } from './record.ts';

const NOW = new Date('2026-02-03T04:05:06.000Z');

function open(user: ReturnType<typeof makePerson> | null) {
  const backend = createMemoryBackend(user);
  if (user) backend.documents.set(`users/${user.uid}`, {});
  let loads = 0;
  const page = testPage(backend, undefined, {
    loadBackend: async () => {
      loads++;
      return { ok: true, value: backend };
    },
  });
  let ids = 0;
  const consent = createConsent(createSharedStorage().openTab());
  consent.onAnswer(createConsentRecord(page.session, () => `resposta-${++ids}`));
  return { ...page, consent, loads: () => loads };
}

test('every answer of a person is recorded with its source and version', async () => {
  const { consent, session, backend } = open(makePerson('ana'));
  await session.ensure();
  consent.answer('accepted', NOW);
  consent.answer('refused', NOW, 'settings');
  consent.answer('refused', NOW, 'settings');
  await waitUntil(() => backend.documents.has('users/ana/consents/resposta-3'));
  const at = expect.any(Date);
  expect(backend.documents.get('users/ana/consents/resposta-1')).toEqual({
    choice: 'accepted',
    version: 1,
    at,
    source: 'bar',
  });
  expect(backend.documents.get('users/ana/consents/resposta-2')).toEqual({
    choice: 'refused',
    version: 1,
    at,
    source: 'settings',
  });
  // The rules take an answer only if the profile counts it.
  expect(backend.documents.get('users/ana')).toMatchObject({
    recordCounts: { consents: 3, last: 'consents/resposta-3' },
  });
});

test("a visitor's answer is not recorded, and nothing is loaded", async () => {
  const { consent, session, backend, loads } = open(null);
  consent.answer('accepted', NOW);
  expect(loads()).toBe(0);
  await session.ensure();
  consent.answer('refused', NOW);
  expect(backend.writes).toEqual([]);
  expect(consent.get()).toBe('refused');
});

test('an answer that cannot be recorded still holds', async () => {
  const { consent, session, backend } = open(makePerson('ana'));
  await session.ensure();
  backend.disturb = async () => ({ code: 'permission-denied' });
  consent.answer('refused', NOW);
  expect(consent.get()).toBe('refused');
});

test('an answer given while the person is being looked for is kept once they are there', async () => {
  const { consent, session, backend } = open(makePerson('ana'));
  const stop = session.subscribe(() => {
    if (session.getState().status !== 'loading') return;
    stop();
    consent.answer('accepted', NOW);
    expect(backend.writes).toEqual([]);
  });
  await session.ensure();
  await waitUntil(() => backend.documents.has('users/ana/consents/resposta-1'));
});
