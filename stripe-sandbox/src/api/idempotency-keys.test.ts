import { expect, it } from 'vitest';
import { SANDBOX } from '@aura/shared-domain';
import type { Message } from '../http/message.ts';
import { createEmptyState } from '../state/state.ts';
import { manualClock } from '../testing/manual-clock.testing.ts';
import { stripeApi } from './api.ts';

const message: Message = {
  method: 'POST',
  path: '/v1/customers',
  query: '',
  body: 'name=Ana',
  header: (name) =>
    ({ authorization: `Bearer ${SANDBOX.secretKey}`, 'idempotency-key': 'key' })[name as 'authorization'],
};

it('says that a key is in use until the first answer would outlive the process', async () => {
  const world = { state: createEmptyState(), clock: manualClock(), siteUrl: '', slowMs: 0, delivers: false };
  let kept = (): void => {};
  const committed = new Promise<void>((resolve) => (kept = resolve));
  const api = stripeApi(world, () => committed);

  const first = api(message);
  const second = await api(message);
  expect(second.status).toBe(409);
  expect(JSON.parse(second.body)).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
  kept();
  const { body } = await first;
  expect((await api(message)).body).toBe(body);
});
