// @vitest-environment happy-dom
import { createProfile, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import definition from '../../remote.ts';
import { SubscriptionSection } from './subscription-section.tsx';
import { describeSubscription } from './subscription.ts';

afterEach(cleanup);

const now = new Date('2026-03-10T12:00:00Z');

function show(profile: Partial<Profile>): void {
  render(
    <SharedRouter>
      <SubscriptionSection
        subscription={describeSubscription({ ...createProfile('Ana'), ...profile }, now)}
      />
    </SharedRouter>,
  );
}

const pathOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('the plan shows its end and leads to its payments', () => {
  show({ plan: 'decolagem', acesso_expira_em: new Date('2026-06-08T12:00:00Z') });
  expect(screen.getByText('Acesso completo').closest('p')?.textContent).toBe(
    'Acesso completo. Tudo do Decolagem até 8 de junho de 2026, sem renovação.',
  );
  expect(pathOf('Ver plano e assinatura')).toBe('/planos#assinatura');
});

test("only a person with a company's plan is led to what it may count", () => {
  show({ plan: 'b2b_equilibrio' });
  expect(pathOf('Sua empresa')).toBe('/configuracoes#sua-empresa');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Acesso pela empresa');
  expect(pathOf('Ver o acesso')).toBe('/planos#assinatura');
  cleanup();
  show({ plan: 'impulso' });
  expect(pathOf('Sua empresa')).toBeUndefined();
});

test('a manager gets no card about an own subscription', () => {
  const cards = definition.extensions?.filter(({ point }) => point === 'panel.card');
  expect(cards).toEqual([expect.objectContaining({ role: 'professional' })]);
});
