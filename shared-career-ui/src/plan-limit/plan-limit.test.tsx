// @vitest-environment happy-dom
import { createProfile, type Profile } from '@aura/shared-domain';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LimitRefusal } from './limit-refusal.tsx';
import { PlanLimit } from './plan-limit.tsx';
import type { ToolLimit } from './tool-limit.ts';

/** The profile in this tab, and the one that is stored: the same until another tab uses something. */
const person = vi.hoisted(() => ({
  here: {} as unknown,
  stored: {} as unknown,
  changed: () => {},
}));
vi.mock('@aura/shared-session', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (changed: () => void) => {
    person.changed = changed;
    return () => {};
  };
  return {
    useSession: () => ({
      status: 'signedIn',
      profile: useSyncExternalStore(subscribe, () => person.here),
    }),
    refreshProfile: async () => {
      person.here = person.stored;
      person.changed();
    },
  };
});

const SEARCHES: ToolLimit = {
  tool: 'jobSearch',
  uses: 'buscas de vagas',
  note: 'A mesma busca não conta de novo.',
  kept: 'As vagas guardadas estão em',
  history: { label: 'Minhas vagas', path: '/buscador-vagas?tela=minhas' },
};

const used = (plan: string, jobSearch: number): Profile => ({
  ...createProfile('Ana'),
  plan,
  usagePeriod: '2026-11',
  usageCounts: { jobSearch },
});
const be = (profile: Profile) => {
  person.here = profile;
  person.stored = profile;
};

beforeEach(() => {
  navigate('/buscador-vagas?busca=analista', { replace: true });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (props: { readonly brief?: boolean; readonly onlyWhenSpent?: boolean } = {}) => (
  <SharedRouter accepts={() => true}>
    <PlanLimit of={SEARCHES} {...props} />
  </SharedRouter>
);
/** The same page, after attempts that were refused. */
const refused = (...titles: readonly string[]) => (
  <SharedRouter accepts={() => true}>
    <PlanLimit of={SEARCHES} />
    <button type="button">Buscar</button>
    {titles.map((title) => (
      <LimitRefusal key={title} of={SEARCHES} title={title} kept="Tudo continua aqui." />
    ))}
  </SharedRouter>
);
const PLANS = '/planos?de=%2Fbuscador-vagas%3Fbusca%3Danalista#escolher';
const wall = () =>
  screen.queryByRole('region', { name: 'Você chegou ao limite de buscas de vagas deste mês' });
const shown = () => document.body.textContent;

test('a person with nothing left sees the use, the day of a new start, the remaining offers and larger plans', () => {
  be(used('freemium', 1));
  render(page());
  const inside = within(wall() as HTMLElement);
  expect(inside.getByText('1 de 1 usado neste mês. A contagem recomeça em 1º de dezembro.')).toBeTruthy();
  expect(inside.getByRole('link', { name: 'Minhas vagas' }).getAttribute('href')).toBe(SEARCHES.history.path);
  expect(inside.getByText(/A mesma busca não conta de novo/)).toBeTruthy();
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Impulso: 15 por mês, R$\u00A079,90 por mês. Comprar o Impulso',
    'Decolagem: sem limite mensal, R$\u00A0149,90 por mês. Comprar o Decolagem',
    'Conquista: sem limite mensal, por 90 dias, R$\u00A0290,90 uma vez. Comprar o Conquista',
  ]);
  const checkout = inside.getByRole('link', { name: 'Comprar o Impulso' }).getAttribute('href');
  expect(checkout).toBe(PLANS.replace('/planos', '/checkout/impulso-month').replace('#escolher', ''));
  expect(inside.getByRole('link', { name: 'Conhecer os planos' }).getAttribute('href')).toBe(PLANS);
});

test('a manager of a company sees the limit and the day of a new start, and no offer', () => {
  be({ ...used('freemium', 1), role: 'gestor_rh' });
  render(page());
  expect(wall()?.textContent).toContain('A contagem recomeça em 1º de dezembro.');
  expect(shown()).not.toMatch(/R\$|Impulso|planos/u);
  expect(screen.queryAllByRole('link', { name: /Comprar|planos/u })).toEqual([]);
});

