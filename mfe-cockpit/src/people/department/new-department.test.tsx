// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { open, press, rowOf, type } from '../people-page.test-support.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText('Departamento');
const confirmation = (name: string) => screen.queryByLabelText(`Criar o departamento “${name}”`);
const sent = (calls: readonly unknown[]) =>
  calls.map((call) => (call as readonly [string, { readonly department: string }])[1].department);

async function invite(department: string) {
  await rowOf('Ana Souza');
  await press('Convidar uma pessoa');
  type('Nome', 'Caio Lima');
  type('E-mail', 'caio@empresa.com');
  type('Departamento', department);
  expect(confirmation(department)).toBeNull();
  await press('Criar convite');
}

test('a department that the company does not have is made only where that is confirmed', async () => {
  const { calls } = open();
  await invite('Vendass');
  await screen.findByText(/A empresa não tem este departamento\. Ela tem: Operações e Vendas\./u);
  expect(document.activeElement).toBe(field());
  expect(calls('invite')).toEqual([]);
  fireEvent.click(confirmation('Vendass') as HTMLElement);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await press('Criar departamento e convite');
  await screen.findByRole('heading', { name: 'Convite criado' });
  expect(sent(calls('invite'))).toEqual(['Vendass']);
});

test.each(['VENDAS', ' vendas ', 'Operacoes', 'ＶＥＮＤＡＳ'])(
  '%j is a department of the company',
  async (name) => {
    const { calls } = open();
    await invite(name);
    await screen.findByRole('heading', { name: 'Convite criado' });
    expect(calls('invite')).toHaveLength(1);
  },
);

test('a confirmation of one name does not count for another', async () => {
  const { calls } = open();
  await press('Alterar: Ana Souza');
  type('Departamento', 'Finanças');
  await press('Salvar');
  fireEvent.click(confirmation('Finanças') as HTMLElement);
  type('Departamento', 'Finançass');
  expect((confirmation('Finançass') as HTMLInputElement).checked).toBe(false);
  await press('Salvar');
  expect(calls('change')).toEqual([]);
  type('Departamento', 'Vendas');
  expect(confirmation('Vendas')).toBeNull();
  await press('Salvar');
  await waitFor(() => expect(sent(calls('change'))).toEqual(['Vendas']));
});
