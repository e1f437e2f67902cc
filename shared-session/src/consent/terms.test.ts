import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage, waitUntil } from '../testing/test-page.ts';
import { createTermsRecord } from './terms.ts';

const TERMS = { version: 5, hash: 'a1'.repeat(32) };

function open(user: ReturnType<typeof makePerson> | null) {
  const backend = createMemoryBackend(user);
  if (user) backend.documents.set(`users/${user.uid}`, {});
  const { session } = testPage(backend);
  return { backend, session, keepTerms: createTermsRecord(session, () => 'aceite-1') };
}

test('the text that was accepted is kept with the person, and that they are of age', async () => {
  const { backend, session, keepTerms } = open(makePerson('ana'));
  await session.ensure();
  keepTerms(TERMS);
  await waitUntil(() => backend.documents.has('users/ana/consents/aceite-1'));
  expect(backend.documents.get('users/ana/consents/aceite-1')).toEqual({
    ...TERMS,
    terms: 'accepted',
    isAdult: true,
    at: expect.any(Date),
    source: 'signup',
  });
});

test("a visitor's acceptance is not recorded", async () => {
  const { backend, session, keepTerms } = open(null);
  await session.ensure();
  keepTerms(TERMS);
  expect(backend.writes).toEqual([]);
});
