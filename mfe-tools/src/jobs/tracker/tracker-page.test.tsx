// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { computeUsagePeriod, createProfile } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFollowed } from './fixtures.ts';
import type { Followed } from './followed.ts';
import { TrackerPage } from './tracker-page.tsx';

const backend = vi.hoisted(() => ({
  stored: [] as { id: string; job: unknown }[],
  calls: [] as unknown[],
  answer: null as ((ok: boolean) => void) | null,
  toasts: [] as string[],
  session: { status: 'anonymous' } as object,
}));
vi.mock('@aura/shared-session', () => ({
  useSession: () => backend.session,
  getSession: () => ({ status: 'anonymous' }),
  collection: () => ({
    list: async () => ({ ok: true, value: backend.stored.map(({ id, job }) => ({ id, value: job })) }),
    remove: async () => ({ ok: true, value: undefined }),
  }),
  call: (_: unknown, body: unknown) => {
    backend.calls.push(body);
    return new Promise((resolve) => {
      backend.answer = (ok) =>
        resolve(
          ok ? { ok, value: { changed: true } } : { ok, error: { code: 'internal', message: 'Falhou.' } },
        );
    });
  },
}));
vi.mock('../fit/use-fit.ts', () => ({ useFit: () => ({ kind: 'noResume' }) }));
vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  navigate: () => undefined,
}));
interface DropColumn {
  readonly element: HTMLElement;
  readonly onDrop: (event: { readonly source: { readonly data: Record<string, unknown> } }) => void;
}
const drag = vi.hoisted(() => ({ data: null as unknown, columns: [] as unknown[] }));
vi.mock('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter', () => ({
  draggable: ({ getInitialData }: { getInitialData: () => unknown }) => {
    drag.data = getInitialData();
    return () => undefined;
  },
  dropTargetForElements: (column: unknown) => {
    drag.columns.push(column);
    return () => undefined;
  },
}));
vi.mock('@aura/shared-ui', async (original) => ({
  ...(await original<object>()),
  showToast: ({ text }: { text: string }) => backend.toasts.push(text),
}));

