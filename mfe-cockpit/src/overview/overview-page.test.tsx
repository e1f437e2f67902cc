// @vitest-environment happy-dom
import { err, createProfile, ok, type CompanyOverview } from '@aura/shared-domain';
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OverviewPage from './overview-page.tsx';
import { makeOverview } from './testing/an-overview.ts';

interface Question {
  readonly path: string;
  readonly body: unknown;
  readonly answer: (given: unknown) => void;
}
const page = vi.hoisted(() => ({ asked: [] as Question[], session: {} }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => page.session,
  call: ({ path }: { path: string }, body: unknown) =>
    new Promise((answer) => page.asked.push({ path, body, answer })),
}));

beforeEach(() => {
  const user = { uid: 'helena', email: null, emailVerified: false, providers: [] };
  page.session = { status: 'signedIn', user, profile: { ...createProfile('Helena'), role: 'gestor_rh' } };
  page.asked = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(address = '/cockpit') {
  navigate(address);
  render(
    <SharedRouter>
      <OverviewPage />
    </SharedRouter>,
  );
}
const answer = (given: unknown) => act(async () => page.asked.at(-1)?.answer(given));
async function show(over: Partial<CompanyOverview> = {}, address?: string) {
  open(address);
  await answer(ok(makeOverview(over)));
}
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('has its heading at once, and says that the numbers are on their way', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olá, Helena');
  expect(announced()).toContain('Carregando os números…');
});

test('shows company, week and every part of the snapshot under its heading', async () => {
  await show();
  expect(screen.getByText('Painel de Gestão · Ipê Alimentos')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Semana de 9 a 15 de novembro de 2026',
    'Alertas',
    'Licenças',
    'Funil de adesão',
    'Índice de engajamento',
    'Mapa de competências',
    'Prioridades de desenvolvimento',
    'Conclusão das lições',
  ]);
  expect(announced()).toContain(
    'Na tela: Empresa toda, últimas 4 semanas, semana de 9 a 15 de novembro de 2026.',
  );
});

test('every chart has its table', async () => {
  await show();
  const captions = [...document.querySelectorAll('caption')].map(({ textContent }) => textContent);
  expect(captions).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Pessoas em cada etapa'),
      expect.stringContaining('O índice em cada semana'),
      expect.stringContaining('Quanto de cada competência'),
      expect.stringContaining('Lacunas, da que mais pesa'),
      expect.stringContaining('Pessoas que concluíram'),
    ]),
  );
});

test('each cell of the map shows its number and coverage, and a hidden one its reason', async () => {
  await show({ units: makeOverview().units.map((unit) => ({ ...unit, state: 'shown' })) });
  const map = screen.getByRole('table', { name: /Quanto de cada competência/u });
  const row = within(map).getByRole('rowheader', { name: 'SQL' }).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '70, 60% avaliados',
    '72, 90% avaliados',
    '—grupo pequeno demais',
    'sem dados',
  ]);
});

test('a filter goes into the address, is asked for and is announced', async () => {
  await show();
  await choose('Departamento', 'vendas');
  expect(getHistory().location.search).toBe('?area=vendas');
  expect(page.asked.at(-1)?.body).toEqual({ department: 'vendas', week: null, weeks: 12 });
  expect(announced()).toContain('Carregando os números…');
  await answer(ok(makeOverview({ department: 'vendas', n: 40 })));
  expect(announced()).toContain('Na tela: Vendas, últimas 4 semanas, semana de 9 a 15 de novembro de 2026.');
  expect(screen.getByText('Vendas: 40 pessoas em grupos.')).toBeTruthy();
  await choose('Período', '52');
  await choose('Semana', '2026-W45');
  expect(getHistory().location.search).toBe('?area=vendas&periodo=52&semana=2026-W45');
});

test('an address is loaded as it is', () => {
  open('/cockpit?area=vendas&periodo=26&semana=2026-W45');
  expect(page.asked[0]?.body).toEqual({ department: 'vendas', week: '2026-W45', weeks: 26 });
});

