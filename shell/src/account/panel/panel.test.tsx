// @vitest-environment happy-dom
import {
  advanceJourneyPhase,
  applyChange,
  BADGES,
  newProfile,
  setTaskCompleted,
  type BehaviorResult,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Panel } from './panel.tsx';

afterEach(cleanup);

const task = (id: string, horizon: 30 | 60 | 90, completed: boolean): PlanTask => ({
  id,
  title: `Tarefa ${id}`,
  description: '',
  horizon,
  effortMinutes: 30,
  tool: null,
  doneWhen: '',
  evidenceAsked: '',
  gapId: null,
  completed,
});

const mapping: BehaviorResult = {
  version: 'comp-1.0',
  archetype: 'obliger',
  between: null,
  outer: 0.5,
  inner: -0.5,
  margin: 0.5,
  confidence: 'high',
  decisiveItems: [],
  consent: 1,
  answeredAt: '2026-03-02T01:30:00Z',
};

function Host({ start, hasMapping }: { readonly start: Profile; readonly hasMapping: boolean }) {
  const [profile, setProfile] = useState(start);
  const onTask = (id: string, completed: boolean) =>
    setProfile((was) => applyChange(was, setTaskCompleted(was, id, completed) ?? {}));
  return (
    <SharedRouter>
      <Panel
        profile={profile}
        now={new Date('2026-03-10T12:00:00Z')}
        hasMapping={hasMapping}
        onTask={onTask}
        onAdvance={() =>
          setProfile((was) => applyChange(was, advanceJourneyPhase(was, was.journeyPhase) ?? {}))
        }
      />
    </SharedRouter>
  );
}

function show(profile: Partial<Profile>, hasMapping = false): void {
  render(<Host start={{ ...newProfile('Ana Souza'), ...profile }} hasMapping={hasMapping} />);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const pathOf = (link: HTMLElement) => link.getAttribute('href');

test('a new person is greeted, led to the diagnosis and told how plan and badges come about', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olá, Ana');
  expect(screen.getByText('AS')).toBeTruthy();
  expect(pathOf(screen.getByRole('link', { name: 'Fazer o diagnóstico' }))).toBe('/diagnostico-carreira');
  expect(screen.getByText(/Seu plano aparece aqui/)).toBeTruthy();
  expect(screen.getByText(/Nenhum selo ainda/)).toBeTruthy();
  expect(screen.getByText('Conclua seu primeiro diagnóstico de carreira.')).toBeTruthy();
});

test('after the diagnosis: result, badge with its day in São Paulo, tasks still open by their horizon', () => {
  const badge = { ...BADGES.protagonista_iniciante, achievedDate: '2026-03-02T01:30:00Z' };
  show({
    diagnosticoCompleto: true,
    points: 30,
    badges: [badge],
    careerPlan: [task('c', 90, false), task('a', 30, true), task('b', 60, false)],
  });
  expect(pathOf(screen.getByRole('link', { name: 'Ver o resultado' }))).toBe('/diagnostico/resultado');
  expect(screen.getByText('Conquistado em 1 de março de 2026')).toBeTruthy();
  expect(screen.getByText('1 de 3 tarefas concluídas')).toBeTruthy();
  expect(screen.getAllByText(/^Tarefa /).map((item) => item.textContent)).toEqual(['Tarefa b', 'Tarefa c']);
});

test('a badge that is held is no longer to be earned', () => {
  show({ badges: [{ ...BADGES.cacador_elite, achievedDate: '2026-03-02T01:30:00Z' }] });
  const open = within(screen.getByRole('list', { name: 'Selos para conquistar' }));
  expect(open.getAllByRole('listitem')).toHaveLength(5);
  expect(open.queryByText('Caçador de Elite')).toBeNull();
});

test('a ticked task moves the points and can be taken back where it stands', () => {
  show({ points: 25, careerPlan: [task('a', 30, false), task('b', 60, false)] });
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tarefa a' });
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(screen.getByText('1 de 2 tarefas concluídas')).toBeTruthy();
  expect(region('Sua jornada').getByRole('status').textContent).toContain('30 pontos');
  fireEvent.click(box());
  expect(box().checked).toBe(false);
  expect(region('Sua jornada').getByRole('status').textContent).toContain('25 pontos');
  expect(pathOf(screen.getByRole('link', { name: 'Ver o plano completo' }))).toBe('/diagnostico/resultado');
});

