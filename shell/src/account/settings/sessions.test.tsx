// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Toaster } from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sessions } from './sessions.tsx';

afterEach(cleanup);

const SEEN = { signedInAt: '2026-11-24T12:30:00.000Z', lastSeen: '2026-11-25T13:00:00.000Z' };
const listed = ok([
  { ...SEEN, device: 'Chrome no Windows', isThis: true },
  { device: 'Safari no iPhone', signedInAt: SEEN.lastSeen, lastSeen: SEEN.lastSeen, isThis: false },
]);
const list = async () => listed;

const show = (outcome: Result<void, Failure>) =>
  render(
    <>
      <Sessions listSessions={list} endSessions={async () => outcome} />
      <Toaster />
    </>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sair de todos os aparelhos' }));

test('names each session with its times, and which one this is', async () => {
  show(ok(undefined));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe(
    'Chrome no Windows (esta sessão)Entrou em 24 de novembro de 2026 às 09:30. Último uso: 25 de novembro de 2026 às 10:00.',
  );
  expect(second?.textContent).toMatch(/^Safari no iPhoneEntrou/u);
});

test('says that the person is signed out everywhere', async () => {
  show(ok(undefined));
  press();
  expect(await screen.findByText('Você saiu de todos os aparelhos.')).toBeTruthy();
});

test('says why it failed, and may be asked for again', async () => {
  show(err({ message: 'Tente de novo.' }));
  press();
  expect(await screen.findByText('Tente de novo.')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Sair de todos os aparelhos' }).getAttribute('aria-busy'),
  ).not.toBe('true');
});
