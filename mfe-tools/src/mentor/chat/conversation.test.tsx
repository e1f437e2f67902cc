// @vitest-environment happy-dom
import { err, ok, type ApiError, type MentorEvent, type MentorRequest } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLostExchange, type Exchange } from '../conversation/exchange.ts';
import { createInitialDraft } from '../draft/state.ts';
import { Conversation, STARTERS } from './conversation.tsx';

/** The backend: what it was asked, what it answers with, and when. */
const backend = vi.hoisted(() => ({
  asked: [] as string[],
  answers: async (): Promise<unknown[]> => [],
  refusal: null as ApiError | null,
}));
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'signedOut' }),
  refreshProfile: async () => undefined,
  followStream: async (_: unknown, { text }: MentorRequest, hear: (event: MentorEvent) => void) => {
    backend.asked.push(text);
    if (backend.refusal) return err(backend.refusal);
    for (const event of await backend.answers()) hear(event as MentorEvent);
    return ok(undefined);
  },
}));

const ASIDE = 'Ainda não entendi o que você procura.';
const aside: MentorEvent[] = [
  { type: 'aside', reason: 'unclear', text: ASIDE, suggestions: ['Como deixo meu currículo mais forte?'] },
  { type: 'end' },
];

function Page({ initial = [] }: { readonly initial?: readonly Exchange[] }) {
  const [draft, setDraft] = useState(createInitialDraft('conversa-1'));
  return (
    <SharedRouter accepts={() => true}>
      <Conversation
        initial={initial}
        draft={draft}
        onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
        writer={null}
        openedSpent={false}
        mayReturn
        onNew={() => undefined}
      />
    </SharedRouter>
  );
}

beforeEach(() => {
  Object.assign(backend, { asked: [], answers: async () => aside, refusal: null });
  render(<Page />);
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');
const starter = () => screen.getByRole('button', { name: STARTERS[0] ?? '' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const sendByKey = () => fireEvent.keyDown(field(), { key: 'Enter' });
const articles = () => screen.queryAllByRole('article');

test('a question pressed twice in a row is sent once', async () => {
  const button = starter();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findAllByText(ASIDE);
  expect(backend.asked).toEqual([STARTERS[0]]);
  expect(articles()).toHaveLength(1);
});

test('after an offered question the focus is on its message, and the draft stays', async () => {
  write('Comecei a escrever');
  starter().focus();
  fireEvent.click(starter());
  await screen.findAllByText(ASIDE);
  expect(articles()[0]?.contains(document.activeElement)).toBe(true);
  expect(field().value).toBe('Comecei a escrever');
});

test('sending twice by keyboard sends once, without an error', async () => {
  let answer: (events: unknown[]) => void = () => undefined;
  backend.answers = async () => new Promise((resolve) => (answer = resolve));
  write('Como peço um aumento?');
  sendByKey();
  sendByKey();
  await waitFor(() => expect(backend.asked).toHaveLength(1));
  expect(screen.queryByText('Escreva o que você quer conversar.')).toBeNull();
  await act(async () => answer(aside));
  expect(articles()).toHaveLength(1);
});

test('a screen reader hears the text that replaces the advice', async () => {
  write('oi');
  sendByKey();
  await waitFor(() => expect(screen.getByTestId('spoken').textContent).toBe(ASIDE));
});

test('a message stopped during its check is not sent until the person continues', async () => {
  write('Como peço um aumento?');
  sendByKey();
  fireEvent.click(screen.getByRole('button', { name: 'Parar a resposta' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar a resposta' }));
  await screen.findAllByText(ASIDE);
  expect(backend.asked).toEqual(['Como peço um aumento?']);
});

test('Shift with Enter starts a new line and sends nothing', async () => {
  write('Como peço um aumento?');
  expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true);
  expect(field().value).toBe('Como peço um aumento?');
  expect(backend.asked).toEqual([]);
});

test('a conversation opens at its newest message', () => {
  cleanup();
  const shown: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  render(
    <Page
      initial={[makeLostExchange('m-1', 'Primeira pergunta'), makeLostExchange('m-2', 'Segunda pergunta')]}
    />,
  );
  scroll.mockRestore();
  expect(shown).toEqual([expect.stringContaining('Segunda pergunta')]);
});

test('a sent message scrolls into view', () => {
  const shown: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  write('Como peço um aumento?');
  sendByKey();
  expect(shown).toEqual([expect.stringContaining('Como peço um aumento?')]);
  scroll.mockRestore();
});

test('an empty conversation has no empty list', () => {
  expect(screen.queryByRole('list', { name: 'Conversa' })).toBeNull();
});

test('every opening question gets advice', async () => {
  const { classifyMessage, findSafetyReply: safetyReplyTo } = await import('@aura/shared-mentor');
  const isAdvised = (text: string): boolean =>
    safetyReplyTo(text) === null && classifyMessage(text, { lastIntent: null }).kind === 'advice';
  expect(STARTERS.filter((question) => !isAdvised(question))).toEqual([]);
});

test('a message over the limit of the month is in the field again, for after the plan was bought', async () => {
  backend.refusal = { code: 'limit_reached', message: 'Limite do mês.' };
  write('Como peço um aumento?');
  sendByKey();
  await waitFor(() => expect(field().value).toBe('Como peço um aumento?'));
});
