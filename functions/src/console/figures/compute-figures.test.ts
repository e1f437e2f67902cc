import { describe, expect, test } from 'vitest';
import { computeFigures, type Buyer } from './compute-figures.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T15:00:00Z');

const paid = (paidAt: string, more: Partial<Buyer['payments'][number]> = {}): Buyer['payments'][number] => ({
  paidAt: `${paidAt}T15:00:00Z`,
  amount: 7990,
  interval: 'month',
  status: 'paid',
  ...more,
});
const buyer = (...payments: Buyer['payments']): Buyer => ({ payments, subscription: null });
const weekFrom = (day: string, buyers: readonly Buyer[], failures: readonly Date[] = []) =>
  computeFigures(buyers, failures, NOW).weeks.find(({ from }) => from === day);

test('eight weeks are drawn, from Monday to Sunday, up to the present one', () => {
  const { weeks } = computeFigures([], [], NOW);
  expect(weeks.map(({ from }) => from)).toEqual([
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(weeks.at(-1)).toMatchObject({ to: '2026-11-29', paid: 0, payers: 0, lost: 0, failed: 0 });
});

test('money counts in the week of its payment, with its refunds beside it', () => {
  const buyers = [
    buyer(paid('2026-11-16'), paid('2026-10-16')),
    buyer(paid('2026-11-22', { amount: 79990, interval: 'year', status: 'refunded' })),
    buyer(paid('2026-11-20', { status: 'partly_refunded', returned: 1000 })),
  ];
  expect(weekFrom('2026-11-16', buyers)).toMatchObject({ paid: 95970, returned: 80990 });
  expect(weekFrom('2026-10-12', buyers)).toMatchObject({ paid: 7990, returned: 0 });
});

test('a charge counts on the day that it has in São Paulo', () => {
  const night = new Date('2026-11-23T02:00:00Z');
  expect(weekFrom('2026-11-16', [], [night])).toMatchObject({ failed: 1 });
  expect(weekFrom('2026-11-23', [], [night])).toMatchObject({ failed: 0 });
});

describe('whoever was covered at the beginning of a week and is not at its end', () => {
  test('is lost in that week alone', () => {
    // Covered until 18 November.
    const left = buyer(paid('2026-10-16'));
    const stays = buyer(paid('2026-10-16'), paid('2026-11-16'));
    const yearly = buyer(paid('2026-01-10', { interval: 'year' }));
    const buyers = [left, stays, yearly];
    expect(weekFrom('2026-11-09', buyers)).toMatchObject({ payers: 3, lost: 0 });
    expect(weekFrom('2026-11-16', buyers)).toMatchObject({ payers: 3, lost: 1 });
    expect(weekFrom('2026-11-23', buyers)).toMatchObject({ payers: 2, lost: 0 });
  });

  test('is not lost by a renewal that is some days late', () => {
    const late = buyer(paid('2026-10-16'), paid('2026-11-18'));
    expect(weekFrom('2026-11-16', [late])).toMatchObject({ payers: 1, lost: 0 });
  });

  test('was never there where the money went back', () => {
    expect(weekFrom('2026-11-23', [buyer(paid('2026-11-16', { status: 'refunded' }))])).toMatchObject({
      payers: 0,
    });
  });
});

test('what renews is summed for a month, a year as its twelfth part', () => {
  const subscription = { amount: 7990, interval: 'month', isRenewing: true, isOverdue: false } as const;
  const with_ = (more: Partial<Buyer['subscription']>) => ({
    payments: [],
    subscription: { ...subscription, ...more },
  });
  const buyers = [
    with_({}),
    with_({ amount: 79990, interval: 'year', isOverdue: true }),
    with_({ isRenewing: false }),
  ];
  expect(computeFigures(buyers, [], NOW).now).toEqual({ renewing: 2, monthly: 7990 + 6666, overdue: 1 });
});
