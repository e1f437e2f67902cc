// @vitest-environment happy-dom
import { err, ok, type ContactRequest, type ContactSubject } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

afterEach(cleanup);

type Send = ContactFormProps['send'];

const unused: Send = () => Promise.reject(new Error('not expected in this test'));
const page = (send: Send, suggested: ContactSubject | null = null) => (
  <SharedRouter>
    <ContactForm send={send} suggestedSubject={suggested} />
  </SharedRouter>
);

/** Answers with the outcomes in turn, and keeps what was sent. */
function recorder(...outcomes: ('arrives' | 'fails')[]) {
  const sent: ContactRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    return outcomes[sent.length - 1] === 'arrives'
      ? ok({ received: true, number: '20261124-K7Q2MX9A', dueAt: '2026-12-09T12:00:00.000Z' })
      : err({ message: 'Sem conexão com a internet.' });
  };
  return { sent, send };
}

const MESSAGE = 'Queria saber como apago meu currículo.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));

function fill(): void {
  type('Nome', ' Ana Souza ');
  type('E-mail', 'ana@exemplo.com');
  type('Assunto', 'dados');
  type('Mensagem', MESSAGE);
}

test('an empty form is not sent; each field says what it needs and the first gets the focus', () => {
  render(page(unused));
  submit();
  for (const text of [
    'Informe seu nome.',
    'Informe seu e-mail.',
    'Escolha um assunto.',
    'Escreva sua mensagem.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Nome'));
  expect(field('Empresa (opcional)').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['E-mail', 'ana@exemplo', 'O formato do e-mail é inválido.'],
  ['E-mail', `ana@${'a'.repeat(260)}.com`, 'Use no máximo 254 caracteres.'],
  ['Assunto', '', 'Escolha um assunto.'],
  ['Empresa (opcional)', 'a'.repeat(161), 'Use no máximo 160 caracteres.'],
  ['Mensagem', ' curta     ', 'Escreva pelo menos 10 caracteres.'],
  ['Mensagem', 'a'.repeat(4001), 'Use no máximo 4000 caracteres.'],
])('%s with %j is refused at the field', (label, value, text) => {
  render(page(unused));
  fill();
  type(label, value);
  submit();
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
});

test('filled fields are sent without empty ones, and the confirmation gets the focus', async () => {
  const { sent, send } = recorder('arrives');
  render(page(send));
  fill();
  submit();
  const heading = await screen.findByRole('heading', { name: 'Recebemos sua mensagem.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('ana@exemplo.com').parentElement?.textContent).toContain(
    'até 9 de dezembro de 2026',
  );
  expect(screen.getByText('20261124-K7Q2MX9A')).toBeTruthy();
  expect(screen.queryByLabelText('Mensagem')).toBeNull();
  expect(sent).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ana Souza',
      email: 'ana@exemplo.com',
      subject: 'dados',
      message: MESSAGE,
    },
  ]);
});

test('a failure keeps the text; a retry is the same message, a changed text another one', async () => {
  const { sent, send } = recorder('fails', 'fails', 'arrives');
  render(page(send));
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão com a internet.');
  expect(field('Mensagem').value).toBe(MESSAGE);
  expect(field('Assunto').value).toBe('dados');

  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByRole('alert');
  type('Mensagem', `${MESSAGE} Obrigada.`);
  submit();
  await screen.findByRole('heading', { name: 'Recebemos sua mensagem.' });

  const [first, retry, changed] = sent;
  expect(retry).toEqual(first);
  expect(changed?.requestId).not.toBe(first?.requestId);
});

test('another message starts from an empty form, at its first field, under another id', async () => {
  const { sent, send } = recorder('arrives', 'arrives');
  render(page(send, 'empresa'));
  fill();
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar outra mensagem' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
  expect([field('Mensagem').value, field('Assunto').value]).toEqual(['', '']);

  fill();
  submit();
  await screen.findByRole('heading', { name: 'Recebemos sua mensagem.' });
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
});

test("people cannot reach the trap, and a machine's text in it is sent", async () => {
  const { sent, send } = recorder('arrives');
  const { container } = render(page(send));
  const trap = container.querySelector<HTMLInputElement>('[name="confirmacao_2"]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  fill();
  if (trap) trap.value = 'https://spam.example';
  submit();
  await waitFor(() => expect(sent[0]?.website).toBe('https://spam.example'));
});

test('the suggested subject is chosen, until the person chooses', () => {
  const { rerender } = render(page(unused, 'empresa'));
  expect(field('Assunto').value).toBe('empresa');
  type('Assunto', 'imprensa');
  rerender(page(unused, 'parceria'));
  expect(field('Assunto').value).toBe('imprensa');
});

test('the HTML form cannot be sent and is the same for every address; typed text survives hydration', async () => {
  const html = renderToString(page(unused));
  expect(html).toBe(renderToString(page(unused, 'empresa')));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar mensagem' }).disabled).toBe(true);

  field('Nome').value = 'Ana';
  field('Mensagem').value = MESSAGE;
  field('Assunto').value = 'imprensa';
  const root = await act(async () => hydrateRoot(container, page(unused, 'empresa')));
  expect([field('Nome').value, field('Mensagem').value, field('Assunto').value]).toEqual([
    'Ana',
    MESSAGE,
    'imprensa',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar mensagem' }).disabled).toBe(false);
  act(() => root.unmount());
  container.remove();
});