test('all five phases are named and the current one is marked, for eyes and for screen readers', () => {
  show({ journeyPhase: 3 });
  const [list] = region('Sua jornada').getAllByRole('list');
  const phases = within(list ?? document.body).getAllByRole('listitem');
  expect(phases).toHaveLength(5);
  const current = phases.filter((phase) => phase.getAttribute('aria-current') === 'step');
  expect(current.map((phase) => phase.textContent)).toEqual([
    expect.stringMatching(/^3Preparação.*fase atual/),
  ]);
  expect(phases.filter((phase) => phase.textContent?.includes('(concluída)'))).toHaveLength(2);
});

test('the plan says until when it lasts and leads to what is paid for it', () => {
  show({ plan: 'decolagem', acesso_expira_em: new Date('2026-06-08T12:00:00Z') });
  const section = region('Plano e assinatura');
  expect(section.getByText('Acesso completo').closest('p')?.textContent).toBe(
    'Acesso completo. Tudo do Decolagem até 8 de junho de 2026, sem renovação.',
  );
  expect(pathOf(section.getByRole('link', { name: 'Ver plano e assinatura' }))).toBe('/planos#assinatura');
});

test('who has the plan of a company is led to what it may count, and nobody else', () => {
  show({ plan: 'b2b_equilibrio' });
  const way = region('Plano e assinatura').getByRole('link', { name: 'Sua empresa' });
  expect(pathOf(way)).toBe('/configuracoes#sua-empresa');
  cleanup();
  show({ plan: 'impulso' });
  expect(region('Plano e assinatura').queryByRole('link', { name: 'Sua empresa' })).toBeNull();
});

test('who runs a company sees no subscription of their own', () => {
  show({ role: 'gestor_rh' });
  expect(screen.queryByRole('region', { name: 'Plano e assinatura' })).toBeNull();
  expect(region('Uso do mês').getAllByRole('listitem')).toHaveLength(6);
  expect(region('Uso do mês').getByText(/A contagem recomeça em 1º de abril\.$/)).toBeTruthy();
});

test('the archetype is not mapped until it is, and its page is linked only where it exists', () => {
  show({});
  expect(region('Arquétipo').getByText('Não mapeado')).toBeTruthy();
  expect(region('Arquétipo').queryByRole('link')).toBeNull();
  cleanup();
  show({ behavioralTestCompleted: true, behavioralResult: mapping }, true);
  expect(region('Arquétipo').queryByText('Não mapeado')).toBeNull();
  expect(region('Arquétipo').getByText('Obliger')).toBeTruthy();
  expect(pathOf(region('Arquétipo').getByRole('link', { name: 'Ver o resultado' }))).toBe(
    '/mapeamento-comportamental',
  );
});

test('answers that do not tell are called undecided, and a result that was taken away is not mapped', () => {
  const undecided = { ...mapping, archetype: null, between: ['obliger', 'rebel'] as const };
  show(
    { behavioralTestCompleted: true, behavioralResult: { ...undecided, between: [...undecided.between] } },
    true,
  );
  expect(region('Arquétipo').getByText('Indefinido entre Obliger e Rebel')).toBeTruthy();
  cleanup();
  show({ behavioralTestCompleted: true }, true);
  expect(region('Arquétipo').getByRole('link', { name: 'Fazer o mapeamento de novo' })).toBeTruthy();
});

test('a phase says what it asks for, and is left only when all of it is done', () => {
  const badges = (['arquiteto_curriculo', 'voz_de_dono'] as const).map((id) => ({
    ...BADGES[id],
    achievedDate: '2026-03-02T01:30:00Z',
  }));
  show({ journeyPhase: 3, badges: badges.slice(0, 1) });
  const journey = () => region('Sua jornada');
  expect(journey().getByText('Otimizar o currículo ou o LinkedIn').closest('a')).toBeNull();
  expect(pathOf(journey().getByRole('link', { name: 'Treinar uma entrevista' }))).toBe(
    '/simulador-entrevista',
  );
  expect(journey().queryByRole('button')).toBeNull();
  cleanup();
  show({ journeyPhase: 3, badges });
  fireEvent.click(journey().getByRole('button', { name: 'Avançar para a fase 4: Busca' }));
  expect(journey().getByText('Fase 4 de 5')).toBeTruthy();
  cleanup();
  show({ journeyPhase: 5, badges: Object.values(BADGES).map((badge) => ({ ...badge, achievedDate: '' })) });
  expect(journey().queryByRole('button')).toBeNull();
});
