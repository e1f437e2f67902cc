// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dismissToasts } from '../profile-host.test-support.tsx';
import type { CodedFailure, DataPorts } from './ports.ts';
import { YourData } from './your-data.tsx';

afterEach(cleanup);

const OLD_LOGIN = err({ code: 'recent_login_required', message: 'Entre novamente.' });
const unused = () => Promise.reject(new Error('not expected in this test'));

/** A backend that asks for a recent sign-in until there was one. */
function backend(value: unknown) {
  const calls = { made: 0, recent: false };
  const answer = async (): Promise<Result<never, CodedFailure>> => {
    calls.made += 1;
    return calls.recent ? (ok(value) as Result<never, CodedFailure>) : OLD_LOGIN;
  };
  return { calls, answer };
}

function show(ports: Partial<DataPorts>, providers = ['password']) {
  const files: string[][] = [];
  const left = { times: 0 };
  const complete: DataPorts = {
    exportAccount: unused,
    deleteAccount: unused,
    reauthenticateWithPassword: unused,
    reauthenticateWithGoogle: unused,
    prepareGoogle: () => Promise.resolve(),
    saveFile: (...file) => void files.push(file),
    onDeleted: () => void (left.times += 1),
    now: () => new Date('2026-03-11T01:00:00Z'),
    ...ports,
  };
  render(
    <>
      <YourData
        user={{ uid: 'ana', email: 'ana@exemplo.com', emailVerified: true, providers }}
        ports={complete}
      />
      <Toaster />
    </>,
  );
  dismissToasts();
  return { files, left };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const deletion = () => within(screen.getByRole('dialog', { name: 'Excluir sua conta?' }));
const identity = () => screen.findByRole('dialog', { name: 'Confirme que é você' });

/** Opens the dialog, types a word and confirms. */
function erase(word: string): void {
  press('Excluir minha conta');
  fireEvent.change(deletion().getByLabelText(/digite EXCLUIR/), { target: { value: word } });
  fireEvent.click(deletion().getByRole('button', { name: 'Excluir minha conta' }));
}

async function confirmWithPassword(password: string): Promise<void> {
  const dialog = within(await identity());
  fireEvent.change(dialog.getByLabelText('Sua senha'), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
}

test('the data are saved as a file named by the day in São Paulo', async () => {
  const { files } = show({ exportAccount: async () => ok({ profile: { name: 'Ana' } }) });
  press('Baixar meus dados');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.[0]).toBe('aura-meus-dados-2026-03-10.json');
  expect(JSON.parse(files[0]?.[1] ?? '')).toEqual({ profile: { name: 'Ana' } });
});

test('a download that fails says why and saves nothing', async () => {
  const { files } = show({ exportAccount: async () => err({ code: 'offline', message: 'Sem conexão.' }) });
  press('Baixar meus dados');
  expect(await screen.findByText('Sem conexão.')).toBeTruthy();
  expect(files).toEqual([]);
});

test('an old sign-in is renewed by the password, and the download goes on by itself', async () => {
  const { calls, answer } = backend({});
  const { files } = show({
    exportAccount: answer,
    reauthenticateWithPassword: async (password) => {
      if (password !== 'segredo')
        return err({ code: 'wrong-password', message: 'Email ou senha inválidos.' });
      calls.recent = true;
      return ok(undefined);
    },
  });
  press('Baixar meus dados');
  await confirmWithPassword('errada');
  expect(await screen.findByText('Email ou senha inválidos.')).toBeTruthy();
  expect(calls.made).toBe(1);
  await confirmWithPassword('segredo');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(calls.made).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an account of Google is confirmed there, and is asked for no password', async () => {
  const { calls, answer } = backend(undefined);
  const { left } = show(
    {
      deleteAccount: answer,
      reauthenticateWithGoogle: async () => {
        calls.recent = true;
        return ok(undefined);
      },
    },
    ['google.com'],
  );
  erase('EXCLUIR');
  expect(within(await identity()).queryByLabelText('Sua senha')).toBeNull();
  press('Confirmar com o Google');
  await waitFor(() => expect(left.times).toBe(1));
  expect(calls.made).toBe(2);
});

test('who does not confirm keeps the account and may try again', async () => {
  const { calls, answer } = backend(undefined);
  const { left } = show({ deleteAccount: answer });
  erase('EXCLUIR');
  fireEvent.click(within(await identity()).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme que é você' })).toBeNull());
  expect(calls.made).toBe(1);
  expect(left.times).toBe(0);
  await waitFor(() =>
    expect(
      deletion().getByRole('button', { name: 'Excluir minha conta' }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
});

test.each(['', 'excluir', 'EXCLUI'])('"%s" deletes nothing', (word) => {
  show({});
  erase(word);
  expect(deletion().getByText('Digite EXCLUIR, em letras maiúsculas.')).toBeTruthy();
});

test('a deletion that fails says why in the dialog', async () => {
  const { left } = show({
    deleteAccount: async () => err({ code: 'unavailable', message: 'Indisponível.' }),
  });
  erase('EXCLUIR');
  expect((await deletion().findByRole('alert')).textContent).toBe('Indisponível.');
  expect(left.times).toBe(0);
});

test('the dialog names what is erased', () => {
  show({});
  press('Excluir minha conta');
  const text = deletion().getByRole('list').textContent;
  for (const part of ['e-mail', 'currículo', 'diagnósticos', 'plano de carreira', 'pontos', 'notificações'])
    expect(text).toContain(part);
});
