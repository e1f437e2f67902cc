// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accept, failure, formIsThere, pathOf, person, show } from './invitation.test-support.tsx';

afterEach(cleanup);

async function answer() {
  const button = await formIsThere();
  button.focus();
  accept();
}

test('a person with a similar address is told after the refusal, and may use another account', async () => {
  show(person(), { accept: async () => failure('forbidden', 'Este convite é para a•••@acme.com.br.') });
  await answer();
  const notice = (await screen.findByText('Esta conta não é a do convite')).closest('[role=status]');
  expect(notice?.textContent).toContain('Você entrou com ana@acme.com.br, e o convite é para outro endereço');
  expect(notice?.textContent).toContain('a•••@acme.com.br');
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(pathOf('Usar outra conta')).toMatch(/^\/trocar-conta\?next=/);
});

test('a person with an unconfirmed address is told so, and not sent to another account', async () => {
  show(person(), {
    accept: async () => failure('conflict', 'Confirme o seu e-mail antes de aceitar o convite.'),
  });
  await answer();
  expect(await screen.findByText(/Confirme o seu e-mail antes de aceitar/)).toBeTruthy();
  expect(screen.queryByText('Esta conta não é a do convite')).toBeNull();
  expect(await formIsThere()).toBeTruthy();
});

test('a used link says what may have happened, and whom to ask', async () => {
  show(person(), { accept: async () => failure('not_found', 'x') });
  await answer();
  const notice = (await screen.findByText('Este convite não vale mais')).closest('[role=status]');
  for (const part of ['já foi usado', 'antes de sair da empresa', 'retirou', 'peça um novo link ao RH'])
    expect(notice?.textContent).toContain(part);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
  expect(document.activeElement?.contains(notice)).toBe(true);
});
