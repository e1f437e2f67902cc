import { err, ok, type BillingStatus } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import type { PurchaseView } from './purchase-view.ts';
import { watchPurchase, type WatchPorts } from './watch-purchase.ts';

type State = 'open' | 'failed' | 'processing' | 'paid';
type Asked = Awaited<ReturnType<WatchPorts['ask']>>;

const status = (state: State | null, source: BillingStatus['source'] = null): Asked =>
  ok({
    source,
    checkout: state && { id: 'a1', priceId: 'price_1', state },
    payments: [],
    canManage: true,
  });
const paid = status('paid', { kind: 'payment', plan: 'conquista', endsAt: '2027-01-01T00:00:00.000Z' });
const offline: Asked = err({ code: 'offline', message: 'Sem conexão.' });

/** Watches with a clock that pauses only; gives what was asked when, and what was shown. */
async function watch(answers: readonly Asked[], parts: Partial<WatchPorts> = {}) {
  let clock = 0;
  const left = new AbortController();
  const asked: number[] = [];
  const shown: PurchaseView[] = [];
  const log: string[] = [];
  await watchPurchase(
    {
      ask: async () => {
        log.push('ask');
        asked.push(clock);
        return answers[asked.length - 1] ?? (answers.at(-1) as Asked);
      },
      refresh: async () => void log.push('refresh'),
      pause: async (ms) => void (clock += ms),
      visible: async () => undefined,
      now: () => clock,
      ...parts,
    },
    (view) => {
      log.push(view.kind);
      shown.push(view);
    },
    left.signal,
  );
  return { asked, shown, log };
}

test('asks at once, after one second, then every two, until it is paid', async () => {
  const processing = status('processing');
  const { asked, shown } = await watch([processing, processing, offline, paid]);
  expect(asked).toEqual([0, 1_000, 3_000, 5_000]);
  expect(shown.map(({ kind }) => kind)).toEqual(['processing', 'processing', 'unreachable', 'paid']);
});

test('the profile has been read again before a plan is called active', async () => {
  expect((await watch([paid])).log).toEqual(['ask', 'refresh', 'paid']);
});

test.each([
  ['processing', status('processing')],
  ['unreachable', offline],
])('%s for thirty seconds is late, and requests stop', async (kind, answer) => {
  const { asked, shown } = await watch([answer]);
  expect(asked.at(-1)).toBe(29_000);
  expect(shown.at(-1)).toEqual({ kind, isLate: true });
  expect(shown.slice(0, -1).every((view) => 'isLate' in view && !view.isLate)).toBe(true);
});

test('answers that are slow to come count', async () => {
  let clock = 0;
  const { shown } = await watch([], {
    now: () => clock,
    ask: async () => {
      clock += 15_000;
      return offline;
    },
  });
  expect(shown).toHaveLength(2);
});

test('a hidden tab sends no requests, and keeps its patience', async () => {
  let clock = 0;
  const asked: number[] = [];
  const { shown } = await watch([], {
    now: () => clock,
    pause: async (ms) => void (clock += ms),
    visible: async () => {
      if (asked.length === 1) clock += 600_000;
    },
    ask: async () => {
      asked.push(clock);
      return status('processing');
    },
  });
  expect(asked.slice(0, 3)).toEqual([0, 601_000, 603_000]);
  expect(shown.length).toBeGreaterThan(10);
});

test.each([
  ['open', status('open'), { kind: 'unpaid', priceId: 'price_1' }],
  ['failed', status('failed'), { kind: 'unpaid', priceId: 'price_1' }],
  ['none', status(null), { kind: 'nothing' }],
  ['paid, and given back', status('paid'), { kind: 'ended' }],
])('%s is final', async (_, answer, view) => {
  const { asked, shown } = await watch([answer]);
  expect(asked).toEqual([0]);
  expect(shown).toEqual([view]);
});

test('a person who leaves is shown nothing more', async () => {
  const left = new AbortController();
  const shown: PurchaseView[] = [];
  const ports: WatchPorts = {
    ask: async () => {
      left.abort();
      return paid;
    },
    refresh: async () => undefined,
    pause: async () => undefined,
    visible: async () => undefined,
    now: () => 0,
  };
  await watchPurchase(ports, (view) => shown.push(view), left.signal);
  expect(shown).toEqual([]);
});
