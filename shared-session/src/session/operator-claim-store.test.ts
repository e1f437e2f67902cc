import { ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage, waitUntil } from '../testing/test-page.ts';
import { createOperatorClaim } from './operator-claim-store.ts';

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: object): string => `${base64url({ alg: 'none' })}.${base64url(claims)}.`;

async function open(token: string) {
  const backend = { ...createMemoryBackend(makePerson('ana')), idToken: async () => ok(token) };
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  const claim = createOperatorClaim(page.session);
  let told = 0;
  claim.subscribe(() => (told += 1));
  await page.session.ensure();
  return { ...page, claim, told: () => told };
}

test('a person with the claim in their token is an operator, until they sign out', async () => {
  const { claim, session } = await open(tokenWith({ name: 'Otávio Açaí', operator: true }));
  await waitUntil(() => claim.get());
  await session.leave();
  expect(claim.get()).toBe(false);
});

test.each([tokenWith({ operator: 'true' }), tokenWith({}), 'a.%%%.c', 'none'])(
  '%s makes nobody an operator',
  async (token) => {
    const { claim, told, session } = await open(token);
    await session.leave();
    expect({ runs: claim.get(), told: told() }).toEqual({ runs: false, told: 0 });
  },
);
