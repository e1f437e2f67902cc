// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HistoryPage } from './history-page.tsx';

/** What is stored: the ids of messages with their conversation and question, newest first. */
const backend = vi.hoisted(() => ({ messages: [] as (readonly [string, string, string])[] }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({
    list: async () => ({
      ok: true,
      value: backend.messages.map(([id, conversationId, question]) => ({
        id,
        value: { conversationId, question, createdAt: new Date('2026-11-22T12:00:00Z') },
      })),
    }),
    remove: async (id: string) => {
      backend.messages = backend.messages.filter(([one]) => one !== id);
      return { ok: true };
    },
  }),
}));

beforeEach(async () => {
  backend.messages = [
    ['3', 'conversa-b', 'E se eu travar?'],
    ['2', 'conversa-a', 'Como peço um aumento?'],
    ['1', 'conversa-b', 'Como me preparo para uma entrevista?'],
  ];
  render(
    <main>
      <SharedRouter accepts={() => true}>
        <HistoryPage />
      </SharedRouter>
    </main>,
  );
  await screen.findByRole('link', { name: 'Como peço um aumento?' });
});
afterEach(cleanup);

const titles = () => screen.getAllByRole('link', { name: /^Como/ }).map(({ textContent }) => textContent);

test('lists conversations by their first message, the latest first', () => {
  expect(titles()).toEqual(['Como me preparo para uma entrevista?', 'Como peço um aumento?']);
});

test('deletes all messages of a conversation, and moves the focus to the title', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Apagar: Como me preparo para uma entrevista?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Apagar de vez' }));
  await waitFor(() => expect(titles()).toEqual(['Como peço um aumento?']));
  expect(backend.messages.map(([id]) => id)).toEqual(['2']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
