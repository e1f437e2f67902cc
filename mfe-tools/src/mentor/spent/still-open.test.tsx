// @vitest-environment happy-dom
import {
  computeUsagePeriod,
  createProfile,
  type Gap,
  type MentorAnswer,
  type Profile,
} from '@aura/shared-domain';
import { makeDiagnosis } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSentExchange, type Exchange } from '../conversation/exchange.ts';
import { createInitialDraft } from '../draft/state.ts';
import { Conversation, STARTERS } from '../chat/conversation.tsx';

const person = vi.hoisted(() => ({ profile: {} as unknown }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'signedIn', profile: person.profile }),
  refreshProfile: async () => undefined,
  followStream: async () => ({ ok: false, error: { code: 'limit_reached', message: 'Limite do mês.' } }),
  call: async ({ path }: { readonly path: string }) =>
    path === '/mentor/returns'
      ? { ok: true, value: { returned: true } }
      : { ok: true, value: { taskId: 'tarefa-1' } },
}));

const STEP = 'Anotar três resultados do ano';
const answer = (changes: Partial<MentorAnswer> = {}): MentorAnswer => ({
  intent: 'salary',
  parts: [{ kind: 'situation', text: 'Prepare a conversa.', by: 'coach' }],
  sources: [],
  factsUsed: [],
  actions: [],
  ...changes,
});
const answered = (changes: Partial<MentorAnswer> = {}): Exchange => ({
  ...makeSentExchange('m-1', 'Como peço um aumento?'),
  status: 'done',
  answer: answer(changes),
});
const asks: Partial<MentorAnswer> = {
  parts: [
    { kind: 'situation', text: 'Prepare a conversa.', by: 'coach' },
    { kind: 'question', text: 'Quanto você ganha hoje?', by: 'coach' },
  ],
};
const proposes: Partial<MentorAnswer> = {
  actions: [{ type: 'createTask', title: STEP, description: '', minutes: 15, doneWhen: '' }],
};
const gap = (skillId: string, title: string): Gap => ({
  id: `gap-${skillId}`,
  skillId,
  title,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority: 0.2,
  why: '',
  adjacentEvidence: [],
});

interface Opened {
  readonly initial?: readonly Exchange[];
  readonly openedSpent?: boolean;
  readonly gaps?: readonly Gap[];
  readonly used?: Profile['usageCounts'];
}

async function open({ initial = [], openedSpent = true, gaps = [], used = {} }: Opened = {}) {
  person.profile = {
    ...createProfile('Ana'),
    usagePeriod: computeUsagePeriod(new Date()),
    usageCounts: { mentorAI: 1, ...used },
    lastDiagnosisResult: gaps.length > 0 ? makeDiagnosis({ gaps: [...gaps] }) : null,
  };
  render(
    <SharedRouter accepts={() => true}>
      <Page initial={initial} openedSpent={openedSpent} />
    </SharedRouter>,
  );
  const title = 'Suas mensagens deste mês acabaram; isto continua aberto';
  return within(await screen.findByRole('region', { name: title }));
}

function Page({ initial, openedSpent }: Required<Pick<Opened, 'initial' | 'openedSpent'>>) {
  const [draft, setDraft] = useState(createInitialDraft('conversa-1'));
  return (
    <Conversation
      initial={initial}
      draft={draft}
      onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
      writer={null}
      openedSpent={openedSpent}
      mayReturn
      onNew={() => undefined}
    />
  );
}

afterEach(cleanup);

const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the reply to the question of the mentor comes first, and the field takes the focus', async () => {
  const shown = await open({ initial: [answered({ ...asks, ...proposes })] });
  const [main] = shown.getAllByRole('button');
  expect(main?.textContent).toBe('Responder ao mentor');
  expect(shown.getByText(/Quanto você ganha hoje\?.*não conta/)).toBeTruthy();
  fireEvent.click(main as HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText('Sua mensagem'));
});

test('the proposed step can be put into the plan, and the focus stays on it', async () => {
  const shown = await open({ initial: [answered(proposes)] });
  fireEvent.click(shown.getByRole('button', { name: 'Pôr no meu plano' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ver o plano'));
  expect(shown.getByText(new RegExp(STEP))).toBeTruthy();
});

test('without a question and a step the lesson on the first gap that has one is the call', async () => {
  const gaps = [gap('torno-mecanico', 'Torno'), gap('lideranca', 'Liderança de equipe')];
  const shown = await open({ initial: [answered()], gaps });
  const [main] = shown.getAllByRole('link');
  expect(main?.getAttribute('href')).toBe('/micro-learnings/delegar-com-combinado');
  expect(shown.getByText(/lacuna “Liderança de equipe”\. As lições não têm limite/)).toBeTruthy();
});

test('it says when the count begins anew and leads to the plans', async () => {
  const shown = await open();
  expect(shown.getByText(/A contagem recomeça em 1º de/)).toBeTruthy();
  expect(namesOf(shown.getAllByRole('link'))).toEqual([
    'Escolher uma lição',
    'Treinar uma entrevista',
    'Conhecer os planos',
  ]);
  // Nothing is offered that would be refused.
  expect(screen.queryByRole('button', { name: STARTERS[0] ?? '' })).toBeNull();
});

test('a simulator that is used up, too, is not offered', async () => {
  const shown = await open({ used: { interviewSimulator: 1 } });
  expect(shown.queryByRole('link', { name: 'Treinar uma entrevista' })).toBeNull();
});

test('who opens the page reads it before the conversation, who used the last message after its answer', async () => {
  const isBefore = (shown: Awaited<ReturnType<typeof open>>) =>
    shown.getByRole('heading').compareDocumentPosition(screen.getByRole('article')) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore(await open({ initial: [answered()] }))).toBe(true);
  cleanup();
  expect(isBefore(await open({ initial: [answered()], openedSpent: false }))).toBe(false);
});

test('a refused message waits in the field, and another one can be sent: danger is always answered', async () => {
  await open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');
  fireEvent.change(field, { target: { value: 'Como peço um aumento?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText(/^As mensagens deste mês acabaram/, {}, { timeout: 20_000 });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
  expect(send.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Parar a resposta' })).toBeNull();
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /acabaram.*até 1º de/u,
  );
  fireEvent.change(field, { target: { value: 'Preciso de ajuda' } });
  expect(send.disabled).toBe(false);
});

test('a counted answer that missed the question gives its message back, and the field waits for what was meant', async () => {
  await open({ initial: [{ ...answered(), charged: true }], openedSpent: false });
  fireEvent.click(screen.getByRole('button', { name: 'Não respondeu ao que perguntei' }));
  expect(await screen.findByText(/voltou para a sua conta\. O que você queria saber\?/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Sua mensagem'));
  expect(screen.queryByRole('button', { name: 'Não respondeu ao que perguntei' })).toBeNull();
});

test('an answer that did not count has nothing to give back', async () => {
  await open({ initial: [answered()], openedSpent: false });
  expect(screen.queryByRole('button', { name: 'Não respondeu ao que perguntei' })).toBeNull();
});
