// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmEmail, type ConfirmEmailProps } from './confirm-email.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(ports: Partial<ConfirmEmailProps> = {}) {
  const asked: string[] = [];
  const complete: ConfirmEmailProps = {
    email: 'ana@acme.com.br',
    sendVerification: async () => {
      asked.push('send');
      return ok(undefined);
    },
    checkVerification: async () => {
      asked.push('check');
      return ok(false);
    },
    ...ports,
  };
  const { unmount } = render(<ConfirmEmail {...complete} />);
  return { asked, unmount };
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => act(async () => press('Enviar e-mail de confirmação'));
const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the e-mail is sent once, and another one only after a minute', async () => {
  const { asked } = show();
  await send();
  expect(screen.getByRole('status').textContent).toContain('ana@acme.com.br');
  expect(document.activeElement).toBe(button('Já confirmei'));
  act(() => void vi.advanceTimersByTime(59_000));
  expect(button('Enviar outro e-mail')).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  await act(async () => press('Enviar outro e-mail'));
  expect(asked.filter((each) => each === 'send')).toHaveLength(2);
  expect(button('Enviar outro e-mail')).toBeNull();
});

test('once the message is sent, a page that stays open asks by itself', async () => {
  const { asked } = show();
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(asked).toEqual([]);
  await send();
  await act(async () => void vi.advanceTimersByTime(5000));
  expect(asked).toEqual(['send', 'check']);
});

test('an e-mail that could not be sent says why and can be tried again', async () => {
  show({ sendVerification: async () => err({ message: 'Muitas tentativas em pouco tempo.' }) });
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Muitas tentativas em pouco tempo.');
  expect(screen.queryByText('E-mail enviado')).toBeNull();
  expect(button('Enviar e-mail de confirmação')).toBeTruthy();
});

test('a person who confirms too early is told so, and the e-mail stays announced', async () => {
  const { asked } = show();
  await send();
  await act(async () => press('Já confirmei'));
  expect(asked).toEqual(['send', 'check']);
  expect(screen.getByRole('alert').textContent).toContain('ainda não foi confirmado');
  expect(screen.getByText('E-mail enviado')).toBeTruthy();
});

test('no e-mail is reported as sent before the request', async () => {
  show();
  await act(async () => press('Já confirmei'));
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('Peça a mensagem em “Enviar e-mail de confirmação”');
  expect(told).not.toContain('que a Aura enviou');
  await send();
  await act(async () => press('Já confirmei'));
  expect(screen.getByRole('alert').textContent).toContain('Abra a mensagem que a Aura enviou');
});

test('a failed request is explained', async () => {
  show({ checkVerification: async () => err({ message: 'Sem conexão com a internet.' }) });
  await act(async () => press('Já confirmei'));
  expect(screen.getByRole('alert').textContent).toContain('Sem conexão com a internet.');
});

test('returning to the page checks once, in silence if the address is not confirmed yet', async () => {
  const { asked } = show();
  await comeBack();
  expect(asked).toEqual(['check']);
  expect(screen.queryByRole('alert')).toBeNull();
  await comeBack();
  expect(asked).toEqual(['check', 'check']);
});

test('checks stop when the person leaves the page', async () => {
  const { asked, unmount } = show();
  unmount();
  await comeBack();
  expect(asked).toEqual([]);
});
