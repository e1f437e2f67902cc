// @vitest-environment happy-dom
import { ok } from '@aura/shared-domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failure, invitation, person, show, TOKEN } from './invitation.test-support.tsx';

afterEach(cleanup);

const preview = async () => ok({ ...invitation, department: '', role: 'manager' as const });
const enter = async () => fireEvent.click(await screen.findByRole('button', { name: 'Entrar na gestão' }));

test('a person invited to manage reads what that is, accepts, and is led to the cockpit', async () => {
  const asked: string[] = [];
  const acceptManaging = async (token: string) => {
    asked.push(token);
    return ok(undefined);
  };
  const { done } = show(person(), { preview, acceptManaging });
  await screen.findByText(/vê números de grupos/u);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
  await enter();
  await screen.findByRole('heading', { level: 1, name: 'Você está na gestão.' });
  expect(asked).toEqual([TOKEN]);
  expect(done.refreshed).toBe(1);
  expect(screen.getByRole('link', { name: 'Abrir o Painel de Gestão' }).getAttribute('href')).toBe(
    '/cockpit',
  );
});

test('an address that is not confirmed has to be before', async () => {
  show(person({}, 'ana@acme.com.br', false), { preview });
  await screen.findByRole('link', { name: 'Confirmar e-mail' });
  expect(screen.queryByRole('button', { name: 'Entrar na gestão' })).toBeNull();
});

test('a refusal is said, and can be tried again', async () => {
  const acceptManaging = async () => failure('conflict', 'Esta conta já está na gestão de outra empresa.');
  show(person(), { preview, acceptManaging });
  await enter();
  await screen.findByText('Esta conta já está na gestão de outra empresa.');
  expect(screen.getByRole('button', { name: 'Entrar na gestão' })).toBeTruthy();
});
