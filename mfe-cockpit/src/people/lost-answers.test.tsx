// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offline, open, press, rowOf, type } from './people-page.test-support.tsx';

afterEach(cleanup);

const alert = async () => (await screen.findByRole('alert')).textContent;

test.each([
  ['remove', ['Retirar: Ana Souza', 'Retirar da lista'], 'Manter', 'Não sabemos se a pessoa saiu da lista'],
  ['change', ['Alterar: Ana Souza', 'Salvar'], 'Cancelar', 'Não sabemos se a alteração foi salva'],
  ['renew', ['Gerar novo link: Ana Souza', 'Gerar link'], 'Cancelar', 'Não sabemos se o link foi trocado'],
] as const)(
  'a lost answer to %s claims nothing, and the list is loaded again',
  async (port, presses, leave, unknown) => {
    const { calls } = open({ [port]: async () => offline });
    await press(presses[0]);
    await press(presses[1]);
    expect(await alert()).toContain(unknown);
    expect(await alert()).not.toMatch(/continua na lista|não foi/u);
    expect(calls('list')).toHaveLength(1);
    await press(leave);
    await waitFor(() => expect(calls('list')).toHaveLength(2));
  },
);

test('a lost answer to an invitation claims nothing, and the list is loaded again', async () => {
  const { calls } = open({ invite: async () => offline });
  await rowOf('Ana Souza');
  await press('Convidar uma pessoa');
  type('Nome', 'Caio');
  type('E-mail', 'caio@empresa.com');
  type('Departamento', 'Vendas');
  await press('Criar convite');
  expect(await alert()).toContain('Não sabemos se o convite foi criado');
  await waitFor(() => expect(calls('list')).toHaveLength(2));
});

test('a refusal leaves the list as it is shown', async () => {
  const refusal = { code: 'not_found', message: 'Esta pessoa não está na lista.' } as const;
  const { calls } = open({ remove: async () => ({ ok: false, error: refusal }) });
  await press('Retirar: Ana Souza');
  await press('Retirar da lista');
  expect(await alert()).toBe('A pessoa continua na listaEsta pessoa não está na lista.');
  await press('Manter');
  expect(calls('list')).toHaveLength(1);
});
