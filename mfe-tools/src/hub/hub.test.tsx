// @vitest-environment happy-dom
import { createProfile, type Profile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Hub } from './hub.tsx';

const person = vi.hoisted((): { profile: Profile | null } => ({ profile: null }));
vi.mock('@aura/shared-session', async (original) => ({
  ...(await original<object>()),
  useSession: () =>
    person.profile ? { status: 'signedIn', profile: person.profile } : { status: 'signedOut' },
}));
afterEach(cleanup);

function show(profile: Profile | null) {
  person.profile = profile;
  render(
    <SharedRouter accepts={() => true}>
      <Hub />
    </SharedRouter>,
  );
  const card = screen.getByRole('heading', { name: 'Simulador de entrevista' }).closest('article');
  return within(card as HTMLElement);
}

test('the tool of the next task says so, and opens with it; a tool that counts says what was used', () => {
  const task = makeTask({ id: 'treino', title: 'Treinar uma entrevista', tool: '/simulador-entrevista' });
  const card = show({ ...createProfile('Ana'), diagnosticoCompleto: true, careerPlan: [task] });
  expect(card.getByText('Próximo passo do seu plano')).toBeTruthy();
  expect(card.getByText('Treinar uma entrevista')).toBeTruthy();
  expect(card.getByText('0 de 1 usado neste mês.')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/simulador-entrevista?tarefa=treino');
  expect(screen.getAllByText('Próximo passo do seu plano')).toHaveLength(1);
  const [first] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('Próximo passo do seu plano')).toBeTruthy();
});

test('a next task that no tool does is the main call of the page', () => {
  const task = makeTask({ id: 'estagio', title: 'Combinar o estágio', tool: null });
  show({ ...createProfile('Ana'), diagnosticoCompleto: true, careerPlan: [task] });
  const call = screen.getByRole('link', { name: 'Próximo passo: Combinar o estágio' });
  expect(call.getAttribute('href')).toBe('/diagnostico/resultado?aba=plano#como-estagio');
});

test('without a diagnosis a tool says what it does and uses, and leads to the diagnosis', () => {
  const card = show(createProfile('Ana'));
  expect(card.getByText(/^O que usa: /)).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/diagnostico-carreira');
  cleanup();
  expect(show(null).getByRole('link').getAttribute('href')).toBe('/signup?next=/diagnostico-carreira');
});
