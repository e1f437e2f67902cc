// @vitest-environment happy-dom
import { err, ok, SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NEVER_SEEN, SEEN } from '@aura/shared-company/promise';
import { readToken } from './invitation-page.tsx';
import {
  accept,
  failure,
  formIsThere,
  invitation,
  membership,
  pathOf,
  person,
  SHARE,
  show,
  STAY_OUT,
  TOKEN,
} from './invitation.test-support.tsx';

afterEach(cleanup);

test.each(['.', ',', ').', '>', '”', ''])('a link followed by %j opens its invitation', (after) => {
  expect(readToken(`${TOKEN}${after}`)).toBe(TOKEN);
});

test('it says who invites whom until when, and all that a company sees and never sees', async () => {
  show(person());
  await formIsThere();
  const text = screen.getByRole('main').textContent;
  for (const part of ['Acme', 'Vendas', 'a•••@acme.com.br', '28 de novembro de 2026', ...SEEN, ...NEVER_SEEN])
    expect(text).toContain(part);
  expect(text).not.toContain(TOKEN);
});

test.each([
  [SHARE, true],
  [STAY_OUT, false],
])('"%s" is accepted as it was chosen, and the confirmation leads on', async (name, shares) => {
  const { done } = show(person());
  await formIsThere();
  accept(name);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Convite aceito.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(done.asked).toEqual([{ token: TOKEN, shares, noticeVersion: SHARING_NOTICE_VERSION }]);
  expect(done.refreshed).toBe(1);
  expect(screen.queryByText(/Você entra nos números em até cinco semanas/) !== null).toBe(shares);
  expect(pathOf('Fazer o diagnóstico')).toBe('/diagnostico-carreira');
  expect(pathOf('Configurações, em “Sua empresa”')).toBe('/configuracoes#sua-empresa');
});

test('neither way is proposed, and while one is sent the other waits', async () => {
  let end: (answer: ReturnType<typeof ok<undefined>>) => void = () => undefined;
  const asked: boolean[] = [];
  show(person(), {
    accept: ({ shares }) => {
      asked.push(shares);
      return new Promise((resolve) => (end = resolve));
    },
  });
  await formIsThere();
  const ways = [SHARE, STAY_OUT].map((name) => screen.getByRole('button', { name }));
  expect(ways[0]?.className).toBe(ways[1]?.className);
  accept(STAY_OUT);
  accept(SHARE);
  await waitFor(() => expect(asked).toEqual([false]));
  end(ok(undefined));
  await screen.findByRole('heading', { name: 'Convite aceito.' });
  expect(asked).toEqual([false]);
});

test('a refusal is shown and can be tried again', async () => {
  const answers = [failure('offline', 'Sem conexão com a internet.'), ok(undefined)] as const;
  let turn = 0;
  show(person(), { accept: async () => answers[turn++] ?? ok(undefined) });
  await formIsThere();
  accept(STAY_OUT);
  expect(await screen.findByText(/Sem conexão com a internet./)).toBeTruthy();
  accept(STAY_OUT);
  expect(await screen.findByRole('heading', { name: 'Convite aceito.' })).toBeTruthy();
});

test('a profile that cannot be read again does not undo the acceptance', async () => {
  show(person(), { refreshProfile: async () => err({ message: 'Não foi possível atualizar.' }) });
  await formIsThere();
  accept();
  expect(await screen.findByRole('heading', { name: 'Convite aceito.' })).toBeTruthy();
  expect(screen.getByText('Não foi possível atualizar.')).toBeTruthy();
});

/** What makes a page of the account lead back to the answer. */
const BACK = `?next=${encodeURIComponent(`/convite/${TOKEN}?responder`)}`;

test('nobody is led to an account of the invited address and back', async () => {
  show({ kind: 'nobody' });
  expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe(`/login${BACK}`);
  expect(pathOf('Criar conta')).toBe(`/signup${BACK}`);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
});

test('a person with another address is told before pressing, and may use another account', async () => {
  show(person({}, 'ana@gmail.com'));
  expect(await screen.findByText('Esta conta não é a do convite')).toBeTruthy();
  expect(pathOf('Usar outra conta')).toBe(`/trocar-conta${BACK}`);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
});

test.each([
  ['of the company that invites', 'acme', 'Você já faz parte desta empresa'],
  ['of another company', 'acme2', 'Você já faz parte de outra empresa'],
])('a member %s has nothing to answer, and reads where to change it', async (_, companyId, title) => {
  show(person(), { memberships: async () => ok([{ ...membership, companyId }]) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('2 de novembro de 2026');
  expect(pathOf('Ver “Sua empresa”')).toBe('/configuracoes#sua-empresa');
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
});

test.each([
  ['was a member before', ok([{ ...membership, state: 'ended' as const, endedAt: '2026-11-10T12:00:00Z' }])],
  ['cannot be asked about that', err({ message: 'Sem conexão.' })],
])('a person who %s may answer', async (_, answer) => {
  show(person(), { memberships: async () => answer });
  await formIsThere();
  expect(screen.queryByText(/Você já faz parte/)).toBeNull();
});

test('an address that is not confirmed is confirmed first, which leads back to the answer', async () => {
  const { become } = show(person({}, undefined, false));
  expect(await screen.findByRole('heading', { level: 3, name: 'Confirme o seu e-mail' })).toBeTruthy();
  expect(pathOf('Confirmar e-mail')).toBe(`/confirmar-email${BACK}`);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
  become(person());
  await formIsThere();
  expect(screen.queryByRole('heading', { name: 'Confirme o seu e-mail' })).toBeNull();
});

test('an address that was confirmed before is not spoken of', async () => {
  show(person());
  await formIsThere();
  expect(screen.queryByText('Confirme o seu e-mail')).toBeNull();
});

test.each([
  [{ plan: 'decolagem', acesso_expira_em: null }, /continua sendo cobrada/],
  [{ plan: 'impulso', acesso_expira_em: new Date('2026-12-31T12:00:00Z') }, /até 31 de dezembro de 2026/],
])('a person with a paid plan is told what happens to it', async (profile, text) => {
  show(person(profile));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(pathOf('Plano e assinatura')).toBe('/planos#assinatura');
});

test('a person without payments reads nothing about paying', async () => {
  show(person({ plan: 'decolagem', acesso_expira_em: new Date('2026-11-01T12:00:00Z') }));
  await formIsThere();
  expect(screen.queryByText(/Você já paga/)).toBeNull();
});

test.each(['not_found', 'invalid_request'] as const)('a link that is %s says what to do', async (code) => {
  show(person(), { preview: async () => failure(code, 'x') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Este convite não vale mais.' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('peça um novo link ao RH');
  expect(screen.getByRole('main').textContent).toContain('a empresa retirou o convite');
});

test('a failed lookup can be repeated', async () => {
  const answers = [failure('rate_limited', 'Muitas tentativas em pouco tempo.'), ok(invitation)] as const;
  let turn = 0;
  show(person(), { preview: async () => answers[turn++] ?? ok(invitation) });
  expect(await screen.findByText(/Muitas tentativas em pouco tempo./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await formIsThere();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('until the person is known the terms can be read, without a sign-in', async () => {
  show({ kind: 'unknown' });
  expect(await screen.findByText('A empresa nunca vê')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
});

test("one person's acceptance is not shown to the next", async () => {
  const { become } = show(person());
  await formIsThere();
  accept();
  await screen.findByRole('heading', { name: 'Convite aceito.' });
  become({ kind: 'nobody' });
  expect(screen.queryByRole('heading', { name: 'Convite aceito.' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeTruthy();
});
