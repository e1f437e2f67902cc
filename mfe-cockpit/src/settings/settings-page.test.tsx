// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui/host';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ManagerChange, Managers, SettingsPorts } from './settings-ports.ts';
import SettingsPage from './settings-page.tsx';

afterEach(cleanup);

const SETTINGS = {
  minimums: { cell: 5, breakdown: 10 },
  departments: [
    { id: 'd1', name: 'Operações' },
    { id: 'd2', name: 'Vendas' },
  ],
  domains: [],
  licences: { total: 80, used: 45 },
  contract: { reference: '2026/014', startsOn: '2026-11-01', endsOn: '2027-10-31' },
};
const IPE = {
  domain: 'ipe.com.br',
  record: { name: '_aura.ipe.com.br', value: 'aura-dominio=x' },
  provenAt: null,
};
const MANAGERS: Managers = {
  managers: [
    { id: 'helena', name: 'Helena Prado (helena@empresa.com)' },
    { id: 'caio', name: 'Caio (caio@empresa.com)' },
  ],
  invited: [{ email: 'bia@empresa.com', expiresAt: '2026-12-05T12:00:00Z' }],
  self: 'helena',
};
function open(given: Partial<SettingsPorts> = {}) {
  const sent: unknown[] = [];
  const taken = async (request: unknown) => {
    sent.push(request);
    return ok({ changed: true });
  };
  const load = async () => ok(SETTINGS);
  const managers = async () => ok(MANAGERS);
  const changeManagers = async (change: ManagerChange) => {
    sent.push(change);
    return ok({ changed: true, token: change.action === 'invite' ? 'acme.segredo' : null });
  };
  const changeDomain = async (change: unknown) => {
    sent.push(change);
    return ok({ changed: true, domains: [IPE] });
  };
  const usual = {
    load,
    raise: taken,
    rename: taken,
    remove: taken,
    changeDomain,
    managers,
    changeManagers,
  };
  render(
    <SharedRouter>
      <SettingsPage ports={{ ...usual, ...given }} />
    </SharedRouter>,
  );
  return { sent };
}
/** With the focus at the button, as the keyboard presses it. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
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
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aumentar os mínimos' }));
  expect(screen.queryByText('Estes já são os mínimos de hoje')).toBeNull();
});

test('unchanged minimums are reported as such, without a request', async () => {
  const { sent } = open();
  await press('Aumentar os mínimos');
  expect(screen.getByText('Estes já são os mínimos de hoje')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await type('Pessoas para um número', '8');
  expect(screen.queryByText('Estes já são os mínimos de hoje')).toBeNull();
  expect(sent).toEqual([]);
});

test('more people for a number than for departments are refused at the second field', async () => {
  open();
  await type('Pessoas para um número', '12');
  await press('Aumentar os mínimos');
  expect(screen.getByText(/^Informe pelo menos 12:/u)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Pessoas para números por departamento'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a minimum below the current one is refused at its field', async () => {
  const { sent } = open();
  await type('Pessoas para um número', '4');
  await press('Aumentar os mínimos');
  expect(screen.getByText('Informe um número inteiro de 5 a 100.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Pessoas para um número'));
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

test('a department that gets the name that it has is not said to be renamed', async () => {
  render(<Toaster />);
  open({ rename: async () => ok({ changed: false }) });
  await press('Renomear: Vendas');
  await press('Salvar');
  await screen.findByText('O departamento já se chamava “Vendas”: nada mudou.');
  expect(screen.queryByRole('dialog')).toBeNull();
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

test('a department is removed after asking, and the focus is handed on', async () => {
  const { sent } = open();
  await press('Remover: Vendas');
  const asked = await screen.findByRole('dialog', { name: 'Remover Vendas?' });
  within(asked).getByText(/em que não há ninguém da lista e nenhum grupo conta/u);
  expect(sent).toEqual([]);
  await press('Remover departamento');
  await waitFor(() => expect(screen.queryByText('Vendas')).toBeNull());
  expect(screen.getByText('Operações')).toBeTruthy();
  expect(sent).toEqual([{ id: 'd2' }]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Departamentos' })),
  );
});

test('a department that is used stays, with the reason', async () => {
  open({ remove: async () => err({ code: 'conflict', message: 'Há pessoas da lista neste departamento.' }) });
  await press('Remover: Vendas');
  await press('Remover departamento');
  expect((await screen.findByRole('alert')).textContent).toContain('Há pessoas da lista');
  await press('Manter');
  expect(screen.getByText('Vendas')).toBeTruthy();
});

test.each([
  ['raise', ['Aumentar os mínimos', 'Aumentar'], 'Não sabemos se os mínimos mudaram'],
  ['rename', ['Renomear: Vendas', 'Salvar'], 'Não sabemos se o nome mudou'],
  ['remove', ['Remover: Vendas', 'Remover departamento'], 'Não sabemos se o departamento foi removido'],
] as const)(
  'a lost answer to %s claims nothing, and the current state is loaded again',
  async (port, presses, unknown) => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return ok(SETTINGS);
    };
    open({ load, [port]: async () => err({ code: 'timeout', message: 'Demorou demais.' }) });
    if (port === 'raise') await type('Pessoas para um número', '8');
    await press(presses[0]);
    await press(presses[1]);
    expect((await screen.findByRole('alert')).textContent).toContain(unknown);
    expect(loads).toBe(1);
    await press(port === 'remove' ? 'Manter' : 'Cancelar');
    await waitFor(() => expect(loads).toBe(2));
  },
);

test('minimums that were raised although the answer was lost are not said to be unchanged', async () => {
  let minimums = SETTINGS.minimums;
  const raise = async (wanted: typeof minimums) => {
    minimums = wanted;
    return err({ code: 'timeout', message: 'Demorou demais.' } as const);
  };
  open({ raise, load: async () => ok({ ...SETTINGS, minimums }) });
  await type('Pessoas para um número', '8');
  await press('Aumentar os mínimos');
  await press('Aumentar');
  await screen.findByRole('alert');
  await press('Cancelar');
  await screen.findByText(/Hoje: 8\./u);
  expect(screen.queryByText('Estes já são os mínimos de hoje')).toBeNull();
});

test('names who may open the cockpit and who is invited, also where the rest cannot be loaded', async () => {
  open({ load: async () => err({ code: 'offline', message: 'Sem conexão.' }) });
  await screen.findByText('Helena Prado (helena@empresa.com)');
  expect(screen.getByText('Caio (caio@empresa.com)')).toBeTruthy();
  expect(screen.getByText('bia@empresa.com')).toBeTruthy();
});

test('a domain is added with its DNS entry, and the missing proof is explained', async () => {
  const { sent } = open();
  await press('Incluir domínio');
  expect(document.activeElement).toBe(screen.getByLabelText('Domínio'));
  expect(sent).toEqual([]);
  await type('Domínio', 'ipe.com.br');
  await press('Incluir domínio');
  await screen.findByText('aura-dominio=x');
  expect(sent).toEqual([{ action: 'add', domain: 'ipe.com.br' }]);
  cleanup();
  open({
    load: async () => ok({ ...SETTINGS, domains: [IPE] }),
    changeDomain: async () => err({ code: 'conflict', message: 'O registro ainda não está no DNS.' }),
  });
  await press('Verificar ipe.com.br');
  expect((await screen.findByRole('alert')).textContent).toContain('O registro ainda não está no DNS.');
});

test('a proven domain is taken back after asking', async () => {
  const proven = { ...IPE, provenAt: '2026-11-09T12:00:00Z' };
  open({
    load: async () => ok({ ...SETTINGS, domains: [proven] }),
    changeDomain: async () => ok({ changed: true, domains: [] }),
  });
  expect(await screen.findByText(/^Comprovado em/u)).toBeTruthy();
  await press('Retirar domínio: ipe.com.br');
  await press('Retirar domínio');
  await waitFor(() => expect(screen.queryByText('ipe.com.br')).toBeNull());
});

test('explains what a manager may do before the invitation, and shows the link once', async () => {
  const { sent } = open();
  await type('E-mail de quem vai entrar na gestão', ' Leo@Empresa.com ');
  await press('Convidar para a gestão');
  const asked = await screen.findByRole('dialog', { name: 'Convidar leo@empresa.com para a gestão?' });
  expect(within(asked).getByText(/convidar e retirar pessoas e gestores/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Convidar');
  const link = await screen.findByLabelText('Link de leo@empresa.com');
  expect((link as HTMLInputElement).value).toMatch(/\/convite\/acme\.segredo$/u);
  expect(sent).toEqual([{ action: 'invite', email: 'leo@empresa.com' }]);
});

test('an address that is none is refused at its field', async () => {
  const { sent } = open();
  await type('E-mail de quem vai entrar na gestão', 'leo');
  await press('Convidar para a gestão');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail de quem vai entrar na gestão'));
  expect(sent).toEqual([]);
});

test('asks before access is taken or an invitation is withdrawn, and says why it was not', async () => {
  const { sent } = open();
  await press('Retirar acesso: Caio (caio@empresa.com)');
  await press('Retirar acesso');
  await waitFor(() => expect(sent).toEqual([{ action: 'remove', id: 'caio' }]));
  await press('Cancelar convite: bia@empresa.com');
  await press('Cancelar convite');
  await waitFor(() => expect(sent.at(-1)).toEqual({ action: 'withdraw', email: 'bia@empresa.com' }));
  cleanup();
  open({ changeManagers: async () => err({ code: 'conflict', message: 'Alguém precisa ficar.' }) });
  await press('Sair da gestão');
  await press('Sair');
  expect((await screen.findByRole('alert')).textContent).toContain('Alguém precisa ficar.');
});

test('the only manager is told that somebody else must be invited first', async () => {
  open({
    managers: async () => ok({ managers: [{ id: 'helena', name: 'Helena' }], invited: [], self: 'helena' }),
  });
  expect(await screen.findByText('Para sair da gestão, convide antes outra pessoa.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sair da gestão' })).toBeNull();
});

test.each([
  ['raise', 'Aumentar os mínimos', 'Aumentar'],
  ['rename', 'Renomear: Vendas', 'Salvar'],
  ['remove', 'Remover: Vendas', 'Remover departamento'],
] as const)('a running action cannot be closed: %s', async (port, first, second) => {
  open({ [port]: () => new Promise<never>(() => undefined) });
  if (port === 'raise') await type('Pessoas para um número', '8');
  await press(first);
  await press(second);
  const asked = screen.getByRole('dialog');
  await waitFor(() => expect(asked.querySelector('[aria-busy="true"]')).toBeTruthy());
  for (const name of [/^(Cancelar|Manter)$/u, 'Fechar'])
    fireEvent.click(within(asked).getByRole('button', { name }));
  fireEvent(asked, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBe(asked);
});

test('the contract is shown with its number and its time, and the licences as everywhere', async () => {
  open();
  const contract = await screen.findByRole('region', { name: 'Contrato e licenças' });
  for (const words of [
    '2026/014',
    'de 01/11/2026 até o fim de 31/10/2027',
    'No contrato assinado',
    'cerca de 45 de 80 licenças em uso',
  ])
    expect(within(contract).getByText(words)).toBeTruthy();
  expect(
    screen
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Configuração e contrato', 'Contrato e licenças', 'Quanto a empresa paga, e quando?']);
  expect(within(contract).getByRole('link', { name: 'escreva à Aura' }).getAttribute('href')).toBe(
    '/contato',
  );
});
