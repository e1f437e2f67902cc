// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMore } from './use-more.ts';

afterEach(cleanup);

const page = (number: number) => ({ number });

test('pages are added one by one, and one that does not come takes none away', async () => {
  const answers = [ok(page(2)), err({ message: 'Indisponível.' }), ok(page(3))];
  const asked: number[] = [];
  const { result } = renderHook(() =>
    useMore(FIRST, async (pages) => {
      asked.push(pages.length);
      return answers[asked.length - 1] ?? err({ message: 'Nada.' });
    }),
  );
  await act(() => result.current.more());
  await act(() => result.current.more());
  expect(result.current).toMatchObject({
    pages: [page(1), page(2)],
    problem: 'Indisponível.',
    isAsking: false,
  });
  await act(() => result.current.more());
  expect(result.current).toMatchObject({ pages: [page(1), page(2), page(3)], problem: null });
  expect(asked).toEqual([1, 2, 2]);
});

const FIRST = page(1);

test('another first page begins the list anew, also where a later one of the earlier list comes after it', async () => {
  let come: () => void = () => undefined;
  const { result, rerender } = renderHook(
    ({ first }) => useMore(first, () => new Promise((resolve) => (come = () => resolve(ok(page(2)))))),
    { initialProps: { first: FIRST } },
  );
  let asking = Promise.resolve();
  act(() => void (asking = result.current.more()));
  expect(result.current.isAsking).toBe(true);
  const other = page(7);
  rerender({ first: other });
  expect(result.current).toMatchObject({ pages: [other], isAsking: false });
  await act(async () => {
    come();
    await asking;
  });
  expect(result.current.pages).toEqual([other]);
});
