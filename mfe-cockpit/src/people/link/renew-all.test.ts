import { err, ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { renewAll } from './renew-all.ts';

const ids = Array.from({ length: 120 }, (_, at) => `p${at}`);
const invitation = (personId: string) => ({
  personId,
  name: personId,
  email: `${personId}@empresa.com`,
  token: `acme.${personId}`,
  expiresAt: '2026-11-30T12:00:00.000Z',
});

test('everybody gets one link, fifty people a call', async () => {
  const calls: number[] = [];
  const { invitations, left, failure } = await renewAll(ids, async (part) => {
    calls.push(part.length);
    return ok(part.map(invitation));
  });
  expect([calls, left, failure]).toEqual([[50, 50, 20], [], null]);
  expect(invitations.map(({ personId }) => personId)).toEqual(ids);
});

test('links that were made before a failure are kept, and it is known who has none', async () => {
  const { invitations, left, failure } = await renewAll(ids, async (part) =>
    part[0] === 'p50' ? err({ code: 'offline', message: 'Sem conexão.' }) : ok(part.map(invitation)),
  );
  expect(invitations.map(({ personId }) => personId)).toEqual(ids.slice(0, 50));
  expect(left).toEqual(ids.slice(50));
  expect(failure).toEqual({ message: 'Sem conexão.', isLost: true });
});
