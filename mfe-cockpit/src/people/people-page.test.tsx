// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialog, open, press, rowOf, type } from './people-page.test-support.tsx';

afterEach(cleanup);

test("shows the company's facts and the end of the newest link, and nothing about who accepted", async () => {
  open();
  const row = await rowOf('Ana Souza');
  for (const text of [
    'ana@empresa.com',
    'Operações',
    'Recife',
    '01/03/2024',
    'Convite válido até 27/11/2026',
  ])
    expect(row.textContent).toContain(text);
  expect((await rowOf('Bia Reis')).textContent).toContain('Último link: valeu até 08/11/2026');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pessoas');
  expect(screen.getByRole('meter', { name: 'Lista' }).getAttribute('aria-valuetext')).toBe(
    '2 de 10 lugares na lista',
  );
  expect(screen.getByText('Por que não mostra quem aceitou?')).toBeTruthy();
  expect(screen.getByText(/Cada consulta e cada busca ficam no registro\./u)).toBeTruthy();
});

test('a search asks once, when it is sent, and can be undone', async () => {
  const { calls } = open();
  await rowOf('Ana Souza');
  type('Buscar na lista', 'B');
  expect(calls('list')).toHaveLength(1);
  await press('Buscar');
  await screen.findByRole('heading', { name: 'Busca por “B”' });
  await rowOf('Bia Reis');
  expect(screen.queryByText('Ana Souza')).toBeNull();
  expect(calls('list').at(-1)).toEqual(['list', { after: null, search: 'B', department: null, link: null }]);
  await press('Limpar');
  await rowOf('Ana Souza');
});

test('the people of one department are asked for by its name, together with a search', async () => {
  const { calls } = open();
  await rowOf('Ana Souza');
  await screen.findByRole('option', { name: 'Vendas' });
  type('Do departamento', 'd2');
  expect(calls('list')).toHaveLength(1);
  await press('Buscar');
  await screen.findByRole('heading', { name: 'Pessoas de Vendas' });
  await screen.findByText('Ninguém da lista está neste departamento.');
  type('Do departamento', 'd1');
  type('Buscar na lista', 'B');
  await press('Buscar');
  await screen.findByRole('heading', { name: 'Busca por “B” em Operações' });
  await rowOf('Bia Reis');
  expect(calls('list').at(-1)).toEqual(['list', { after: null, search: 'B', department: 'd1', link: null }]);
  await press('Limpar');
  await rowOf('Ana Souza');
  expect(screen.getByLabelText<HTMLSelectElement>('Do departamento').value).toBe('');
});

test('a search without anybody says how it searches', async () => {
  open();
  await rowOf('Ana Souza');
  type('Buscar na lista', 'Zé');
  await press('Buscar');
  expect(await screen.findByText(/Ninguém na lista tem um nome ou sobrenome que comece assim/u)).toBeTruthy();
});

async function fillIn() {
  await rowOf('Ana Souza');
  await press('Convidar uma pessoa');
  type('Nome', ' Caio  Lima ');
  type('E-mail', 'Caio@Empresa.com');
  type('Departamento', 'Vendas');
  type('Data de admissão (opcional)', '2025-02-03');
}

test('an invited person gets a link that is shown once and can be copied', async () => {
  const { calls } = open();
  await fillIn();
  await press('Criar convite');
  const title = await screen.findByRole('heading', { name: 'Convite criado' });
  expect(document.activeElement).toBe(title);
  expect(calls('invite')).toEqual([
    [
      'invite',
      {
        name: 'Caio Lima',
        email: 'caio@empresa.com',
        department: 'Vendas',
        unit: null,
        admittedOn: '2025-02-03',
      },
      true,
    ],
  ]);
  const link = `${location.origin}/convite/acme.caio`;
  expect(screen.getByLabelText<HTMLInputElement>('Link de Caio Lima').value).toBe(link);
  expect(screen.getByText(/Vale até 29\/11\/2026, 09:00/u)).toBeTruthy();
  expect(screen.getByText('O convite está a caminho de caio@empresa.com.')).toBeTruthy();
  expect(screen.queryByText(/A Aura não o envia/u)).toBeNull();
  await press('Copiar link');
  expect(calls('copy')).toEqual([['copy', link]]);
  await rowOf('Caio Lima');
  expect(screen.getByRole('meter', { name: 'Lista' }).getAttribute('aria-valuetext')).toBe(
    '3 de 10 lugares na lista',
  );
  await press('Fechar');
  expect(screen.queryByLabelText('Link de Caio Lima')).toBeNull();
});

