// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui/host';
import { dismissToasts } from '@aura/shared-pages/settings/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteWith } from '../../../navigation/site.test-support.tsx';
import type { DataPorts } from './ports.ts';
import { YourData } from './your-data.tsx';

afterEach(cleanup);

const OLD_LOGIN = err({ code: 'recent_login_required', message: 'Entre novamente.' });
const unused = () => Promise.reject(new Error('not expected in this test'));

function show(ports: Partial<DataPorts>, wrapper = siteWith()) {
  const files: string[][] = [];
  const left = { times: 0 };
  const complete: DataPorts = {
    exportAccount: unused,
    deleteAccount: unused,
    saveFile: (...file) => void files.push(file),
    onDeleted: () => void (left.times += 1),
    now: () => new Date('2026-03-11T01:00:00Z'),
    ...ports,
  };
  render(
    <>
      <YourData ports={complete} />
      <Toaster />
    </>,
    { wrapper },
  );
  dismissToasts();
  return { files, left };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const deletion = () => within(screen.getByRole('dialog', { name: 'Excluir sua conta?' }));

/** Opens the dialog, types a word and confirms. */
function erase(word: string): void {
  press('Excluir minha conta');
  fireEvent.change(deletion().getByLabelText(/digite EXCLUIR/), { target: { value: word } });
  fireEvent.click(deletion().getByRole('button', { name: 'Excluir minha conta' }));
}

test('the data are saved as a file named by the day in São Paulo', async () => {
  const { files } = show({ exportAccount: async () => ok({ profile: { name: 'Ana' } }) });
  press('Baixar meus dados');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.[0]).toBe('aura-meus-dados-2026-03-10.json');
  expect(JSON.parse(files[0]?.[1] ?? '')).toEqual({ profile: { name: 'Ana' } });
});

test('a failed download is explained and saves nothing', async () => {
  const { files } = show({ exportAccount: async () => err({ code: 'offline', message: 'Sem conexão.' }) });
  press('Baixar meus dados');
  expect(await screen.findByText('Sem conexão.')).toBeTruthy();
  expect(files).toEqual([]);
});

test('a person who does not confirm their identity keeps the account and may try again', async () => {
  const { left } = show({ deleteAccount: async () => OLD_LOGIN, exportAccount: async () => OLD_LOGIN });
  erase('EXCLUIR');
  const confirm = () => deletion().getByRole('button', { name: 'Excluir minha conta' });
  expect(confirm().getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  expect(deletion().queryByRole('alert')).toBeNull();
  expect(left.times).toBe(0);
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

test('the dialog names the erased data in the words of each owner', () => {
  const erased = (text: string, order: number) => ({ point: 'account.erased' as const, text, order });
  const site = siteWith(
    { name: 'trails', extensions: [erased('suas trilhas', 20)] },
    { name: 'goals', extensions: [erased('suas metas', 10)] },
  );
  show({}, site);
  press('Excluir minha conta');
  const text = deletion().getByRole('list').textContent;
  for (const part of ['e-mail', 'notificações', 'suas metas;suas trilhas;', 'tudo o mais', 'contato'])
    expect(text).toContain(part);
});
