// @vitest-environment happy-dom
import type { SessionState } from '@aura/shared-session';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { createProfile } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listAccountLinks } from './header.tsx';
import { HeaderView } from './header-view.tsx';

afterEach(cleanup);

const ENTRIES = [
  { label: 'Diagnóstico', path: '/diagnostico-carreira', locked: false, group: null },
  { label: 'Mentor', path: '/mentor-ia', locked: true, group: null },
];

const signedIn = (role?: string): SessionState => ({
  status: 'signedIn',
  user: { uid: 'ana', email: 'ana@exemplo.com', emailVerified: true, providers: ['password'] },
  profile: { ...createProfile('Ana Souza'), ...(role ? { role } : {}) },
});

const TEAM = { label: 'Equipe', path: '/equipe' };
const PLAN = { extension: { title: 'Assinatura', path: '/planos', fragment: 'assinatura' } };
const OPERATION = { extension: { title: 'Operação', path: '/operacao', operators: true } };

interface Around {
  readonly home?: typeof TEAM | null;
  readonly isOperator?: boolean;
  readonly onSignOut?: () => void;
}

function show(
  session: SessionState,
  { home = null, isOperator = false, onSignOut = () => undefined }: Around = {},
): void {
  render(
    <SharedRouter>
      <HeaderView
        entries={ENTRIES}
        home={home}
        links={listAccountLinks(home, home ? [] : [PLAN, OPERATION], isOperator)}
        session={session}
        onSignOut={onSignOut}
        onRead={() => undefined}
      />
    </SharedRouter>,
  );
}

const pathOf = (element: HTMLElement) => element.getAttribute('href');
const userButton = () => screen.getByRole('button', { name: 'Menu da conta: Ana' });
const controlled = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

function accountLabels(): string[] {
  fireEvent.click(userButton());
  const panel = controlled(userButton());
  return panel ? [...panel.querySelectorAll('a, button')].map((item) => item.textContent) : [];
}

test('a visitor gets login and sign-up, and no account menu', () => {
  show({ status: 'signedOut' });
  expect(pathOf(screen.getByRole('link', { name: 'Entrar' }))).toBe('/login');
  expect(pathOf(screen.getByRole('link', { name: 'Criar conta' }))).toBe('/signup');
  expect(screen.queryByRole('button', { name: /Menu da conta/ })).toBeNull();
});

test('neither is offered while the session loads', () => {
  show({ status: 'loading' });
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Menu da conta/ })).toBeNull();
});

test('a professional reaches panel, settings and links of remotes', () => {
  show(signedIn());
  expect(accountLabels()).toEqual(['Meu Painel', 'Configurações da Conta', 'Assinatura', 'Sair']);
  const toPlan = screen.getAllByRole('link', { name: 'Assinatura' });
  expect(new Set(toPlan.map(pathOf))).toEqual(new Set(['/planos#assinatura']));
  expect(pathOf(screen.getByRole('link', { name: 'Aura' }))).toBe('/');
});

test("an operator is led to the operators' page first", () => {
  show(signedIn(), { isOperator: true });
  expect(accountLabels()).toEqual(['Operação', 'Meu Painel', 'Configurações da Conta', 'Assinatura', 'Sair']);
});

test('the logo and the first entry lead to the home of a role', () => {
  show(signedIn('gestor_rh'), { home: TEAM });
  expect(accountLabels()).toEqual(['Equipe', 'Configurações da Conta', 'Sair']);
  expect(pathOf(screen.getByRole('link', { name: 'Aura' }))).toBe('/equipe');
});

test('only locked entries have a lock with a name', () => {
  show({ status: 'signedOut' });
  const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
  // One for each width of the window; the style sheet shows one of them.
  expect(navigation.getAllByRole('link', { name: /Mentor.*acesso restrito/ })).toHaveLength(2);
  expect(navigation.getAllByRole('link', { name: 'Diagnóstico' })).toHaveLength(2);
});

test('Sair signs out', () => {
  let left = 0;
  show(signedIn(), { onSignOut: () => void (left += 1) });
  fireEvent.click(userButton());
  fireEvent.click(within(controlled(userButton()) as HTMLElement).getByRole('button', { name: 'Sair' }));
  expect(left).toBe(1);
});

test('Esc closes the account menu and gives the focus back to its button', () => {
  show(signedIn());
  const button = userButton();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  controlled(button)?.querySelector('a')?.focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('an open menu closes when the focus leaves it and when the page changes', () => {
  show(signedIn());
  fireEvent.click(userButton());
  act(() => screen.getByRole('link', { name: 'Aura' }).focus());
  expect(userButton().getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(userButton());
  act(() => navigate('/planos'));
  expect(userButton().getAttribute('aria-expanded')).toBe('false');
});
