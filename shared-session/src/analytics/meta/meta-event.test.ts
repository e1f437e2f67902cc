import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../events.ts';
import { toMetaEvent } from './meta-event.ts';

const CASES: readonly (readonly [AnalyticsEvent, unknown])[] = [
  [
    { name: 'usuario_criado', userId: 'u', plan: 'freemium' },
    { command: 'track', name: 'CompleteRegistration', parameters: {} },
  ],
  [
    { name: 'login', method: 'google' },
    { command: 'trackCustom', name: 'Login', parameters: { method: 'google' } },
  ],
  [{ name: 'generate_lead' }, { command: 'track', name: 'Lead', parameters: {} }],
  [
    { name: 'purchase', priceId: 'price_1', value: 49.9, currency: 'BRL' },
    { command: 'track', name: 'Purchase', parameters: { value: 49.9, currency: 'BRL' } },
  ],
  [{ name: 'begin_checkout', userId: 'u', priceId: 'price_1' }, null],
  [{ name: 'view_customer_portal' }, null],
  [{ name: 'user_profile_updated', updatedFields: ['name'] }, null],
];

test.each(CASES)('%j', (event, call) => {
  expect(toMetaEvent(event)).toEqual(call);
});
