// @vitest-environment happy-dom
import { err, ok, type AuditEntry, type AuditFilter } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AuditPage from './audit-page.tsx';
import type { AuditPorts } from './audit-ports.ts';

afterEach(cleanup);

const entry = (id: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-23T02:30:00.000Z',
  actor: 'Marina Prado',
  actorId: 'marina',
  action: 'person_removed',
  detail: 'Ana Souza',
  ...given,
});
const page = (items: readonly AuditEntry[], next: string | null = null) => ok({ items, next, about: null });

const EVERYTHING_MEANT = { kind: null, actor: null, from: null, to: null };

function open(given: Partial<AuditPorts>) {
  const ports: AuditPorts = {
    load: async () => page([]),
    exportAll: async () => ok({ entries: [], isCut: false }),
    managers: async () => ok([{ id: 'marina', name: 'Marina Prado' }]),
    download: () => undefined,
    ...given,
  };
  render(<AuditPage ports={ports} />);
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asks for a kind, a person and a period when it is told to, and for a file of the same', async () => {
  const asked: AuditFilter[] = [];
  const files: string[] = [];
  open({
    load: async (filter) => {
      asked.push(filter);
      return page([entry('1', { actorId: 'f', actor: 'Quem Saiu' })]);
    },
    exportAll: async (filter) => {
      asked.push(filter);
      return ok({ entries: [entry('1')], isCut: false });
    },
    download: (name) => void files.push(name),
  });
  await screen.findByRole('option', { name: 'Quem Saiu' });
  await screen.findByRole('option', { name: 'Marina Prado' });
  choose('Tipo de ação', 'people');
  choose('Quem', 'f');
  choose('De', '2026-11-02');
  choose('Até', '2026-11-01');
  press('Filtrar');
  await screen.findByText('O fim do período vem antes do começo.');
  expect(asked).toEqual([EVERYTHING_MEANT]);
  choose('Até', '2026-11-03');
  press('Filtrar');
  await screen.findByText('Ana Souza');
  press('Baixar CSV');
  await waitFor(() => expect(files).toEqual(['registro-de-2026-11-02-ate-2026-11-03.csv']));
  const filter = { kind: 'people', actor: 'f', from: '2026-11-02', to: '2026-11-03' };
  expect(asked).toEqual([EVERYTHING_MEANT, filter, filter]);
  press('Limpar');
  await waitFor(() => expect(asked.at(-1)).toEqual(EVERYTHING_MEANT));
});

test('says where no entry is meant', async () => {
  open({});
  await screen.findByText('Nada no registro corresponde a estes filtros.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('tells who did what to what, and when in São Paulo', async () => {
  open({ load: async () => page([entry('1')]) });
  const row = (await screen.findByText('Retirou uma pessoa da lista')).closest('tr');
  expect(row?.textContent).toBe('Retirou uma pessoa da listaAna SouzaMarina Prado22/11/2026, 23:30');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Registro de atividades');
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test('older entries come when they are asked for', async () => {
  const asked: (string | null)[] = [];
  const load: AuditPorts['load'] = async (_, before) => {
    asked.push(before);
    return before === null
      ? page([entry('2')], 'cursor')
      : page([entry('1', { action: 'company_created', actor: 'Operação da Aura', detail: '' })]);
  };
  open({ load });
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await screen.findByText('Cadastrou a empresa');
  expect(asked).toEqual([null, 'cursor']);
  expect(screen.getByText('2 entradas')).toBeTruthy();
});

test('a log that does not come says why and is asked for again', async () => {
  let isOnline = false;
  const load: AuditPorts['load'] = async () =>
    isOnline ? page([entry('1')]) : err({ code: 'offline', message: 'Sem conexão.' });
  open({ load });
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão.');
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Ana Souza');
  expect(screen.queryByRole('alert')).toBeNull();
});
