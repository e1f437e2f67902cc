// @vitest-environment happy-dom
import { err, ok, type RequestOf, badgeVerifyEndpoint } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SealVerification } from './seal-verification.tsx';
import type { Verdict, Verify } from './use-verification.ts';

afterEach(cleanup);

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln';
const valid = (recipientMatches: boolean | null, recipientConfirmed = false): Verdict => ({
  outcome: 'valid',
  badge: { id: 'voz_de_dono', name: 'Voz de Dono', criteria: 'Este selo atesta participação.' },
  issuer: 'Aura',
  credentialId: 'urn:uuid:7d4f5a52-8a3d-8f11-9b67-0c8ce1f0a2b3',
  awardedAt: '2026-03-02T01:30:00Z',
  recipientMatches,
  recipientConfirmed,
});
const unused: Verify = () => Promise.reject(new Error('not expected in this test'));

/** Answers with a verdict, and keeps what was asked. */
function recorder(verdict: Verdict) {
  const asked: RequestOf<typeof badgeVerifyEndpoint>[] = [];
  const verify: Verify = async (request) => {
    asked.push(request);
    return ok(verdict);
  };
  return { asked, verify };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Credencial ou link de verificação');
const email = () => screen.getByLabelText('E-mail da pessoa (opcional)');
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Verificar selo' }));
const chooseFile = (text: string, name = 'aura-voz_de_dono.jwt') =>
  fireEvent.change(screen.getByLabelText('Ou escolha o arquivo da credencial'), {
    target: { files: [new File([text], name)] },
  });

/** The heading of the result, once it is there and has the focus. */
async function result(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  return heading;
}

test('a pasted link is verified, and the result says what the badge attests, when and by whom', async () => {
  const { asked, verify } = recorder(valid(null));
  render(<SealVerification verify={verify} hash="" />);
  type(field(), ` https://aura.example/selos/verificar#${TOKEN} `);
  submit();
  await result('O selo é autêntico.');
  expect(asked).toEqual([{ credential: TOKEN, email: null }]);
  const status = screen.getByRole('status', { name: '' });
  for (const text of [
    'Voz de Dono',
    'atesta participação',
    '1 de março de 2026',
    'Aura',
    'urn:uuid:7d4f5a52',
  ]) {
    expect(status.textContent).toContain(text);
  }
  expect(status.textContent).toContain('informe também o e-mail');
});

test('an address that the account proved to be its own is called confirmed', async () => {
  const { verify } = recorder(valid(true, true));
  render(<SealVerification verify={verify} hash="" />);
  type(field(), TOKEN);
  type(email(), 'ana@exemplo.com');
  submit();
  await result('O selo é autêntico.');
  expect(screen.getByText(/o e-mail ana@exemplo\.com, confirmado\./)).toBeTruthy();
});

test.each([
  [true, 'O selo é autêntico.', 'Pertence a uma conta com o e-mail ana@exemplo.com, ainda não confirmado.'],
  [
    false,
    'O selo é autêntico, mas de outro e-mail.',
    'Não pertence a uma conta com o e-mail ana@exemplo.com.',
  ],
])('an address that matches (%s) is told', async (matches, title, text) => {
  const { asked, verify } = recorder(valid(matches));
  render(<SealVerification verify={verify} hash="" />);
  type(field(), TOKEN);
  type(email(), ' ana@exemplo.com ');
  submit();
  await result(title);
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
  expect(asked[0]?.email).toBe('ana@exemplo.com');
});

test.each([
  ['unreadable', 'Não é uma credencial de selo.'],
  ['signature', 'A assinatura não confere.'],
  ['revoked', 'Esta credencial não vale mais.'],
] as const)('a credential that is %s is not taken for a good one', async (reason, title) => {
  render(<SealVerification verify={recorder({ outcome: 'invalid', reason }).verify} hash="" />);
  type(field(), TOKEN);
  submit();
  await result(title);
  expect(screen.queryByText('Conquistado em')).toBeNull();
});

test('a link that carries a credential is verified when the page opens, and again with another one', async () => {
  const { asked, verify } = recorder(valid(null));
  const { rerender } = render(<SealVerification verify={verify} hash={`#${TOKEN}`} />);
  await result('O selo é autêntico.');
  expect(field().value).toBe(TOKEN);
  rerender(<SealVerification verify={verify} hash={`#${TOKEN}2`} />);
  await waitFor(() => expect(asked.map(({ credential }) => credential)).toEqual([TOKEN, `${TOKEN}2`]));
});

test('a cut link says so without a request; anchors of the page are ignored', () => {
  const { rerender } = render(<SealVerification verify={unused} hash="#conteudo" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<SealVerification verify={unused} hash="#eyJhbGciOiJSUzI1NiJ9.eyJpc3M" />);
  expect(screen.getByRole('alert').textContent).toContain('não traz a credencial inteira');
});

test('a file is read here and fills the field; one without a credential says so', async () => {
  const { asked, verify } = recorder(valid(null));
  render(<SealVerification verify={verify} hash="" />);
  chooseFile('{"nada":1}', 'dados.json');
  expect(await screen.findByText(/Não há uma credencial aqui/)).toBeTruthy();
  expect(field().value).toBe('');
  chooseFile(`${TOKEN}\n`);
  await waitFor(() => expect(field().value).toBe(TOKEN));
  expect(screen.queryByText(/Não há uma credencial aqui/)).toBeNull();
  submit();
  await result('O selo é autêntico.');
  expect(asked[0]?.credential).toBe(TOKEN);
});

test.each([
  ['', '', 'Cole a credencial ou o link, ou escolha o arquivo.'],
  ['oi', '', /Não há uma credencial aqui/],
  [`eyJ${'a'.repeat(20_000)}.b.c`, '', 'Esta credencial é longa demais para ser da Aura.'],
  [TOKEN, 'ana', 'O formato do e-mail é inválido.'],
])('%# is refused at its field without a request', (credential, address, text) => {
  render(<SealVerification verify={unused} hash="" />);
  type(field(), credential);
  type(email(), address);
  submit();
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('verification shows its progress, and a failure keeps the typed text for another attempt', async () => {
  let answer: ((outcome: Awaited<ReturnType<Verify>>) => void) | undefined;
  const verify: Verify = () => new Promise((resolve) => (answer = resolve));
  render(<SealVerification verify={verify} hash="" />);
  type(field(), TOKEN);
  submit();
  expect(screen.getByText('Verificando o selo…').closest('[role="status"]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verificar selo' }).getAttribute('aria-busy')).toBe('true');
  answer?.(err({ message: 'Sem conexão com a internet.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão com a internet.');
  expect(field().value).toBe(TOKEN);
  submit();
  answer?.(ok(valid(null)));
  await result('O selo é autêntico.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the HTML is the same for every address and sends nothing', () => {
  const html = renderToString(<SealVerification verify={unused} hash="" />);
  expect(html).toBe(renderToString(<SealVerification verify={unused} hash={`#${TOKEN}`} />));
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled=""/);
});
