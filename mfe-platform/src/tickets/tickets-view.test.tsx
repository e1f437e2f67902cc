// @vitest-environment happy-dom
import { DAY_MS, API_MESSAGES, err, ok } from '@aura/shared-domain';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ShownTicket, TicketRow } from '../api.ts';
import type { TicketsPorts } from './tickets-ports.ts';
import { TicketsView } from './tickets-view.tsx';
import { describeDelivery, describeStanding } from './ticket-words.ts';

afterEach(cleanup);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 1000).toISOString();

const ROW: TicketRow = {
  id: 'mensagem-1',
  number: '20261124-K7Q2MX9A',
  subject: 'dados',
  state: 'open',
  name: 'Marcos Viana',
  createdAt: inDays(-4),
  dueAt: inDays(11),
  isSuspect: false,
};
const TICKET: ShownTicket = {
  ...ROW,
  email: 'marcos@exemplo.test',
  company: null,
  message: 'Peço a cópia dos meus dados.',
  answers: [],
  closedAt: null,
  uid: null,
};

/** What was sent, by port; answers are good unless replaced. */
function show(path: string, replaced: Partial<TicketsPorts> = {}) {
  const sent: unknown[] = [];
  const open = { count: 1, overdue: 0, aboutData: 1 };
  const ports: TicketsPorts = {
    list: async () => ok({ tickets: [ROW], hasMore: false, open }),
    read: async () => ok(TICKET),
    answer: async (request) => {
      sent.push(request);
      const answers = [{ at: inDays(0), by: 'Otávio Lemos (operação)', text: request.text }];
      return ok({ ...TICKET, state: 'closed', answers });
    },
    change: async (request) => {
      sent.push(request);
      return ok({ ...TICKET, state: request.to });
    },
    ...replaced,
  };
  navigate(path);
  render(
    <SharedRouter>
      <TicketsView ports={ports} />
    </SharedRouter>,
  );
  return sent;
}

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('messages are listed with their subject and the remaining days, marked if set by law', async () => {
  show('/operacao');
  const row = await screen.findByRole('row', { name: /20261124-K7Q2MX9A/ });
  expect(within(row).getByText('Prazo legal: 11 dias')).toBeTruthy();
  expect(within(row).getByText('Dados pessoais (LGPD)')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/operacao?mensagem=mensagem-1');
});

test.each([
  [{ dueAt: inDays(-1) }, 'Prazo legal vencido', 'danger'],
  [{ dueAt: inDays(1) }, 'Prazo legal: 1 dia', 'warning'],
  [{ dueAt: inDays(5), subject: 'outro' }, 'Prazo: 5 dias', 'neutral'],
  [{ dueAt: inDays(-1), state: 'answered' }, 'Respondida', 'success'],
  [{ dueAt: inDays(-1), state: 'closed' }, 'Encerrada', 'neutral'],
] as const)('a message of %o is told as %s', (changes, label, tone) => {
  expect(describeStanding({ ...ROW, ...changes })).toEqual({ label, tone });
});

test('an answer says how it reaches the writer, and that none goes to a suspected robot', () => {
  expect(describeDelivery({ uid: null, isSuspect: false })).toBe(
    'Vai por e-mail e fica em Contato, com o protocolo e o e-mail.',
  );
  expect(describeDelivery({ uid: 'ana', isSuspect: false })).toMatch(/A conta recebe um aviso\.$/u);
  expect(describeDelivery({ uid: null, isSuspect: true })).toContain('Não vai por e-mail');
});

test('an answer is sent with the seen state, and is shown under the message', async () => {
  const sent = show('/operacao?mensagem=mensagem-1');
  expect(await screen.findByText('Peço a cópia dos meus dados.')).toBeTruthy();
  press('Responder');
  expect(screen.getByText('Escreva pelo menos 10 caracteres.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Resposta'));
  fireEvent.change(field('Resposta'), { target: { value: ' Segue a cópia dos seus dados. ' } });
  press('Responder');
  expect(await screen.findByText('Segue a cópia dos seus dados.')).toBeTruthy();
  expect(sent).toEqual([
    { id: 'mensagem-1', seenAnswers: 0, text: 'Segue a cópia dos seus dados.', closes: true },
  ]);
  expect(screen.queryByLabelText('Resposta')).toBeNull();
});

test('an answer that was not stored stays in its field, with the reason', async () => {
  show('/operacao?mensagem=mensagem-1', {
    answer: async () => err({ code: 'conflict', message: 'Alguém respondeu enquanto isso.' }),
  });
  await screen.findByText('Peço a cópia dos meus dados.');
  fireEvent.change(field('Resposta'), { target: { value: 'Segue a cópia dos seus dados.' } });
  press('Responder');
  expect(await screen.findByText('Alguém respondeu enquanto isso.')).toBeTruthy();
  expect(field('Resposta').value).toBe('Segue a cópia dos seus dados.');
});

test('closing without an answer asks why', async () => {
  const sent = show('/operacao?mensagem=mensagem-1');
  await screen.findByText('Peço a cópia dos meus dados.');
  press('Encerrar sem responder');
  press('Encerrar');
  expect(screen.getByText(/Diga por quê/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'propaganda' } });
  press('Encerrar');
  await waitFor(() => expect(screen.getByText('A mensagem foi encerrada.')).toBeTruthy());
  expect(sent).toEqual([{ id: 'mensagem-1', seenAnswers: 0, to: 'closed', reason: 'propaganda' }]);
});

test.each([
  [API_MESSAGES.forbidden, /Esta área é de quem opera a Aura/],
  ['A operação pede um segundo fator.', /A operação pede um segundo fator/],
])('a person without the right is told so: %s', async (message, said) => {
  show('/operacao', { list: async () => err({ code: 'forbidden', message }) });
  expect(await screen.findByRole('heading', { name: 'Acesso restrito' })).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});
