// @vitest-environment happy-dom
import { err, ok, type ApiError, type Result } from '@aura/shared-domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePages, type LoadPage, type Page } from './use-pages.ts';

afterEach(cleanup);

type Item = { readonly id: string };
type Answer = Result<Page<Item, string>, ApiError>;
const page = (ids: string, next: string | null = null): Answer =>
  ok({ items: ids.split(' ').map((id) => ({ id })), next, about: 'x' });

/** A list whose answers are given by hand, in any order. */
function byHand() {
  const asked: { readonly cursor: string | null; readonly answer: (given: Answer) => Promise<void> }[] = [];
  const load: LoadPage<Item, string> = (cursor) =>
    new Promise((resolve) => asked.push({ cursor, answer: (given) => act(async () => resolve(given)) }));
  return { asked, load };
}
const idsOf = (loaded: Page<Item, string> | null) => loaded?.items.map(({ id }) => id).join(' ');

test('pages follow each other, and nobody is listed twice', async () => {
  const { asked, load } = byHand();
  const { result } = renderHook(() => usePages(load));
  await asked[0]?.answer(page('a b', 'c1'));
  act(() => result.current.more());
  expect(asked[1]?.cursor).toBe('c1');
  await asked[1]?.answer(page('b c'));
  expect(idsOf(result.current.loaded)).toBe('a b c');
  act(() => result.current.more());
  expect(asked).toHaveLength(2);
});

test('a failed page keeps the list, and is loaded again', async () => {
  const { asked, load } = byHand();
  const { result } = renderHook(() => usePages(load));
  await asked[0]?.answer(page('a', 'c1'));
  act(() => result.current.more());
  await asked[1]?.answer(err({ code: 'offline', message: 'Sem conexão.' }));
  expect([idsOf(result.current.loaded), result.current.failure]).toEqual(['a', 'Sem conexão.']);
  act(() => result.current.retry());
  expect(asked[2]?.cursor).toBe('c1');
  await asked[2]?.answer(page('b'));
  expect([idsOf(result.current.loaded), result.current.failure]).toEqual(['a b', null]);
});

test('a former list is never shown under another one, not even after a failure', async () => {
  const [first, second] = [byHand(), byHand()];
  const { result, rerender } = renderHook(({ load }) => usePages(load), {
    initialProps: { load: first.load },
  });
  await first.asked[0]?.answer(page('a'));
  rerender({ load: second.load });
  expect([result.current.loaded, result.current.about]).toEqual([null, 'x']);
  await second.asked[0]?.answer(err({ code: 'offline', message: 'Sem conexão.' }));
  expect([result.current.loaded, result.current.failure]).toEqual([null, 'Sem conexão.']);
});

test('an answer about a former list is ignored', async () => {
  const [first, second] = [byHand(), byHand()];
  const { result, rerender } = renderHook(({ load }) => usePages(load), {
    initialProps: { load: first.load },
  });
  rerender({ load: second.load });
  await second.asked[0]?.answer(page('new'));
  await first.asked[0]?.answer(page('old'));
  expect(idsOf(result.current.loaded)).toBe('new');
});
