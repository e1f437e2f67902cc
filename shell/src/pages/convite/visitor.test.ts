import { newProfile } from '@aura/shared-domain';
import type { SessionState } from '@aura/shared-session';
import { expect, test } from 'vitest';
import { tokenIn } from './token-in.ts';
import { visitorOf } from './visitor.ts';

const ana: SessionState = {
  status: 'signedIn',
  user: { uid: 'ana', email: null, emailVerified: false, providers: [] },
  profile: newProfile('Ana'),
};

test.each([
  [{ status: 'signedOut' }, 'notStarted', 'unknown'],
  [{ status: 'signedOut' }, 'starting', 'unknown'],
  [{ status: 'loading' }, 'verified', 'unknown'],
  [{ status: 'signedOut' }, 'verified', 'nobody'],
  [{ status: 'signedOut' }, 'failed', 'unreachable'],
  [ana, 'verified', 'person'],
] as const)('%o, %s: %s', (session, phase, kind) => {
  expect(visitorOf(session, phase).kind).toBe(kind);
});

test.each(['/convite/acme.segredo', '/convite/acme.segredo/'])('the token in %s', (path) => {
  expect(tokenIn(path)).toBe('acme.segredo');
});
