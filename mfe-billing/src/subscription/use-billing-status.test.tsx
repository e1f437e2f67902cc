// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { err, ok, type BillingStatus } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBillingStatus } from './use-billing-status.ts';

const backend = vi.hoisted(() => ({ asked: [] as ((answer: unknown) => void)[] }));
vi.mock('@aura/shared-session', () => ({
  call: () => new Promise((resolve) => backend.asked.push(resolve)),
}));

beforeEach(() => void (backend.asked = []));
afterEach(cleanup);

const status = (canManage: boolean): BillingStatus => ({
  source: null,
  checkout: null,
  payments: [],
  canManage,
});
const failure = err({ code: 'unavailable', message: 'Indisponível.' });
const answer = (question: number, given: unknown) => act(async () => backend.asked[question]?.(given));
const show = (uid: string | null) => renderHook((props) => useBillingStatus(props), { initialProps: uid });

test('nobody is asked about who is not there', () => {
  const { result } = show(null);
  expect(backend.asked).toHaveLength(0);
  expect(result.current).toMatchObject({ status: null, failure: null, isAsking: false });
});

test('a failure is said, and gone with the next answer', async () => {
  const { result } = show('ana');
  expect(result.current).toMatchObject({ status: null, failure: null, isAsking: true });
  await answer(0, failure);
  expect(result.current).toMatchObject({ status: null, failure: 'Indisponível.', isAsking: false });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ failure: 'Indisponível.', isAsking: true });
  await answer(1, ok(status(true)));
  expect(result.current).toMatchObject({ status: status(true), failure: null, isAsking: false });
});

test('what is known stays while it is asked again, also where that fails', async () => {
  const { result } = show('ana');
  await answer(0, ok(status(true)));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: status(true), isAsking: true });
  await answer(1, failure);
  expect(result.current).toMatchObject({ status: status(true), failure: 'Indisponível.' });
});

test('an answer about somebody else is never shown', async () => {
  const { result, rerender } = show('ana');
  await answer(0, ok(status(true)));
  rerender('bia');
  expect(result.current).toMatchObject({ status: null, isAsking: true });
  await answer(1, failure);
  expect(result.current).toMatchObject({ status: null, failure: 'Indisponível.' });
});

test('of two answers under way the one asked for last counts', async () => {
  const { result } = show('ana');
  act(() => result.current.reload());
  await answer(1, ok(status(true)));
  await answer(0, ok(status(false)));
  expect(result.current.status).toEqual(status(true));
});

test('looked after quietly, an answer counts and a failure is not said', async () => {
  const { result } = show('ana');
  await answer(0, ok(status(false)));
  act(() => result.current.refresh());
  expect(result.current.isAsking).toBe(false);
  await answer(1, failure);
  expect(result.current).toMatchObject({ status: status(false), failure: null });
  act(() => result.current.refresh());
  await answer(2, ok(status(true)));
  expect(result.current).toMatchObject({ status: status(true), failure: null });
});

test('a quiet answer takes the place of none that was asked for later, nor of somebody else', async () => {
  const { result, rerender } = show('ana');
  await answer(0, ok(status(false)));
  act(() => result.current.refresh());
  act(() => result.current.reload());
  await answer(2, ok(status(true)));
  await answer(1, ok(status(false)));
  expect(result.current.status).toEqual(status(true));
  act(() => result.current.refresh());
  rerender('bia');
  await answer(3, ok(status(true)));
  expect(result.current.status).toBeNull();
});
