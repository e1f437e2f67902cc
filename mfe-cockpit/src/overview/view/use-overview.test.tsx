// @vitest-environment happy-dom
import { err, ok, type CompanyOverviewRequest } from '@aura/shared-domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { useOverview } from './use-overview.ts';
import { WHOLE_VIEW } from './find-view.ts';

const backend = vi.hoisted(() => ({ asked: [] as { body: unknown; answer: (given: unknown) => void }[] }));
vi.mock('@aura/shared-session', () => ({
  call: (_: string, body: unknown) => new Promise((answer) => backend.asked.push({ body, answer })),
}));

beforeEach(() => void (backend.asked = []));
afterEach(cleanup);

const sales: CompanyOverviewRequest = { ...WHOLE_VIEW, department: 'vendas' };
const failure = err({ code: 'unavailable', message: 'Indisponível.' });
const answer = (question: number, given: unknown) => act(async () => backend.asked[question]?.answer(given));
const show = (uid: string | null, view = WHOLE_VIEW) =>
  renderHook((props) => useOverview(props.uid, props.view), { initialProps: { uid, view } });

test('nothing is loaded without a viewer', () => {
  const { result } = show(null);
  expect(backend.asked).toHaveLength(0);
  expect(result.current).toMatchObject({ overview: null, failure: null, isAsking: false });
});

test('the same view is loaded once, however often it is drawn', async () => {
  const { rerender } = show('helena');
  rerender({ uid: 'helena', view: { ...WHOLE_VIEW } });
  expect(backend.asked.map(({ body }) => body)).toEqual([WHOLE_VIEW]);
});

test('the shown view stays until another one arrives', async () => {
  const { result, rerender } = show('helena');
  await answer(0, ok(makeOverview()));
  rerender({ uid: 'helena', view: sales });
  expect(result.current).toMatchObject({ overview: makeOverview(), isAsking: true });
  await answer(1, ok(makeOverview({ department: 'vendas' })));
  expect(result.current).toMatchObject({ overview: { department: 'vendas' }, isAsking: false });
});

test('numbers of another view are not shown after a failure', async () => {
  const { result, rerender } = show('helena');
  await answer(0, ok(makeOverview()));
  rerender({ uid: 'helena', view: sales });
  await answer(1, failure);
  expect(result.current).toMatchObject({ overview: null, failure: 'Indisponível.', isAsking: false });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ failure: 'Indisponível.', isAsking: true });
  await answer(2, ok(makeOverview({ department: 'vendas' })));
  expect(result.current).toMatchObject({ overview: { department: 'vendas' }, failure: null });
});

test('the later of two requested views counts, in any order of answers', async () => {
  const { result, rerender } = show('helena');
  rerender({ uid: 'helena', view: sales });
  await answer(1, ok(makeOverview({ department: 'vendas' })));
  await answer(0, ok(makeOverview()));
  expect(result.current).toMatchObject({ overview: { department: 'vendas' }, isAsking: false });
});

test('nobody sees numbers that another person requested', async () => {
  const { result, rerender } = show('helena');
  await answer(0, ok(makeOverview()));
  rerender({ uid: 'rui', view: WHOLE_VIEW });
  expect(result.current).toMatchObject({ overview: null, isAsking: true });
});
