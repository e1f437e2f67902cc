import type { EventDeclaration } from '@aura/shared-domain/events';
import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { toTagEvent } from './tag-event.ts';

const CANARY = 'ana.canario@exemplo.com';
const UID = 'xYz0123456789abcdefABCDEF012';

/** What a remote has declared. */
const REMOTE: readonly EventDeclaration[] = [
  {
    name: 'begin_checkout',
    parameters: { userId: { kind: 'account' }, priceId: { kind: 'id', prefix: 'price_' } },
  },
  { name: 'aula_lida', parameters: { minutes: { kind: 'count' } } },
  // No remote gets to say what an event of the shell holds.
  { name: 'login', parameters: { email: { kind: 'account' } } },
];

const EVENTS: readonly AnalyticsEvent[] = [
  { name: 'usuario_criado', userId: UID, plan: 'freemium' },
  { name: 'login', method: 'google' },
  { name: 'user_profile_updated', updatedFields: ['name', 'careerProfile.skills'] },
  { name: 'generate_lead' },
  { name: 'begin_checkout', userId: UID, priceId: 'price_1AbC' },
  { name: 'aula_lida', minutes: 4 },
];

async function sent(event: AnalyticsEvent, deployment = 'demo') {
  const faults: string[] = [];
  const complain = (fault: string) => void faults.push(fault);
  const tagged = await toTagEvent({ deployment, remoteEvents: async () => REMOTE, complain }, event);
  return { event: tagged?.event ?? null, faults };
}

test.each(EVENTS)('$name is sent with its own keys only', async (event) => {
  const { event: left, faults } = await sent({ ...event, email: CANARY, resumeText: CANARY });
  expect(Object.keys(left ?? {}).toSorted()).toEqual(Object.keys(event).toSorted());
  expect(faults).toEqual([
    `${event.name}: email is not declared`,
    `${event.name}: resumeText is not declared`,
  ]);
  expect(JSON.stringify(left)).not.toContain('canario');
  expect(JSON.stringify(left)).not.toContain(UID);
});

test.each<[AnalyticsEvent, string]>([
  [{ name: 'login', method: CANARY }, 'login: method is no choice'],
  [{ name: 'begin_checkout', userId: UID, priceId: CANARY }, 'begin_checkout: priceId is no id'],
  [
    { name: 'user_profile_updated', updatedFields: [CANARY] },
    'user_profile_updated: updatedFields is no fields',
  ],
  [{ name: 'aula_lida' }, 'aula_lida: minutes is no count'],
  [{ name: 'page_view', url: '/login?next=/perfil' }, 'page_view is declared nowhere'],
])('%j does not leave at all, and it is said why', async (event, fault) => {
  expect(await sent(event)).toEqual({ event: null, faults: [fault] });
});

test('an account has a stable pseudonym per service, and never its id', async () => {
  const idOf = async (deployment: string, uid: string) => {
    const { event } = await sent({ name: 'usuario_criado', userId: uid, plan: 'freemium' }, deployment);
    return event?.['userId'];
  };
  const pseudonym = await idOf('demo', UID);
  expect(pseudonym).toMatch(/^[0-9a-f]{32}$/);
  expect(await idOf('demo', UID)).toBe(pseudonym);
  expect(await idOf('demo', `${UID}2`)).not.toBe(pseudonym);
  expect(await idOf('outra', UID)).not.toBe(pseudonym);
});
