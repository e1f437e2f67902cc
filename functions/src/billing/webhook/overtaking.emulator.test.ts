import { afterAll, beforeAll, expect, it } from 'vitest';
import { localBackend } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { LIFE, live } from '../../../test-support/billing/lives.ts';
import { sandboxClient } from '../../../test-support/billing/sandbox-client.ts';
import { sendToWebhook } from '../../../test-support/billing/signed.ts';
import { createGate } from '../../../test-support/gate.ts';
import { newBuyer } from '../../../test-support/people.ts';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const isReading = (request: Parameters<typeof fetch>[0]): boolean =>
  (request instanceof Request ? request.url : String(request)).includes('/v1/subscriptions?');

it('what was read before is never written over what was read since, by whichever process', async () => {
  const person = await newBuyer(billing.backend.db);
  await live(billing, person, [LIFE.buysImpulso]);
  const eventOf = async (type: string) =>
    JSON.stringify((await billing.events(person.uid)).find((event) => event.type === type));

  const hasRead = createGate();
  const mayGoOn = createGate();
  const slow = await localBackend({
    billing: billing.settings,
    stripe: sandboxClient(billing.settings, async (...request) => {
      const answer = await fetch(...request);
      if (isReading(request[0])) {
        hasRead.open();
        await mayGoOn.opened;
      }
      return answer;
    }),
  });
  let readings = 0;
  const readsAgain = createGate();
  const quick = await localBackend({
    billing: billing.settings,
    stripe: sandboxClient(billing.settings, async (...request) => {
      if (isReading(request[0]) && (readings += 1) === 2) readsAgain.open();
      return fetch(...request);
    }),
  });

  const told = sendToWebhook(slow.url, await eventOf('invoice.paid'));
  await hasRead.opened;
  await billing.step(person.uid, 'refund');
  const toldSince = sendToWebhook(quick.url, await eventOf('charge.refunded'));
  // The one that reads later has written by now, or has to read again because the other is not done.
  await Promise.race([toldSince, readsAgain.opened]);
  mayGoOn.open();
  expect(await Promise.all([told, toldSince])).toEqual([200, 200]);
  const { plan = 'freemium', credits = 0 } = await person.profile();
  expect({ plan, credits }).toEqual({ plan: 'freemium', credits: 0 });
  await slow.stop();
  await quick.stop();
});
