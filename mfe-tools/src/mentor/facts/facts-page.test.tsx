import { DAY_MS } from '@aura/shared-domain';
// @vitest-environment happy-dom
import type { MentorFact, SaveFactRequest } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactsPage } from './facts-page.tsx';

/** The backend: what is kept, and what it was asked to keep. */
const backend = vi.hoisted(() => ({ kept: new Map<string, unknown>(), saved: [] as unknown[] }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({
    list: async () => ({ ok: true, value: [...backend.kept].map(([id, value]) => ({ id, value })) }),
    remove: async (id: string) => {
      backend.kept.delete(id);
      return { ok: true };
    },
  }),
  call: async (_: unknown, request: SaveFactRequest) => {
    backend.saved.push(request);
    return { ok: true, value: { saved: true } };
  },
  useSession: () => ({ status: 'loading' }),
}));

const fact = (text: string, days: number | null): MentorFact => ({
  text,
  origin: 'person',
  createdAt: new Date(),
  usedAt: [],
  expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
});

beforeEach(async () => {
  backend.kept = new Map([['fato-0001', fact('Só posso estudar à noite', 20)]]);
  backend.saved = [];
  render(
    <SharedRouter accepts={() => true}>
      <FactsPage />
    </SharedRouter>,
  );
  await screen.findByText('Só posso estudar à noite');
});
afterEach(cleanup);

const kept = () => within(screen.getByRole('region', { name: 'O que você autorizou lembrar' }));
const adding = () => within(screen.getByRole('region', { name: 'Contar algo' }));
const heading = () => kept().getByRole('heading', { level: 2 });

test('a change of words keeps the time limit of a fact', async () => {
  fireEvent.click(kept().getByRole('button', { name: /^Mudar/ }));
  const field = kept().getByLabelText('O que o mentor deve lembrar');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Só posso estudar de manhã' } });
  fireEvent.click(kept().getByRole('button', { name: 'Guardar a mudança' }));
  await waitFor(() => expect(backend.saved).toHaveLength(1));
  expect(backend.saved[0]).toMatchObject({ text: 'Só posso estudar de manhã', keepDays: 30 });
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('leaving a fact unchanged returns the focus to its button', () => {
  fireEvent.click(kept().getByRole('button', { name: /^Mudar/ }));
  fireEvent.click(kept().getByRole('button', { name: 'Deixar como estava' }));
  expect(document.activeElement).toBe(kept().getByRole('button', { name: /^Mudar/ }));
  fireEvent.click(kept().getByRole('button', { name: /^Apagar/ }));
  expect(document.activeElement).toBe(kept().getByRole('button', { name: 'Manter' }));
  fireEvent.click(kept().getByRole('button', { name: 'Manter' }));
  expect(document.activeElement).toBe(kept().getByRole('button', { name: /^Apagar/ }));
});

test('after an erasure the focus is on the list', async () => {
  fireEvent.click(kept().getByRole('button', { name: /^Apagar/ }));
  fireEvent.click(kept().getByRole('button', { name: 'Apagar de vez' }));
  await kept().findByText('Nada por enquanto.');
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('a remembered fact is not stored a second time', () => {
  fireEvent.change(adding().getByLabelText('O que o mentor deve lembrar'), {
    target: { value: ' só posso estudar À NOITE ' },
  });
  fireEvent.click(adding().getByRole('button', { name: 'Guardar' }));
  expect(adding().getByText('Isso já está guardado.')).toBeTruthy();
  expect(backend.saved).toEqual([]);
});
