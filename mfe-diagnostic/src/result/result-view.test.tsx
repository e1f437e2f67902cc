// @vitest-environment happy-dom
import { AnalysedText, TextOnPage } from '@aura/shared-career-ui';
import { type DiagnosisResult, type Gap, makeScore } from '@aura/shared-domain';
import { makeDiagnosis, makeTask } from '@aura/shared-domain/testing';
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ResultView } from './result-view.tsx';
import { describeCard } from './share/share-dialog.tsx';

afterEach(() => {
  cleanup();
  act(() => navigate('/diagnostico/resultado'));
});

const goal = { title: 'Analista de Dados', occupationId: null, horizonMonths: 6 };
const scored = (skills: number) =>
  makeScore('diag-1.0', {
    dimensions: [
      { id: 'skills', label: 'Competências', weight: 0.6, value: skills, rule: '', evidence: [] },
      { id: 'practice', label: 'Prática', weight: 0.4, value: null, rule: '', evidence: [] },
    ],
    ceilings: [],
  });
const result: DiagnosisResult = makeDiagnosis({
  goal,
  readiness: scored(70),
  strengths: [
    {
      id: 's',
      title: 'Excel',
      why: '',
      evidence: [{ source: 'cv', docId: 'cv', start: 0, end: 4, line: 2, excerpt: 'Reduzi em 30% o prazo' }],
    },
  ],
  notices: ['Um aviso que pesa.'],
  plan: [
    makeTask({ id: 'later', horizon: 60 }),
    makeTask({ id: 'done', completed: true }),
    makeTask({ id: 'first', tool: '/otimizador-curriculo' }),
  ],
});

const makeGap = (id: string, title: string): Gap => ({
  id,
  skillId: id,
  title,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 1,
  priority: 0.5,
  why: '',
  adjacentEvidence: [],
});

function show(before: DiagnosisResult | null = null, shown = result, points: number | null = null) {
  render(
    <SharedRouter>
      <TextOnPage value={{ source: 'cv', lines: 2 }}>
        <ResultView
          result={shown}
          tasks={shown.plan}
          points={points}
          before={before}
          proofs={<AnalysedText title="Seu currículo" note="" text={'Ana\nReduzi em 30% o prazo'} />}
        />
      </TextOnPage>
    </SharedRouter>,
  );
}

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;
const meters = () => screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));

test('a meter shows only the number and its parts, never the coverage', () => {
  show();
  expect(meters()).toEqual(['70,0 de 100, faixa Em progresso, medida incompleta', '70,0 de 100']);
  expect(screen.getByRole('meter', { name: /Analista de Dados$/ })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'As partes do número' })).getByText('sem dados'),
  ).toBeTruthy();
  expect(screen.getByText(/A conta usa 60% do que é avaliado/)).toBeTruthy();
});

test('each part shows its change if the last diagnosis is comparable', () => {
  show({ ...result, readiness: scored(60.5), generatedAt: '2026-01-01T00:00:00Z' });
  expect(meters()).toContain('70,0 de 100, +9,5 desde o anterior');
  expect(screen.getByText('+9,5 desde 31 de dezembro de 2025')).toBeTruthy();
  cleanup();
  show({ ...result, readiness: scored(60.5), goal: { ...goal, title: 'Gerente' } });
  expect(meters()).toContain('70,0 de 100');
  expect(
    screen.getByText(/não se compara com este: o objetivo era outro, “Gerente”\. O próximo/),
  ).toBeTruthy();
});