test('plans without a higher limit are not offered', () => {
  be(used('impulso', 15));
  render(page());
  expect(wall()?.textContent).toContain('15 de 15 usados neste mês');
  expect(wall()?.textContent).not.toContain('Impulso:');
});

test('a line is enough with results below, or after a use on this page', () => {
  be(used('freemium', 1));
  render(page({ brief: true }));
  expect(wall()).toBeNull();
  expect(shown()).toContain('A contagem recomeça em 1º de dezembro. Conhecer os planos');
  cleanup();

  be(used('freemium', 0));
  const { rerender } = render(page());
  be(used('freemium', 1));
  rerender(page());
  person.changed();
  expect(wall()).toBeNull();
});

test('the last use of several is pointed out quietly, an only one is not', () => {
  be(used('impulso', 14));
  render(page());
  expect(shown()).toContain('14 de 15 usados neste mês. Resta 1 uso até 1º de dezembro.');
  cleanup();
  be(used('freemium', 0));
  render(page());
  expect(shown()).toBe('0 de 1 usado neste mês. A mesma busca não conta de novo.');
});

test('a long note is folded below the line', () => {
  be(used('freemium', 0));
  render(
    <SharedRouter accepts={() => true}>
      <PlanLimit of={{ ...SEARCHES, folded: 'O que conta como busca' }} />
    </SharedRouter>,
  );
  expect(screen.getByText(/^0 de 1 usado/).textContent).toBe('0 de 1 usado neste mês. ');
  const note = screen.getByText(SEARCHES.note).closest('details');
  expect(note?.open).toBe(false);
  expect(note?.querySelector('summary')?.textContent).toBe('O que conta como busca');
});

test('a plan without a limit shows no number as one, no limit notice and not what counts', () => {
  be(used('decolagem', 40));
  render(page());
  expect(shown()).toBe('40 usos neste mês, sem limite. ');
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows nothing if uses are left and only the end of the month matters', () => {
  be(used('freemium', 0));
  render(page({ onlyWhenSpent: true }));
  expect(shown()).toBe('');
});

test('a refusal shows the same, with the uses of another tab', async () => {
  person.here = used('freemium', 0);
  person.stored = used('freemium', 1);
  render(refused('A busca não foi feita'));
  expect(screen.queryByRole('alert')).toBeNull();
  const message = within(screen.getByRole('status'));
  expect(await message.findByText(/^1 de 1 usado neste mês/)).toBeTruthy();
  expect(
    message.getByText('Você chegou ao limite de buscas de vagas deste mês. Tudo continua aqui.'),
  ).toBeTruthy();
  expect(message.getByRole('link', { name: 'Conhecer os planos' }).getAttribute('href')).toBe(PLANS);
});

test('shows nothing twice beside a refusal, and one line after it', () => {
  be(used('freemium', 1));
  const { rerender } = render(refused());
  expect(wall()).toBeTruthy();
  rerender(refused('A primeira', 'A segunda'));
  expect(wall()).toBeNull();
  for (const once of [/1 de 1 usado/, 'Conhecer os planos', 'Minhas vagas']) {
    expect(screen.getAllByText(once)).toHaveLength(1);
  }
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    'A primeiraVocê chegou ao limite de buscas de vagas deste mês. Tudo continua aqui.',
  );
  rerender(refused('A primeira'));
  expect(screen.getAllByText(/1 de 1 usado/)).toHaveLength(1);
  rerender(refused());
  expect(wall()).toBeNull();
  expect(screen.getByText(/^1 de 1 usado/)).toBeTruthy();
});

test('a refusal takes a lost focus, and no other', () => {
  be(used('freemium', 1));
  const { rerender } = render(refused('A primeira'));
  expect(document.activeElement?.textContent).toContain('A primeira');
  screen.getByRole('button').focus();
  rerender(refused('A primeira', 'A segunda'));
  expect(document.activeElement?.textContent).toBe('Buscar');
});
