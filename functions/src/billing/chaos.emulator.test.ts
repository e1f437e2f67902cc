import { createHash } from 'node:crypto';
import { isDeepRun, readSeed, scaleRuns } from '@aura/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HAS_AUTH } from '../../test-support/backend.ts';
import { startLocalBilling, type BillingUnderTest } from '../../test-support/billing/billing-under-test.ts';
import { walk, walkSeed, type Script } from '../../test-support/chaos/walk.ts';

/** The deep run draws others for each commit; the short one walks the same each time. */
const WALKS = scaleRuns(8, 120);
const AT_ONCE = 4;

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const calm = { fault: null, twice: false } as const;

const LIVES: readonly (readonly [name: string, script: Script])[] = [
  [
    'of a member who uses a tool in two tabs',
    [
      { does: 'join', ...calm },
      { does: 'optimise', input: 0, ...calm },
      { does: 'optimise', input: 1, fault: null, twice: true },
      { does: 'optimise', input: 2, fault: { kind: 'answerLost', at: 9 }, twice: false },
      { does: 'leave', fault: { kind: 'killed', at: 4 }, twice: false },
    ],
  ],
  [
    'of somebody who pays, whose answers and news are lost, into another month',
    [
      { does: 'buy', price: 0, fault: { kind: 'answerLost', at: 6 }, twice: false },
      { does: 'pay' },
      { does: 'tell', order: 'backwards', again: 'afterwards', fault: { kind: 'killed', at: 3 } },
      { does: 'optimise', input: 0, fault: { kind: 'unavailable', at: 4 }, twice: false },
      { does: 'jump' },
      { does: 'optimise', input: 1, ...calm },
      { does: 'withdraw', fault: { kind: 'answerLost', at: 5 }, twice: false },
      { does: 'tell', order: 'backwards', again: 'never', fault: null },
    ],
  ],
  [
    'that is erased while the process is killed, with a purchase under way',
    [
      { does: 'diagnose', input: 0, fault: { kind: 'contended', at: 8 }, twice: false },
      { does: 'buy', price: 1, ...calm },
      { does: 'erase', fault: { kind: 'killed', at: 9 }, twice: false },
    ],
  ],
];

it.skipIf(!HAS_AUTH).each(LIVES)('no rule is broken in the life %s', async (_, script) => {
  expect(await walk(billing, script)).toEqual([]);
});

it.skipIf(!HAS_AUTH)('no rule is broken after any step of a life, even if calls fail', async () => {
  const drawn = createHash('sha256').update(`${readSeed()} chaos`).digest().readUInt16BE();
  const first = isDeepRun() ? drawn : 1;
  let walks = 0;
  const walker = async (): Promise<void> => {
    while (walks < WALKS) expect(await walkSeed(billing, first + walks++)).toEqual({ outcome: 'sound' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walker));
});

it.skipIf(!HAS_AUTH)('a world that does not start is no broken rule, and no walk', async () => {
  const away = { ...billing, hold: () => Promise.reject(new Error('the stand-in is away')) };
  expect(await walkSeed(away, 1)).toEqual({ outcome: 'notWalked', seed: 1, why: 'the stand-in is away' });
});
