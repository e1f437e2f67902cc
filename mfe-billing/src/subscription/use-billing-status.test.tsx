// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { ok, type BillingStatus } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBillingStatus } from './use-billing-status.ts';

const backend = vi.hoisted(() => ({ asked: [] as ((answer: unknown) => void)[] }));
vi.mock('@aura/shared-session', () => ({
  call: () => new Promise((resolve) => backend.asked.push(resolve)),
}));

beforeEach(() => void (backend.asked = []));
afterEach(cleanup);

const status: BillingStatus = { source: null, checkout: null, payments: [], canManage: true };
const show = (uid: string | null) => renderHook((props) => useBillingStatus(props), { initialProps: uid });

test('no status is loaded without a person', () => {
  const { result } = show(null);
  expect(backend.asked).toHaveLength(0);
  expect(result.current).toMatchObject({ value: null, error: null, isAsking: false });
});

test('an answer about another person is never shown', async () => {
  const { result, rerender } = show('ana');
  await act(async () => backend.asked[0]?.(ok(status)));
  expect(result.current.value).toEqual(status);
  rerender('bia');
  expect(result.current).toMatchObject({ value: null, isAsking: true });
  expect(backend.asked).toHaveLength(2);
});
