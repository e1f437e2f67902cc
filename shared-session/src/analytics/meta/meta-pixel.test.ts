import { OWN_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../events.ts';
import { toMetaEvent } from './meta-pixel.ts';

const lesson: EventDeclaration = {
  name: 'aula_lida',
  parameters: { minutes: { kind: 'count' }, topic: { kind: 'choice', values: ['cv'] } },
  meta: { standard: 'ViewContent', parameters: { minutes: 'value' } },
};

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
  [{ name: 'user_profile_updated', updatedFields: ['name'] }, null],
  [
    { name: 'aula_lida', minutes: 4, topic: 'cv' },
    { command: 'track', name: 'ViewContent', parameters: { value: 4 } },
  ],
];

test.each(CASES)('%j', (event, call) => {
  const declaration = [...OWN_EVENTS, lesson].find(({ name }) => name === event.name);
  if (!declaration) throw new Error('declared nowhere');
  expect(toMetaEvent({ event, declaration })).toEqual(call);
});
