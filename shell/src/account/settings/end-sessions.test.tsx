// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Toaster } from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EndSessions } from './end-sessions.tsx';

afterEach(cleanup);

const show = (outcome: Result<void, Failure>) =>
  render(
    <>
      <EndSessions endSessions={async () => outcome} />
      <Toaster />
    </>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sair de todos os aparelhos' }));

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