test('an invitation goes by no e-mail where the manager does not want it', async () => {
  const { calls } = open();
  await fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Enviar o convite também por e-mail' }));
  await press('Criar convite');
  await screen.findByRole('heading', { name: 'Convite criado' });
  expect(calls('invite')).toMatchObject([['invite', { email: 'caio@empresa.com' }, false]]);
  expect(screen.getByText(/A Aura não o envia: copie-o e mande à pessoa/u)).toBeTruthy();
});

test('a missing value is reported at its field, which gets the focus', async () => {
  const { calls } = open();
  await rowOf('Ana Souza');
  await press('Convidar uma pessoa');
  type('Nome', 'Caio');
  await press('Criar convite');
  await screen.findByText('Falta o e-mail.');
  expect(screen.getByText(/^Hoje: menos de .* de 5 licenças em uso/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(calls('invite')).toEqual([]);
});

test('unanswered people are reminded by one click and a confirmation, without names', async () => {
  const { calls } = open();
  await press('Lembrar quem não respondeu');
  expect((await dialog('Lembrar quem não respondeu?')).textContent).toContain(
    'não fica sabendo quem nem quantas',
  );
  type('Quem recebeu o link há pelo menos', '7');
  expect(calls('remind')).toEqual([]);
  await press('Pedir lembrete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('remind')).toEqual([['remind', 7]]);
});

test('a refused invitation keeps the typed values', async () => {
  open({ invite: async () => err({ code: 'conflict', message: 'Licenças livres: 0 de 10.' }) });
  await fillIn();
  await press('Criar convite');
  expect((await screen.findByRole('alert')).textContent).toContain('Licenças livres: 0 de 10.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('Caio@Empresa.com');
});

test('a new link is made after a question, and the list shows its end', async () => {
  const { calls } = open();
  await press('Gerar novo link: Bia Reis');
  within(await dialog('Gerar novo link?')).getByText(/O link anterior de Bia Reis deixa de funcionar/u);
  expect(calls('renew')).toEqual([]);
  await press('Gerar link');
  await dialog('Novo link');
  expect(calls('renew')).toEqual([['renew', ['bia']]]);
  expect((await rowOf('Bia Reis')).textContent).toContain('Convite válido até 29/11/2026');
});

test('several new links come as one file, and each can be copied', async () => {
  const { calls } = open();
  await press('Marcar todas');
  await press('Gerar novos links (2 pessoas)');
  await press('Gerar e baixar (CSV)');
  await waitFor(() => expect(calls('download')).toHaveLength(1));
  expect(calls('renew')).toEqual([['renew', ['ana', 'bia']]]);
  expect(calls('download')[0]).toEqual([
    'download',
    'links-de-convite-2026-11-22.csv',
    expect.stringContaining(`${location.origin}/convite/acme.bia`),
    'text/csv',
  ]);
  await dialog('Novos links');
  const [first] = screen.getAllByRole('button', { name: /^Copiar link/u });
  fireEvent.click(first as HTMLElement);
  expect(calls('copy')).toEqual([['copy', `${location.origin}/convite/acme.ana`]]);
});

test('a change of a person explains its effect on numbers, and shows the result', async () => {
  const { calls } = open();
  await press('Alterar: Ana Souza');
  within(await dialog('Alterar dados de Ana Souza')).getByText(/Os números que já existem ficam onde estão/u);
  screen.getByText(/Para corrigir a unidade, a admissão ou a marca “Gestor\(a\)”,.* importe uma planilha/u);
  type('Nome', 'Ana Souza Lima');
  type('Departamento', 'vendas');
  await press('Salvar');
  expect((await rowOf('Ana Souza Lima')).textContent).toContain('Vendas');
  expect(calls('change')).toEqual([
    ['change', { personId: 'ana', name: 'Ana Souza Lima', department: 'vendas' }],
  ]);
  expect(calls('list')).toHaveLength(1);
});

test('a department that is new is on the list as the company was answered', async () => {
  const { calls } = open();
  await press('Alterar: Ana Souza');
  type('Departamento', 'Finanças');
  await press('Salvar');
  fireEvent.click(screen.getByLabelText('Criar o departamento “Finanças”'));
  await press('Criar departamento e salvar');
  await waitFor(async () => expect((await rowOf('Ana Souza')).textContent).toContain('Finanças'));
  await press('Alterar: Bia Reis');
  expect(document.querySelector('datalist option[value="Finanças"]')).toBeTruthy();
  expect(calls('list')).toHaveLength(1);
});

test('data that stay as they are are not said to be changed', async () => {
  render(<Toaster />);
  const department = { id: 'd1', name: 'Operações' };
  open({ change: async () => ok({ changed: false, department }) });
  await press('Alterar: Ana Souza');
  await press('Salvar');
  expect(await screen.findByText('Os dados já eram estes: nada mudou.')).toBeTruthy();
});

test('a failed change keeps the typed values', async () => {
  open({ change: async () => err({ code: 'conflict', message: 'Escolha outro nome.' }) });
  await press('Alterar: Ana Souza');
  type('Nome', 'Outro nome');
  await press('Salvar');
  expect((await screen.findByRole('alert')).textContent).toBe('A alteração não foi salvaEscolha outro nome.');
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Outro nome');
});

test('removing a person explains the effects, and frees the seat', async () => {
  const { calls } = open();
  await press('Retirar: Ana Souza');
  const asked = within(await dialog('Retirar Ana Souza da lista?'));
  for (const text of [/O lugar na lista fica livre/u, /A conta .* continuam sendo dela/u, /já foi somado/u])
    expect(asked.getByText(text)).toBeTruthy();
  expect(calls('remove')).toEqual([]);
  const title = screen.getByRole('heading', { name: 'Lista da empresa' });
  const dialogsBehind: unknown[] = [];
  title.addEventListener('focus', () => dialogsBehind.push(document.querySelector('dialog')));
  await press('Retirar da lista');
  await waitFor(() => expect(screen.queryByText('Ana Souza')).toBeNull());
  expect(calls('remove')).toEqual([['remove', { personId: 'ana' }]]);
  expect(screen.getByRole('meter', { name: 'Lista' }).getAttribute('aria-valuetext')).toBe(
    '1 de 10 lugares na lista',
  );
  // Elements behind a modal dialog cannot take the focus.
  expect(document.activeElement).toBe(title);
  expect(dialogsBehind).toEqual([null]);
});

const never = () => new Promise<never>(() => undefined);
test.each([
  ['renew', ['Gerar novo link: Ana Souza', 'Gerar link']],
  ['renew', ['Marcar todas', 'Gerar novos links (2 pessoas)', 'Gerar e baixar (CSV)']],
  ['change', ['Alterar: Ana Souza', 'Salvar']],
  ['remove', ['Retirar: Ana Souza', 'Retirar da lista']],
] as const)('a running action cannot be closed: %s by %j', async (port, presses) => {
  open({ [port]: never });
  for (const name of presses) {
    // oxlint-disable-next-line no-await-in-loop -- one press leads to the next
    await press(name);
  }
  const asked = screen.getByRole('dialog');
  await waitFor(() => expect(asked.querySelector('[aria-busy="true"]')).toBeTruthy());
  for (const name of [/^(Cancelar|Manter)$/u, 'Fechar'])
    fireEvent.click(within(asked).getByRole('button', { name }));
  fireEvent(asked, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBe(asked);
});

test('removing takes its time, and says so', async () => {
  open({ remove: never });
  await press('Retirar: Ana Souza');
  await press('Retirar da lista');
  expect(await screen.findByRole('button', { name: 'Retirando…' })).toBeTruthy();
});