const ANALYST = makeFollowed('pasted:a', { nextStep: { on: '2026-11-20', what: 'perguntar pelo retorno' } });
const NURSE = makeFollowed('pasted:b', { vacancy: { title: 'Enfermeira' }, stage: 'interview' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  Object.assign(backend, { calls: [], answer: null, toasts: [], session: { status: 'anonymous' } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(...jobs: readonly Followed[]) {
  backend.stored = [...jobs];
  render(<TrackerPage />);
  await screen.findByRole('heading', { name: jobs[0]?.job.vacancy.title ?? '' });
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const mover = (title: string) => screen.getByLabelText<HTMLSelectElement>(`Mover para outra etapa: ${title}`);
function move(title: string, stage: string) {
  mover(title).focus();
  fireEvent.change(mover(title), { target: { value: stage } });
  fireEvent.blur(mover(title));
}

test('a job moved by its list is in the other stage at once, announced politely, with the focus on its card', async () => {
  await open(ANALYST, NURSE);
  move('Analista de dados', 'interview');
  expect(column(/^Entrevista/u).getByRole('heading', { name: 'Analista de dados' })).toBeTruthy();
  expect(column(/^Salva/u).queryByRole('heading', { level: 3 })).toBeNull();
  await waitFor(() => expect(backend.calls).toEqual([{ id: 'pasted:a', change: { stage: 'interview' } }]));
  expect(document.activeElement).toBe(mover('Analista de dados'));
  const said = screen.getAllByRole('status').map((region) => region.textContent);
  expect(said).toContain('“Analista de dados” foi para Entrevista, agora com 2 vagas.');
});

test('a job without a noted next step is given that of its stage, one with a step is not', async () => {
  await open(ANALYST, NURSE);
  const practise = screen.getByRole('link', { name: 'Treinar a entrevista desta vaga' });
  expect(practise.getAttribute('href')).toBe('/simulador-entrevista?vaga=pasted%3Ab');
  expect(screen.queryByRole('link', { name: /Adaptar o currículo/ })).toBeNull();
});

test('a refused move returns the job and the focus, with the reason', async () => {
  await open(ANALYST, NURSE);
  move('Analista de dados', 'offer');
  await waitFor(() => expect(backend.answer).not.toBeNull());
  backend.answer?.(false);
  await waitFor(() =>
    expect(column(/^Salva/u).getByRole('heading', { name: 'Analista de dados' })).toBeTruthy(),
  );
  expect(backend.toasts).toEqual(['“Analista de dados” voltou para Salva. Falhou.']);
  await waitFor(() => expect(document.activeElement).toBe(mover('Analista de dados')));
});

test('arrow keys send no stage that they pass', async () => {
  await open(ANALYST);
  fireEvent.change(mover('Analista de dados'), { target: { value: 'applied' } });
  fireEvent.change(mover('Analista de dados'), { target: { value: 'screening' } });
  fireEvent.blur(mover('Analista de dados'));
  await waitFor(() => expect(backend.calls).toEqual([{ id: 'pasted:a', change: { stage: 'screening' } }]));
});

test('a card dropped on a column moves there', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await open(ANALYST);
  const columns = () => drag.columns as DropColumn[];
  await waitFor(() => expect(columns().length).toBeGreaterThan(0));
  const offer = columns().find(
    ({ element }) => element === screen.getByRole('region', { name: /^Proposta/u }),
  );
  const data = drag.data as Record<string, unknown>;
  act(() => offer?.onDrop({ source: { data } }));
  expect(column(/^Proposta/u).getByRole('heading', { name: 'Analista de dados' })).toBeTruthy();
  await waitFor(() => expect(backend.calls).toEqual([{ id: 'pasted:a', change: { stage: 'offer' } }]));
});

test('a card says in words that its next step is overdue', async () => {
  await open(ANALYST);
  expect(screen.getByText('Atrasado há 2 dias')).toBeTruthy();
});

test('the filter shows only matches and their number', async () => {
  await open(ANALYST, NURSE);
  fireEvent.change(screen.getByLabelText('Filtrar minhas vagas'), { target: { value: 'enferm' } });
  expect(screen.queryByRole('heading', { name: 'Analista de dados' })).toBeNull();
  expect(screen.getByText('Com este filtro, 1 vaga: 1 em entrevista.')).toBeTruthy();
});

test('a job is removed only after a question, and the focus moves to its stage', async () => {
  await open(ANALYST, NURSE);
  fireEvent.click(screen.getByRole('button', { name: 'Remover: Enfermeira' }));
  fireEvent.click(screen.getByRole('button', { name: 'Manter' }));
  expect(screen.getByRole('heading', { name: 'Enfermeira' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remover: Enfermeira' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remover de vez' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Enfermeira' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Entrevista/u }));
});

test('two jobs are compared row by row, and a job is not compared with itself', async () => {
  const paid = { min: 5000, max: 5000, currency: 'BRL', period: 'month', origin: 'stated' } as const;
  await open(ANALYST, makeFollowed('pasted:b', { vacancy: { title: 'Enfermeira', salary: paid } }));
  fireEvent.change(screen.getByLabelText('Primeira vaga'), { target: { value: 'pasted:a' } });
  const second = screen.getByLabelText<HTMLSelectElement>('Segunda vaga');
  expect([...second.options].map(({ value }) => value)).toEqual(['', 'pasted:b']);
  fireEvent.change(second, { target: { value: 'pasted:b' } });
  const table = within(screen.getByRole('table', { name: 'As duas vagas lado a lado' }));
  const row = table.getByRole('rowheader', { name: 'Salário' }).closest('tr');
  expect(row?.textContent).toMatch(/o anúncio não diz.*5\.000/u);
});

test('without jobs the page says how to get some; an unreadable one is named and stays', async () => {
  backend.stored = [{ id: 'pasted:old', job: null }];
  render(<TrackerPage />);
  expect(await screen.findByText('Nenhuma vaga por aqui ainda')).toBeTruthy();
  expect(screen.getByText('pasted:old')).toBeTruthy();
});

const withFit = (value: number, band: 'initial' | 'strong') =>
  makeFollowed('pasted:a', { fit: { value, band, version: 'match-2.2', computedOn: '2026-11-21' } });
const firstCall = (name = 'Comece por esta') => within(screen.getByRole('region', { name }));

test('the first card offers the way to what is missing where the job asks for much more than the CV proves', async () => {
  await open(withFit(37, 'initial'));
  expect(firstCall().getByText('Pede bem mais do que o seu currículo prova hoje.')).toBeTruthy();
  expect(firstCall().getByRole('link').getAttribute('href')).toBe(
    '/buscador-vagas?tela=minhas&vaga=pasted%3Aa#fit',
  );
  cleanup();
  await open(withFit(88, 'strong'));
  expect(firstCall().getByRole('link').textContent).toBe('Adaptar o currículo para ela');
  expect(firstCall().queryByText(/Pede bem mais/u)).toBeNull();
});

test('with the analyses of the month used up the first card says to apply, and when they are back at the side', async () => {
  const used = { usagePeriod: computeUsagePeriod(new Date()), usageCounts: { resumeOptimizer: 1 } };
  backend.session = { status: 'signedIn', profile: { ...createProfile('Ana'), plan: 'freemium', ...used } };
  await open(withFit(88, 'strong'));
  expect(firstCall().getByRole('link').textContent).toBe('Abrir a vaga');
  const said = screen.getByRole('region', { name: 'Comece por esta' }).textContent;
  expect(said).toMatch(/candidate-se.*Abrir a vaga.*deste mês acabaram: voltam em 1º de dezembro/u);
  fireEvent.click(firstCall().getByRole('button', { name: /Marcar como enviada/u }));
  expect(column(/^Enviada/u).getByRole('heading', { name: 'Analista de dados' })).toBeTruthy();
});

test('with fictitious jobs alone the first step is a real ad', async () => {
  await open(makeFollowed('sample:a', { vacancy: { source: 'sample' } }));
  const links = firstCall('Comece por uma vaga de verdade').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/buscador-vagas?tela=adicionar',
    '/buscador-vagas',
  ]);
});
