// @vitest-environment happy-dom
import { describeAuthError, err, ok, type Result } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deferred } from './deferred.test-support.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginPorts } from './ports.ts';

afterEach(cleanup);

type Outcome = Result<void, { message: string }>;

const unused = () => Promise.reject(new Error('not expected in this test'));

function show(ports: Partial<LoginPorts>): void {
  render(<LoginForm signIn={unused} signInWithGoogle={unused} onKeep={() => undefined} {...ports} />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));

function fill(): void {
  type('E-mail', ' ana@exemplo.com ');
  type('Senha', ' segredo ');
}

test.each([
  ['auth/invalid-credential', 'Email ou senha inválidos.'],
  ['auth/network-request-failed', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
])('a refusal with %s is announced as the catalogue words it', async (code, text) => {
  show({ signIn: async () => err({ message: describeAuthError(code) }) });
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('the e-mail is sent trimmed, the password as it was typed', async () => {
  const sent: string[][] = [];
  show({
    signIn: async (...given) => {
      sent.push(given);
      return ok(undefined);
    },
  });
  fill();
  submit();
  await waitFor(() => expect(sent).toEqual([['ana@exemplo.com', ' segredo ']]));
});

test('empty fields are not sent; each says what it needs and the first gets the focus', () => {
  show({});
  submit();
  expect(screen.getByText('Informe seu e-mail.')).toBeTruthy();
  expect(screen.getByText('Informe sua senha.')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('an e-mail of the wrong form is refused with the message of the catalogue', () => {
  show({});
  type('E-mail', 'ana');
  type('Senha', 'x');
  submit();
  expect(screen.getByText('O formato do e-mail é inválido.')).toBeTruthy();
});

test('the form stays usable while Google waits, and a late cancellation is not shown', async () => {
  const google = deferred<Outcome>();
  show({
    signInWithGoogle: () => google.promise,
    signIn: async () => err({ message: 'Email ou senha inválidos.' }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continuar com o Google' }));
  expect(await screen.findByText(/Conclua a entrada na janela do Google/)).toBeTruthy();

  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Email ou senha inválidos.');

  await act(async () => google.resolve(err({ message: 'O processo de login com o Google foi cancelado.' })));
  expect(screen.getByRole('alert').textContent).toContain('Email ou senha inválidos.');
});

test('every attempt says first whether the session is to be kept', () => {
  const told: boolean[] = [];
  const never = () => new Promise<never>(() => undefined);
  show({ signIn: never, signInWithGoogle: never, onKeep: (isWanted) => void told.push(isWanted) });
  fill();
  submit();
  expect(told).toEqual([false]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Manter conectado neste aparelho' }));
  fireEvent.click(screen.getByRole('button', { name: /Google/ }));
  expect(told).toEqual([false, true]);
});
