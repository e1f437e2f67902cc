// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Answered } from './answered.tsx';
import { useAsked, type Answer } from './use-asked.ts';

afterEach(cleanup);

type Given = Result<string, { readonly message: string }>;

/** Questions that are answered by hand, in any order. */
function questions() {
  const asked: ((given: Given) => void)[] = [];
  return {
    asked,
    ask: (): Answer<string> => new Promise((resolve) => asked.push(resolve)),
    answer: (at: number, given: Given) => act(async () => asked[at]?.(given)),
  };
}
const failure = err({ message: 'Indisponível.' });

test('nothing is loaded without a question', () => {
  const { result } = renderHook(() => useAsked(null));
  expect(result.current).toMatchObject({ status: 'idle', value: null, error: null, isAsking: false });
});

test('a failure stays while it is asked again, and goes with the next answer', async () => {
  const { ask, answer } = questions();
  const { result } = renderHook(() => useAsked(ask));
  expect(result.current).toMatchObject({ status: 'loading', isAsking: true });
  await answer(0, failure);
  expect(result.current).toMatchObject({ status: 'failed', error: failure.error, isAsking: false });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: 'failed', isAsking: true });
  await answer(1, ok('um'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'um', error: null, isAsking: false });
});

test('known data stays while it is loaded again, even if that fails', async () => {
  const { ask, answer } = questions();
  const { result } = renderHook(() => useAsked(ask));
  await answer(0, ok('um'));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: 'ready', value: 'um', isAsking: true });
  await answer(1, failure);
  expect(result.current).toMatchObject({ status: 'ready', value: 'um', error: failure.error });
});

test('another question begins anew, and an answer to the earlier one is never shown', async () => {
  const [one, other] = [questions(), questions()];
  const { result, rerender } = renderHook(({ ask }) => useAsked(ask), { initialProps: { ask: one.ask } });
  await one.answer(0, ok('um'));
  act(() => result.current.refresh());
  rerender({ ask: other.ask });
  expect(result.current).toMatchObject({ status: 'loading', value: null });
  await one.answer(1, ok('dois'));
  expect(result.current.value).toBeNull();
  await other.answer(0, failure);
  expect(result.current).toMatchObject({ status: 'failed', value: null });
});

test('the latest of two running requests counts', async () => {
  const { ask, answer } = questions();
  const { result } = renderHook(() => useAsked(ask));
  act(() => result.current.reload());
  await answer(1, ok('novo'));
  await answer(0, ok('velho'));
  expect(result.current.value).toBe('novo');
});

test('looked after quietly, an answer counts, a failure is not said, and what was asked for later is newer', async () => {
  const { ask, answer } = questions();
  const { result } = renderHook(() => useAsked(ask));
  await answer(0, ok('um'));
  act(() => result.current.refresh());
  expect(result.current.isAsking).toBe(false);
  await answer(1, failure);
  expect(result.current).toMatchObject({ value: 'um', error: null });
  act(() => result.current.refresh());
  await answer(2, ok('dois'));
  expect(result.current.value).toBe('dois');
  act(() => result.current.refresh());
  act(() => result.current.reload());
  await answer(4, ok('quatro'));
  await answer(3, ok('três'));
  expect(result.current.value).toBe('quatro');
});

test('the answer to a change replaces the data read before', async () => {
  const { ask, answer } = questions();
  const { result } = renderHook(() => useAsked(ask));
  await answer(0, failure);
  act(() => result.current.replace('mudado'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'mudado', error: null });
});

test('a page says what is under way, why nothing came, and shows what came', async () => {
  const { ask, answer, asked } = questions();
  function Page() {
    return (
      <Answered asked={useAsked(ask)} label="Buscando…" failed="Não foi possível buscar">
        {(value) => <p>Veio {value}</p>}
      </Answered>
    );
  }
  render(<Page />);
  expect(await screen.findByText('Buscando…')).toBeTruthy();
  await answer(0, failure);
  expect(screen.getByRole('status').textContent).toContain('Não foi possível buscarIndisponível.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(asked).toHaveLength(2);
  await answer(1, ok('um'));
  expect(document.body.textContent).toBe('Veio um');
});
