// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ChangeCompany, CloseCompany, CreateCompany, ShownCompany } from '../api.ts';
import { CompaniesView, type CompaniesPorts } from './companies-view.tsx';
import { findProblems, requestOf } from './company-dialog.tsx';

afterEach(cleanup);

const COMPANY: ShownCompany = {
  id: 'horizonte',
  name: 'Horizonte',
  licences: { total: 100, used: 45 },
  places: { total: 200, used: 82 },
  managers: [{ uid: 'uid-1', name: 'Helena Duarte' }],
  invited: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  contract: { reference: '2026/014', startsOn: '2026-11-01', endsOn: '2027-10-31', pricePerSeat: 2990 },
};

function show(replaced: Partial<CompaniesPorts> = {}) {
  const sent: (ChangeCompany | CreateCompany | CloseCompany)[] = [];
  const ports: CompaniesPorts = {
    list: async () => ok({ companies: [COMPANY], unreadable: [] }),
    change: async (request) => {
      sent.push(request);
      return ok({ companies: [{ ...COMPANY, licences: { total: 120, used: 45 } }], unreadable: [] });
    },
    create: async (request) => {
      sent.push(request);
      return ok({ companies: [COMPANY], unreadable: [] });
    },
    close: async (request) => {
      sent.push(request);
      return ok({ companies: [], unreadable: [] });
    },
    ...replaced,
  };
  render(
    <SharedRouter>
      <CompaniesView ports={ports} />
    </SharedRouter>,
  );
  return sent;
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a company is listed with its seats, its contract, and the way to its managers', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Horizonte/ });
  expect(row.textContent).toContain('cerca de 45 de 100 licenças em uso');
  expect(row.textContent).toContain('2026/014, de 01/11/2026 até o fim de 31/10/2027');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/operacao/pessoas?conta=uid-1');
});

test('seats change with a reason, and the new number is shown', async () => {
  const sent = show();
  await screen.findByRole('row', { name: /Horizonte/ });
  press('Licenças de Horizonte');
  fill(/Licenças/, '120');
  fill(/Motivo/, 'pedido da empresa');
  press('Guardar');
  expect(await screen.findByText('cerca de 45 de 120 licenças em uso')).toBeTruthy();
  expect(sent).toEqual([{ change: 'seats', id: 'horizonte', seats: 120, reason: 'pedido da empresa' }]);
});

test('a refused change keeps the typed values', async () => {
  show({ change: async () => err({ code: 'conflict', message: 'A lista da empresa tem 82 pessoas.' }) });
  await screen.findByRole('row', { name: /Horizonte/ });
  press('Licenças de Horizonte');
  fill(/Licenças/, '10');
  fill(/Motivo/, 'pedido da empresa');
  press('Guardar');
  expect(await screen.findByText('A lista da empresa tem 82 pessoas.')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/Licenças/).value).toBe('10');
});

test('a company is created with its first manager; every wrong field says so at once', async () => {
  const sent = show();
  await screen.findByRole('row', { name: /Horizonte/ });
  press('Criar empresa');
  press('Criar a empresa');
  const invalid = screen.getByRole('dialog').querySelectorAll('[aria-invalid="true"]');
  expect([...invalid].map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'seats',
    'managerEmail',
    'reason',
  ]);
  fill(/Nome/, 'Padaria');
  fill(/Licenças/, '20');
  fill(/E-mail/, 'dona@padaria.test');
  fill(/Motivo/, 'contrato novo');
  press('Criar a empresa');
  expect(await screen.findByText(/A empresa foi criada/)).toBeTruthy();
  expect(sent).toEqual([
    { name: 'Padaria', seats: 20, managerEmail: 'dona@padaria.test', domain: null, reason: 'contrato novo' },
  ]);
});

test('what was typed about a company is dropped only after a question', async () => {
  show();
  await screen.findByRole('row', { name: /Horizonte/ });
  press('Criar empresa');
  fireEvent.input(screen.getByLabelText(/Nome da empresa/), { target: { value: 'Padaria' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  press('Continuar escrevendo');
  expect(screen.getByLabelText<HTMLInputElement>(/Nome da empresa/).value).toBe('Padaria');
  press('Fechar');
  press('Descartar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a company is closed only after its name was typed', async () => {
  const sent = show();
  await screen.findByRole('row', { name: /Horizonte/ });
  press('Encerrar Horizonte');
  fill(/Motivo/, 'fim do contrato');
  press('Encerrar a empresa');
  expect(sent).toEqual([]);
  fill(/Nome/, 'Horizonte');
  press('Encerrar a empresa');
  expect(await screen.findByText('A empresa foi encerrada.')).toBeTruthy();
  expect(sent).toEqual([{ id: 'horizonte', reason: 'fim do contrato' }]);
});

const TYPED = {
  seats: '',
  email: '',
  reference: '2026/014',
  startsOn: '2026-11-01',
  endsOn: '',
  pricePerSeat: '29,90',
};

const contractOf = (part: Partial<typeof TYPED>) =>
  requestOf('contract', 'horizonte', { ...TYPED, ...part }, 'contrato novo');

test.each([{}, { endsOn: '2026-12-01' }])('a contract with %o is asked for, its price in centavos', (part) =>
  expect(contractOf(part)).toMatchObject({ change: 'contract', contract: { pricePerSeat: 2990 } }),
);

test.each([
  ['endsOn', '2026-10-01'],
  ['startsOn', ''],
  ['pricePerSeat', 'barato'],
])('a contract with %s “%s” marks that field', (field, text) =>
  expect(Object.keys(findProblems('contract', { ...TYPED, [field]: text }))).toEqual([field]),
);
