// @vitest-environment happy-dom
import { err, createProfile, ok } from '@aura/shared-domain';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOverview } from '../overview/testing/an-overview.ts';
import ReportPage from './report-page.tsx';

interface Question {
  readonly path: string;
  readonly body: unknown;
  readonly answer: (given: unknown) => void;
}
const page = vi.hoisted(() => ({ asked: [] as Question[], session: {}, printed: [] as string[] }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => page.session,
  call: ({ path }: { path: string }, body: unknown) =>
    new Promise((answer) => page.asked.push({ path, body, answer })),
}));

beforeEach(() => {
  const user = { uid: 'helena', email: null, emailVerified: false, providers: [] };
  page.session = { status: 'signedIn', user, profile: createProfile('Helena') };
  page.asked = [];
  page.printed = [];
  window.print = () => void page.printed.push(document.body.textContent);
});
afterEach(cleanup);

const answer = (given: unknown) => act(async () => page.asked.at(-1)?.answer(given));
async function open() {
  navigate('/cockpit/relatorio?area=vendas&periodo=4&semana=2026-W46');
  render(
    <SharedRouter>
      <ReportPage />
    </SharedRouter>,
  );
  await answer(ok(makeOverview({ department: 'vendas' })));
}
const print = () => fireEvent.click(screen.getByRole('button', { name: 'Imprimir ou salvar em PDF' }));

test('shows the view of its address with every table open', async () => {
  await open();
  expect(page.asked[0]).toMatchObject({
    path: '/company/overview',
    body: { department: 'vendas', week: '2026-W46', weeks: 4 },
  });
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText(/Emitido em \d/u)).toBeTruthy();
  expect(document.querySelectorAll('caption').length).toBeGreaterThanOrEqual(4);
  expect(screen.getByRole('heading', { name: 'Como ler estes números' })).toBeTruthy();
});

test('says that fewer priorities are on paper than there are', async () => {
  const [heaviest] = makeOverview().priorities;
  if (!heaviest) throw new Error('no priority');
  const priorities = Array.from({ length: 7 }, (_, at) => ({ ...heaviest, skillId: `s${at}` }));
  await open();
  expect(screen.queryByText(/lacunas de maior peso/u)).toBeNull();
  print();
  await answer(ok(makeOverview({ department: 'vendas', priorities })));
  expect(screen.getByText(/Aqui estão as 5 lacunas de maior peso, de 7\./u)).toBeTruthy();
});

test('names how the skills on paper were chosen', async () => {
  const [row] = makeOverview().heatMap;
  if (!row) throw new Error('no row');
  const heatMap = Array.from({ length: 12 }, (_, at) => ({ ...row, skillId: `s${at}` }));
  await open();
  expect(screen.queryByText(/Aqui estão 10/u)).toBeNull();
  print();
  await answer(ok(makeOverview({ department: 'vendas', heatMap })));
  expect(
    screen.getByText(/^Aqui estão 10 das 12 competências: .*as primeiras em ordem alfabética\.$/u),
  ).toBeTruthy();
  expect(screen.getByText(/comprovadas, de todas as 12, são/u)).toBeTruthy();
});

test('is printed only once the company’s log has it, and as it was answered then', async () => {
  await open();
  print();
  expect(page.asked.at(-1)).toMatchObject({
    path: '/company/exports',
    body: { department: 'vendas', week: '2026-W46', weeks: 4, format: 'print' },
  });
  expect(page.printed).toHaveLength(0);
  await answer(ok(makeOverview({ department: 'vendas', seats: { total: 80, used: 71 } })));
  expect(page.printed).toHaveLength(1);
  expect(page.printed[0]).toContain('71 de 80');
  expect(page.printed[0]).toContain('Emitido em');
});

test('is printed again when it is asked for again', async () => {
  await open();
  for (const times of [1, 2]) {
    print();
    await answer(ok(makeOverview({ department: 'vendas' })));
    expect(page.printed).toHaveLength(times);
  }
});

test('a report that could not be logged is not printed', async () => {
  await open();
  print();
  await answer(err({ code: 'unavailable', message: 'Indisponível.' }));
  expect(page.printed).toHaveLength(0);
  expect(
    screen.getByRole('button', { name: 'Imprimir ou salvar em PDF' }).getAttribute('aria-busy'),
  ).toBeNull();
});

test('without numbers there is nothing to print', async () => {
  navigate('/cockpit/relatorio');
  render(
    <SharedRouter>
      <ReportPage />
    </SharedRouter>,
  );
  await answer(ok(makeOverview({ scope: 'none' })));
  expect(screen.queryByRole('button', { name: /Imprimir/u })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ainda não há números para mostrar' })).toBeTruthy();
});

test('says which programme works on a gap, and recommends it to nobody again', async () => {
  navigate('/cockpit/relatorio?periodo=4');
  render(
    <SharedRouter>
      <ReportPage />
    </SharedRouter>,
  );
  const programme = {
    id: 'p1',
    title: 'Excel em Vendas',
    units: ['vendas'],
    lessons: ['feedback'],
    alert: null,
    createdAt: '2026-11-03T12:00:00.000Z',
  };
  const gap = { kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'Excel', share: 0.5 } as const;
  await answer(ok(makeOverview({ alerts: [gap], programmes: [programme] })));
  expect(screen.queryByText(/Atribuir/u)).toBeNull();
  expect(screen.getByText(/Lacuna comum: Excel/u).parentElement?.textContent).toContain(
    'Programa “Excel em Vendas” em andamento desde 03/11/2026; próxima medição em 23/11/2026.',
  );
});
