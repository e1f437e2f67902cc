import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { toTagEvent } from './tag-event.ts';

const CANARY = 'ana.canario@exemplo.com';
const UID = 'xYz0123456789abcdefABCDEF012';

const EVENTS: readonly AnalyticsEvent[] = [
  { name: 'usuario_criado', userId: UID, plan: 'freemium' },
  { name: 'login', method: 'google' },
  { name: 'begin_checkout', userId: UID, priceId: 'price_1AbC' },
  { name: 'view_customer_portal' },
  { name: 'user_profile_updated', updatedFields: ['name', 'careerProfile.skills'] },
  { name: 'generate_lead' },
  { name: 'purchase', priceId: 'price_1AbC', value: 49.9, currency: 'BRL' },
];

test.each(EVENTS)('$name leaves with its own keys and nothing else', async (event) => {
  const overWide = { ...event, email: CANARY, user: { name: CANARY }, resumeText: CANARY };
  const sent = await toTagEvent('demo', overWide);
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(Object.keys(event).toSorted());
  expect(JSON.stringify(sent)).not.toContain('canario');
  expect(JSON.stringify(sent)).not.toContain(UID);
});

test.each([
  { name: 'login', method: CANARY },
  { name: 'begin_checkout', userId: UID, priceId: CANARY },
  { name: 'user_profile_updated', updatedFields: [CANARY] },
  { name: 'purchase', priceId: 'price_1', value: Number.NaN, currency: 'BRL' },
  { name: 'page_view', url: '/login?next=/perfil' },
])('%j does not leave at all', async (event) => {
  expect(await toTagEvent('demo', event as unknown as AnalyticsEvent)).toBeNull();
});

test('an account is the same pseudonym every time, another one elsewhere, and never its id', async () => {
  const idOf = async (deployment: string, uid: string) => {
    const sent = await toTagEvent(deployment, { name: 'usuario_criado', userId: uid, plan: 'freemium' });
    return sent?.name === 'usuario_criado' ? sent.userId : null;
  };
  const pseudonym = await idOf('demo', UID);
  expect(pseudonym).toMatch(/^[0-9a-f]{32}$/);
  expect(await idOf('demo', UID)).toBe(pseudonym);
  expect(await idOf('demo', `${UID}2`)).not.toBe(pseudonym);
  expect(await idOf('outra', UID)).not.toBe(pseudonym);
});
