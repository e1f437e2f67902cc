// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordReset } from './password-reset.tsx';

afterEach(cleanup);

function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
}

function ask(email: string) {
  fireEvent.change(screen.getByLabelText(/E-mail da conta/), { target: { value: email } });
  fireEvent.submit(screen.getByRole('button', { name: 'Enviar link' }).closest('form') as Element);
}

test('the address is sent once, and the answer does not reveal accounts', async () => {
  const asked: string[] = [];
  render(
    <PasswordReset
      requestReset={async (email) => {
        asked.push(email);
        return ok(undefined);
      }}
    />,
  );
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  open();
  ask(' ana@exemplo.com ');
  expect(await screen.findByText(/Se houver uma conta/)).toBeTruthy();
  expect(asked).toEqual(['ana@exemplo.com']);
});

test('an address that is none is refused before anything is sent, and a failure is said', async () => {
  let calls = 0;
  render(
    <PasswordReset
      requestReset={async () => {
        calls += 1;
        return err({ message: 'Não deu.' });
      }}
    />,
  );
  open();
  ask('ana');
  expect(screen.getByText('O formato do e-mail é inválido.')).toBeTruthy();
  expect(calls).toBe(0);
  ask('ana@exemplo.com');
  expect(await screen.findByText('Não deu.')).toBeTruthy();
});