test('a failure says why, can be tried again, and leads back to the whole company', async () => {
  open('/cockpit?area=sumiu');
  await answer(err({ code: 'not_found', message: 'Este departamento não existe.' }));
  expect(screen.getByText('Este departamento não existe.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /empresa toda/u }).getAttribute('href')).toBe('/cockpit');
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  fireEvent.click(retry);
  expect(screen.getByRole('button', { name: 'Tentar novamente' }).getAttribute('aria-busy')).toBe('true');
  await answer(ok(makeOverview()));
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(screen.getByRole('heading', { name: /Semana de/u })).toBeTruthy();
});

test('without a connection the failure says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await answer(err({ code: 'unavailable', message: 'Indisponível.' }));
  expect(screen.getByText(/Sem conexão com a internet/u)).toBeTruthy();
});

test('without a closed group it shows what is missing and what to do, without a number', async () => {
  const units = makeOverview().units.map((unit) => ({ ...unit, n: 0, state: 'waiting' as const }));
  await show({ scope: 'none', units, n: 0, week: null, snapshots: [], takenAt: null });
  expect(screen.getByRole('heading', { name: 'Ainda não há números para mostrar' })).toBeTruthy();
  expect(screen.getByText(/com 1 grupo de 5/u)).toBeTruthy();
  expect(screen.getByText(/^Envie a cada pessoa o seu link.*num momento sorteado/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Convide pessoas' }).getAttribute('href')).toBe('/cockpit/pessoas');
  expect(screen.queryByRole('heading', { name: 'Funil de adesão' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
});

test('with totals alone it shows no department, and says why', async () => {
  const units = makeOverview().units.map((unit) => ({ ...unit, state: 'waiting' as const }));
  await show({ scope: 'totals', units });
  expect(screen.getByText('Por enquanto, só os totais da empresa')).toBeTruthy();
  const map = screen.getByRole('table', { name: /Quanto de cada competência/u });
  expect(
    within(map)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Competência', 'Empresa']);
});

test('a department without numbers of its own says so', async () => {
  await show({ department: 'juridico', n: 0 }, '/cockpit?area=juridico');
  expect(screen.getByText('Jurídico: grupo pequeno demais para números próprios')).toBeTruthy();
});

test('gaps that are not among the alerts are counted, and a department without numbers has no clean record', async () => {
  await show({ furtherGaps: 3 });
  expect(screen.getByText('E mais 3 lacunas comuns; veja as prioridades de cada departamento.')).toBeTruthy();
  cleanup();
  await show({ department: 'juridico', n: 0 }, '/cockpit?area=juridico');
  expect(screen.queryByText(/Nenhum alerta/u)).toBeNull();
  expect(screen.getByText('Ainda não há números em que procurar alertas.')).toBeTruthy();
});

test('an older week shows the seats as they were told last', async () => {
  await show({ week: '2026-W45' }, '/cockpit?semana=2026-W45');
  expect(screen.getByText('cerca de 66 de 80 licenças em uso')).toBeTruthy();
});

test('only completed lessons are drawn, and the table lists all', async () => {
  const drawn = () =>
    [...document.querySelectorAll('section[aria-labelledby="aprendizado"] > ul > li')].map(
      ({ textContent }) => textContent,
    );
  await show();
  expect(drawn()).toEqual(['Delegar sem sumir15 de 60 (25%)']);
  expect(screen.getByText('O gráfico mostra só as que têm conclusões; a tabela, todas.')).toBeTruthy();
  const table = screen.getByRole('table', { name: /Pessoas que concluíram/u });
  expect(within(table).getByText('Pedir feedback')).toBeTruthy();
  cleanup();
  const [, none] = makeOverview().lessons;
  await show({ lessons: none ? [none] : [] });
  expect(drawn()).toEqual([]);
  expect(screen.queryByText(/O gráfico mostra/u)).toBeNull();
  expect(screen.getByRole('table', { name: /Pessoas que concluíram/u })).toBeTruthy();
});

test('the warning about means is shown at the map and at the priorities', async () => {
  await show();
  for (const name of ['Mapa de competências', 'Prioridades de desenvolvimento'])
    expect(screen.getByRole('region', { name }).textContent).toContain('a média é aproximada');
});

test('an alert says where to look, and takes the focus there', async () => {
  await show({ alerts: [{ kind: 'low_activation', unit: null, share: 0.3 }] });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ver o funil' })));
  expect(document.activeElement?.textContent).toBe('Funil de adesão');
});

test('the export matches the screen, and is logged for the company', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await show({ department: 'vendas', week: '2026-W46', weeks: 4 }, '/cockpit?area=vendas&periodo=4');
  fireEvent.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  expect(page.asked.at(-1)).toMatchObject({
    path: '/company/exports',
    body: { department: 'vendas', week: '2026-W46', weeks: 4, format: 'csv' },
  });
  expect(files).toHaveLength(0);
  await answer(ok(makeOverview({ department: 'vendas' })));
  const text = await files[0]?.text();
  expect(text).toContain('"Departamento";"Vendas"');
});

test('the report is of the same view', async () => {
  await show({ department: 'vendas' }, '/cockpit?area=vendas&periodo=26');
  expect(screen.getByRole('link', { name: 'Relatório executivo' }).getAttribute('href')).toBe(
    '/cockpit/relatorio?area=vendas&periodo=26',
  );
});

const gap = { kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'Excel', share: 0.5 } as const;

test('the first screen has three numbers and the one thing to do next, which leads to a lesson that helps', async () => {
  await show({ alerts: [gap] });
  const tiles = within(screen.getByRole('list', { name: 'Resumo' })).getAllByRole('listitem');
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Adesão67%'),
    expect.stringContaining('Atividade50%'),
    expect.stringContaining('Cobertura58%'),
  ]);
  const [next] = screen.getAllByRole('link', { name: /Atribuir lição/u });
  expect(next?.getAttribute('href')).toContain('licao=feedback');
  expect(next?.getAttribute('href')).toContain('area=vendas');
  expect(screen.getByText(/^Atribuir a lição “.+” para Vendas:$/u).parentElement?.textContent).toContain(
    'têm lacuna em',
  );
});

const programme = {
  id: 'p1',
  title: 'Excel em Vendas',
  units: ['vendas'],
  lessons: ['feedback'],
  alert: null,
  createdAt: '2026-11-03T12:00:00.000Z',
};
const RUNNING = 'Programa “Excel em Vendas” em andamento desde 03/11/2026; próxima medição em 23/11/2026.';

test('an alert that a programme works on is not recommended again: the programme is told', async () => {
  await show({ alerts: [gap], programmes: [programme] });
  expect(screen.queryByText(/Atribuir/u)).toBeNull();
  expect(screen.getByText('Nada mais pede ação agora.').parentElement?.textContent).toContain(RUNNING);
  expect(screen.getByText(RUNNING, { selector: 'li p' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Ver o programa/u });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cockpit/programas#programa-p1',
    '/cockpit/programas#programa-p1',
  ]);
});

test('the next alert is recommended instead of one that a programme works on', async () => {
  const other = { ...gap, unit: 'outras' };
  await show({ alerts: [gap, other], programmes: [programme] });
  expect(screen.getByText(/^Atribuir a lição “.+” para Outras áreas:$/u)).toBeTruthy();
});

test('a drop is not answered with the lesson of a programme that runs for the same group', async () => {
  const drop = { kind: 'completion_drop', unit: 'vendas', from: 0.8, to: 0.5 } as const;
  const offered = () => screen.getAllByRole('link', { name: /Planejar programa/u })[0]?.getAttribute('href');
  await show({ alerts: [drop] });
  expect(offered()).toContain('licao=feedback');
  cleanup();
  await show({ alerts: [drop], programmes: [programme] });
  expect(offered()).not.toContain('licao=');
});

test('an alert is dismissed with a reason, and stays where it can be opened again', async () => {
  await show({ alerts: [gap] });
  expect(screen.getByText('Responsável: toda a gestão')).toBeTruthy();
  const dismiss = screen.getByRole('button', { name: /^Dispensar: Lacuna comum/u });
  dismiss.focus();
  fireEvent.click(dismiss);
  const reason = screen.getByLabelText('Motivo');
  const send = () => fireEvent.submit(within(screen.getByRole('dialog')).getByLabelText('Motivo'));
  const before = page.asked.length;
  send();
  expect([page.asked.length, document.activeElement]).toEqual([before, reason]);
  expect(screen.getByText('Escreva o motivo, com 3 letras ou mais.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Há um curso presencial.' } });
  send();
  expect(page.asked.at(-1)).toMatchObject({
    path: '/company/alerts/follow-up',
    body: { action: 'dismiss', key: 'common_gap:vendas:excel', reason: 'Há um curso presencial.' },
  });
  const followUp = {
    key: 'common_gap:vendas:excel',
    state: 'dismissed' as const,
    owner: null,
    reason: 'Há um curso presencial.',
    at: '2026-11-20T12:00:00.000Z',
  };
  await answer(ok({ followUp }));
  await answer(ok(makeOverview({ alerts: [gap], followUps: [followUp] })));
  expect(screen.getByText(/Motivo: Há um curso presencial/u)).toBeTruthy();
  expect(screen.getByText('Nada pede ação agora.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alertas' }));

  fireEvent.click(screen.getByRole('button', { name: /^Reabrir/u, hidden: true }));
  const asked = page.asked.length;
  await answer(err({ code: 'conflict', message: 'Outra pessoa mudou isto.' }));
  // Nothing was changed, so nothing is loaded anew.
  expect(page.asked.length).toBe(asked);
});

test('without the list of managers the owner of an alert can be loaded again', async () => {
  await show({ alerts: [gap] });
  fireEvent.click(screen.getByRole('button', { name: /^Definir responsável/u }));
  await answer(err({ code: 'offline', message: 'Sem conexão.' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('A lista da gestão não pôde ser carregada')).toBeTruthy();
  const again = dialog.getByRole('button', { name: 'Tentar novamente' });
  again.focus();
  fireEvent.click(again);
  await answer(ok({ managers: [{ id: 'helena', name: 'Helena' }], invited: [], self: 'helena' }));
  expect(dialog.getByRole('option', { name: 'Helena' })).toBeTruthy();
  expect(document.activeElement?.contains(dialog.getByLabelText('Responsável'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
