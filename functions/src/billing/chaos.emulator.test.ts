import { createHash } from 'node:crypto';
import { readSeed, scaleRuns } from '@aura/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HAS_AUTH } from '../../test-support/backend.ts';
import { startLocalBilling, type BillingUnderTest } from '../../test-support/billing/billing-under-test.ts';
import { walkSeed } from '../../test-support/chaos/walk.ts';

/** Walks begin for this long; one that has begun is walked to its end. */
const BEGIN_MS = scaleRuns(4_000, 60_000);
const AT_ONCE = 4;

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

it.skipIf(!HAS_AUTH)('nothing is wrong after any step of a life, whatever fails meanwhile', async () => {
  const first = createHash('sha256').update(`${readSeed()} chaos`).digest().readUInt16BE();
  const until = Date.now() + BEGIN_MS;
  let walks = 0;
  const walker = async (): Promise<void> => {
    do expect(await walkSeed(billing, first + walks++)).toBeNull();
    while (Date.now() < until);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walker));
  expect(walks).toBeGreaterThanOrEqual(AT_ONCE);
});
