// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialog, invitation, open, person, press, rowOf } from '../people-page.test-support.tsx';

afterEach(cleanup);

/** Presses a button as the keyboard does: it has the focus then. */
async function pressFocused(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const heading = (name: string) => screen.getByRole('heading', { name });
const askForAll = async () => {
  await pressFocused('Marcar todas');
  await pressFocused(/^Gerar novos links/u);
};
const refused = err({ code: 'rate_limited', message: 'Aguarde um instante.' } as const);

test('after new links for several people the focus moves to the list, because the button is gone', async () => {
  open();
  await askForAll();
  await pressFocused('Gerar e baixar (CSV)');
  await dialog('Novos links');
  await pressFocused('Pronto');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Gerar novos links/u })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading('Lista da empresa')));
});

test('after a failure the focus stays at the retry button, and then returns', async () => {
  open({ renew: async () => refused });
  await askForAll();
  await pressFocused('Gerar e baixar (CSV)');
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gerar e baixar (CSV)' }));
  await pressFocused('Cancelar');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Gerar novos links/u }));
});

test('if the other people are no longer on the screen, the focus moves to the list', async () => {
  const PAGE = 50;
  const people = Array.from({ length: 52 }, (_, at) => person(`p${at}`, `Pessoa ${at}`));
  let calls = 0;
  open({
    list: async ({ after }) => {
      const about = { departments: [], seats: { used: 52, total: 100 }, licences: { used: 15, total: 50 } };
      return after === null
        ? ok({ items: people.slice(0, PAGE), next: String(PAGE), about })
        : ok({ items: people.slice(PAGE), next: null, about });
    },
    renew: async (ids) => ((calls += 1) === 2 ? refused : ok(ids.map(invitation))),
  });
  fireEvent.click(await screen.findByText('Mostrar mais'));
  await screen.findByText('Pessoa 51');
  for (const text of ['Marcar todas', /^Gerar novos links/u, 'Gerar e baixar (CSV)']) {
    const button = screen.getByText(text).closest('button');
    button?.focus();
    fireEvent.click(button as HTMLElement);
  }
  await screen.findByRole('alert');
  const leave = screen.getByText('Fechar sem gerar o resto').closest('button');
  leave?.focus();
  fireEvent.click(leave as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Pessoa 51')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('lista-de-pessoas'));
});

test('a new link takes the focus to its title, and closing it gives the focus back', async () => {
  open();
  await rowOf('Ana Souza');
  await pressFocused('Gerar novo link: Ana Souza');
  await pressFocused('Gerar link');
  await dialog('Novo link');
  expect(document.activeElement).toBe(heading('Novo link'));
  const [, close] = screen.getAllByRole('button', { name: 'Fechar' });
  fireEvent.click(close as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gerar novo link: Ana Souza' }));
});

test('unmarking somebody leaves the focus at their box', async () => {
  open();
  await press('Marcar todas');
  for (const name of ['Ana Souza', 'Bia Reis']) {
    const box = screen.getByRole('checkbox', { name: new RegExp(name, 'u') });
    box.focus();
    fireEvent.click(box);
    expect(document.activeElement).toBe(box);
  }
});
