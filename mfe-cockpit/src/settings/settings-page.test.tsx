// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SettingsPorts } from './settings-ports.ts';
import SettingsPage from './settings-page.tsx';

afterEach(cleanup);

const SETTINGS = {
  minimums: { cell: 5, breakdown: 10 },
  departments: [
    { id: 'd1', name: 'Operações' },
    { id: 'd2', name: 'Vendas' },
  ],
};
function open(given: Partial<SettingsPorts> = {}) {
  const sent: unknown[] = [];
  const taken = async (request: unknown) => {
    sent.push(request);
    return ok({ changed: true });
  };
  render(<SettingsPage ports={{ load: async () => ok(SETTINGS), raise: taken, rename: taken, ...given }} />);
  return { sent };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('minimums are raised after asking, because they cannot be lowered', async () => {
  const { sent } = open();
  await type('Pessoas para um número', '8');
  await press('Aumentar os mínimos');
  await screen.findByRole('dialog', { name: 'Aumentar os mínimos?' });
  expect(screen.getByText('Pessoas para um número: de 5 para 8.')).toBeTruthy();
  expect(screen.getByText('Pessoas para números por departamento: continua 10.')).toBeTruthy();
  expect(screen.getByText('Não dá para voltar atrás.')).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Aumentar');
  await screen.findByText(/Hoje: 8\./u);
  expect(sent).toEqual([{ cell: 8, breakdown: 10 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a minimum below the one that holds is refused at its field', async () => {
  const { sent } = open();
  await type('Pessoas para um número', '4');
  await press('Aumentar os mínimos');
  expect(screen.getByText('Informe um número inteiro de 5 a 100.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('minimums that could not be raised stay, with the reason', async () => {
  open({ raise: async () => err({ code: 'conflict', message: 'Os mínimos só podem subir.' }) });
  await type('Pessoas para números por departamento', '30');
  await press('Aumentar os mínimos');
  await press('Aumentar');
  expect((await screen.findByRole('alert')).textContent).toContain('Os mínimos só podem subir.');
  expect(screen.getByText(/Hoje: 10\./u)).toBeTruthy();
});

test('a department gets another name', async () => {
  const { sent } = open();
  await press('Renomear: Vendas');
  await type('Nome do departamento', ' Comercial ');
  await press('Salvar');
  await screen.findByText('Comercial');
  expect(screen.queryByText('Vendas')).toBeNull();
  expect(sent).toEqual([{ id: 'd2', name: 'Comercial' }]);
});

test('a name that is refused stays as it was typed', async () => {
  open({
    rename: async () => err({ code: 'conflict', message: 'Já existe um departamento com este nome.' }),
  });
  await press('Renomear: Vendas');
  await type('Nome do departamento', 'Operações');
  await press('Salvar');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Já existe um departamento com este nome.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Nome do departamento').value).toBe('Operações');
});

test('says who grants access, also where nothing can be loaded, and asks again', async () => {
  let isOnline = false;
  open({
    load: async () => (isOnline ? ok(SETTINGS) : err({ code: 'offline', message: 'Sem conexão.' })),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão.');
  expect(screen.getByText(/concedido e retirado por quem opera a Aura/u)).toBeTruthy();
  isOnline = true;
  await press('Tentar novamente');
  await screen.findByText('Operações');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['raise', 'Aumentar os mínimos', 'Aumentar'],
  ['rename', 'Renomear: Vendas', 'Salvar'],
] as const)('what is under way cannot be closed: %s', async (port, first, second) => {
  open({ [port]: () => new Promise<never>(() => undefined) });
  if (port === 'raise') await type('Pessoas para um número', '8');
  await press(first);
  await press(second);
  const asked = screen.getByRole('dialog');
  await waitFor(() => expect(asked.querySelector('[aria-busy="true"]')).toBeTruthy());
  for (const name of ['Cancelar', 'Fechar']) fireEvent.click(within(asked).getByRole('button', { name }));
  fireEvent(asked, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBe(asked);
});
