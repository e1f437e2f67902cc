import type { EventDeclaration } from './event-declaration-schema.ts';

/** The events that the shell and the session send themselves, wherever a person is. */
export const OWN_EVENTS: readonly EventDeclaration[] = [
  {
    name: 'usuario_criado',
    parameters: { userId: { kind: 'account' }, plan: { kind: 'choice', values: ['freemium'] } },
    meta: { standard: 'CompleteRegistration' },
  },
  {
    name: 'login',
    parameters: { method: { kind: 'choice', values: ['email', 'google'] } },
    // Meta has no standard event for it.
    meta: { custom: 'Login', parameters: { method: 'method' } },
  },
  { name: 'user_profile_updated', parameters: { updatedFields: { kind: 'fields' } } },
  { name: 'generate_lead', parameters: {}, meta: { standard: 'Lead' } },
];
