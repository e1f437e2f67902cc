// @vitest-environment happy-dom
import { err, ok, type AuditEntry } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AuditPage from './audit-page.tsx';
import type { LoadAudit } from './audit-ports.ts';

afterEach(cleanup);

const entry = (id: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-23T02:30:00.000Z',
  actor: 'Marina Prado',
  action: 'person_removed',
  detail: 'Ana Souza',
  ...given,
});
const page = (items: readonly AuditEntry[], next: string | null = null) => ok({ items, next, about: null });

test('tells who did what to what, and when in São Paulo', async () => {
  render(<AuditPage load={async () => page([entry('1')])} />);
  const row = (await screen.findByText('Retirou uma pessoa da lista')).closest('tr');
  expect(row?.textContent).toBe('Retirou uma pessoa da listaAna SouzaMarina Prado22/11/2026, 23:30');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Registro');
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test('older entries come when they are asked for', async () => {
  const asked: (string | null)[] = [];
  const load: LoadAudit = async (before) => {
    asked.push(before);
    return before === null
      ? page([entry('2')], 'cursor')
      : page([entry('1', { action: 'company_created', actor: 'Operação da Aura', detail: '' })]);
  };
  render(<AuditPage load={load} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await screen.findByText('Cadastrou a empresa');
  expect(asked).toEqual([null, 'cursor']);
  expect(screen.getByText('2 entradas')).toBeTruthy();
});

test('a log that does not come says why and is asked for again', async () => {
  let isOnline = false;
  const load: LoadAudit = async () =>
    isOnline ? page([entry('1')]) : err({ code: 'offline', message: 'Sem conexão.' });
  render(<AuditPage load={load} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão.');
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Ana Souza');
  expect(screen.queryByRole('alert')).toBeNull();
});