test('a goal in other words says as which role it was measured, and leads to the goal', () => {
  show(null, { ...result, goal: { ...goal, measuredAs: 'Cientista de Dados' } });
  expect(screen.getByText(/^Medimos como Cientista de Dados, o cargo mais próximo/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Mudar o objetivo' });
  expect(way.getAttribute('href')).toBe('/configuracoes#objetivo');
});

test('the level of the goal is told next to the number', () => {
  show(null, { ...result, goal: { ...goal, level: 'Nível sênior: as vagas pedem mais.' } });
  expect(screen.getByText('Nível sênior: as vagas pedem mais.')).toBeTruthy();
});

test('the address holds the tab, and arrows move along', () => {
  show();
  expect(shownTab()).toBe('Provas');
  fireEvent.click(screen.getByRole('tab', { name: 'Lacunas' }));
  expect(getHistory().location.search).toBe('?aba=lacunas');
  expect(screen.getByRole('heading', { name: 'O que falta', level: 2 }).closest('[hidden]')).toBeNull();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Lacunas' }), { key: 'ArrowRight' });
  expect(shownTab()).toBe('Plano');
  expect(document.activeElement?.textContent).toBe('Plano');
});

test('a link from another page opens the plan', () => {
  act(() => navigate('/diagnostico/resultado#plano'));
  show();
  expect(shownTab()).toBe('Plano');
});

test('a link from another page opens how a task is done', () => {
  act(() => navigate('/diagnostico/resultado?aba=plano#como-first'));
  show();
  expect(document.activeElement?.id).toBe('como-first');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('a link to a line or to the notices opens its section and moves the focus there', () => {
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'Plano' }));
  fireEvent.click(screen.getByRole('link', { name: /^linha 2\s?: Excel$/ }));
  expect(shownTab()).toBe('Provas');
  expect(document.activeElement?.id).toBe('linha-2');
  fireEvent.click(screen.getByRole('link', { name: /Um aviso/ }));
  expect(shownTab()).toBe('Cálculo');
  expect(document.activeElement?.textContent).toBe('Avisos sobre este resultado');
});

test('printing opens folded sections, and folds them again afterwards', () => {
  show();
  const folds = [...document.querySelectorAll('details')];
  expect(folds.some(({ open }) => open)).toBe(false);
  fireEvent(window, new Event('beforeprint'));
  expect(folds.every(({ open }) => open)).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(folds.some(({ open }) => open)).toBe(false);
});

test('the card to share shows numbers, and the role only on request', () => {
  expect(describeCard(result, false)).toBe(
    'Diagnóstico de carreira: Em progresso, 70,0 de 100. Competências: 70,0; Prática: sem dados.',
  );
  expect(describeCard(result, true)).toContain('para Analista de Dados');
});

test('the summary names only gaps with something left to do, and says so if all was done', () => {
  const gaps = [makeGap('sql', 'SQL'), makeGap('bi', 'Power BI')];
  const plan = [makeTask({ id: 'one', gapId: 'sql', completed: true }), makeTask({ id: 'two', gapId: 'bi' })];
  const section = () => screen.getByRole('region', { name: 'Lacunas para fechar primeiro' });
  const listShown = () => [...section().querySelectorAll('strong')].map(({ textContent }) => textContent);
  show(null, { ...result, gaps, plan });
  expect(listShown()).toEqual(['Power BI']);
  cleanup();
  show(null, { ...result, gaps, plan: plan.map((task) => ({ ...task, completed: true })) });
  expect(listShown()).toEqual([]);
  expect(section().textContent).toContain('contam na próxima medida');
});

test('a person who doubts the result asks for a review by another person', () => {
  show();
  const way = screen.getByRole('link', { name: 'Peça a revisão por uma pessoa', hidden: true });
  expect(way.getAttribute('href')).toBe('/contato?assunto=revisao');
});

test('a part without a step of its own names the next one of the plan, but not in an earlier version', () => {
  show(null, result, 0);
  const next = within(screen.getByRole('tabpanel', { name: 'Provas' })).getByText('Seu próximo passo:');
  expect(
    within(next.closest('p') as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('/otimizador-curriculo?tarefa=first');
  cleanup();
  show();
  expect(screen.queryByText('Seu próximo passo:')).toBeNull();
});
