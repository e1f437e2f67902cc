// @vitest-environment happy-dom
import { BADGES, createProfile, type Profile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BadgesSection } from './badges/badges-section.tsx';
import { JourneySection } from './journey/journey-section.tsx';

afterEach(cleanup);

const AT = '2026-03-02T01:30:00Z';

const Cards = ({ profile, failure }: { readonly profile: Profile; readonly failure: string | null }) => (
  <SharedRouter>
    <JourneySection profile={profile} failure={failure} onAdvance={() => undefined} />
    <BadgesSection profile={profile} lessons={0} />
  </SharedRouter>
);

const show = (profile: Partial<Profile> = {}, failure: string | null = null) =>
  render(<Cards profile={{ ...createProfile('Ana Souza'), ...profile }} failure={failure} />);
const journey = () => within(screen.getByRole('region', { name: 'Sua jornada' }));
const pathOf = (link: HTMLElement) => link.getAttribute('href');

test('a new person is told how badges come about', () => {
  show();
  expect(screen.getByText(/Nenhum selo ainda/)).toBeTruthy();
  expect(screen.getByText('Conclua seu primeiro diagnóstico de carreira.')).toBeTruthy();
});

test.each([
  [
    'freemium',
    /mais de 10 interações com o mentor\. No seu plano cabe 1 mensagem por mês.*leva de 6 a 11 meses\.$/,
  ],
  ['impulso', /mais de 10 interações com o mentor\.$/],
] as const)('the badge of the mentor says what it takes on the plan %s', (plan, text) => {
  show({ plan });
  expect(screen.getByText(text)).toBeTruthy();
});

test('an earned badge has its day in São Paulo, and is no longer to be earned', () => {
  show({ points: 25, badges: [{ ...BADGES.cacador_elite, achievedDate: AT }] });
  expect(screen.getByText('Conquistado em 1 de março de 2026')).toBeTruthy();
  const open = within(screen.getByRole('list', { name: 'Selos para conquistar' }));
  expect(open.getAllByRole('listitem')).toHaveLength(5);
  expect(open.queryByText('Caçador de Elite')).toBeNull();
  expect(journey().getByRole('status').textContent).toContain('25 pontos');
});

test('a level says what it stands for, and so does the next one', () => {
  const careerPlan = [1, 2, 3].map((n) => makeTask({ id: `t${n}`, completed: true }));
  show({ careerPlan });
  expect(screen.getByText('Ritmo: você já voltou ao plano mais de uma vez.')).toBeTruthy();
  expect(screen.getByText('Depois vem Constância: cerca de metade de um plano está feita.')).toBeTruthy();
});

test('all five phases are named and the current one is marked, for eyes and for screen readers', () => {
  show({ journeyPhase: 3 });
  const [list] = journey().getAllByRole('list');
  const phases = within(list ?? document.body).getAllByRole('listitem');
  expect(phases).toHaveLength(5);
  const current = phases.filter((phase) => phase.getAttribute('aria-current') === 'step');
  expect(current.map((phase) => phase.textContent)).toEqual([
    expect.stringMatching(/^3Preparação.*fase atual/),
  ]);
  expect(phases.filter((phase) => phase.textContent?.includes('(concluída)'))).toHaveLength(2);
});

test('a phase says what it asks for, and needs no press unless closing it failed', () => {
  const badges = [{ ...BADGES.arquiteto_curriculo, achievedDate: AT }];
  show({ journeyPhase: 3, badges });
  expect(journey().getByText('Otimizar o currículo ou o LinkedIn').closest('a')).toBeNull();
  expect(pathOf(journey().getByRole('link', { name: 'Treinar uma entrevista' }))).toBe(
    '/simulador-entrevista',
  );
  expect(journey().queryByRole('button')).toBeNull();
  cleanup();
  show({ journeyPhase: 3, badges }, 'Sem conexão.');
  expect(journey().getByRole('button', { name: 'Fechar a fase' })).toBeTruthy();
});
