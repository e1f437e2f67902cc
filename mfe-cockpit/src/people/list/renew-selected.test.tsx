// @vitest-environment happy-dom
import { err, ok, type ApiError } from '@aura/shared-domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { invitation, open, person } from '../people-page.test-support.tsx';

afterEach(cleanup);

const PAGE = 50;
const people = Array.from({ length: 60 }, (_, at) => person(`p${at}`, `Pessoa ${at}`));
const ids = people.map(({ id }) => id);
/** By its text: roles are slow to look for among so many buttons. */
const press = async (text: string | RegExp) => fireEvent.click(await screen.findByText(text));

/** Two pages of a list, all of it chosen, and the second call for links fails once. */
async function failing(error: ApiError) {
  const asked: (readonly string[])[] = [];
  const listed: (string | null)[] = [];
  const files: { readonly name: string; readonly text: string }[] = [];
  open({
    list: async ({ after }) => {
      listed.push(after);
      const from = Number(after ?? 0);
      const next = from + PAGE < people.length ? String(from + PAGE) : null;
      const about = { departments: [], seats: { used: 60, total: 100 }, licences: { used: 15, total: 50 } };
      return ok({ items: people.slice(from, from + PAGE), next, about });
    },
    renew: async (part) => (asked.push(part) === 2 ? err(error) : ok(part.map(invitation))),
    download: (name, text) => files.push({ name, text }),
  });
  await press('Mostrar mais');
  await screen.findByText('Pessoa 59');
  await press('Marcar todas');
  await press('Gerar novos links (60 pessoas)');
  await press('Gerar e baixar (CSV)');
  await screen.findByRole('alert');
  const linksIn = (text = '') => ids.filter((id) => text.includes(`/convite/acme.${id}"`));
  return { asked, listed, files, linksIn };
}

const REFUSED = { code: 'rate_limited', message: 'Aguarde um instante.' } as const;

test('after a failure the others get their links, and nobody twice', async () => {
  const { asked, listed, files, linksIn } = await failing(REFUSED);
  expect(linksIn(files[0]?.text)).toEqual(ids.slice(0, PAGE));
  expect(screen.getByText(/50 links foram gerados e baixados; falta gerar 10 links/u)).toBeTruthy();
  expect(listed).toEqual([null, '50']);
  await press('Gerar os que faltam e baixar (CSV)');
  await screen.findByText(/60 links foram gerados e baixados/u);
  await press('Pronto');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([ids.slice(0, PAGE), ids.slice(PAGE), ids.slice(PAGE)]);
  expect(linksIn(files[1]?.text)).toEqual(ids.slice(PAGE));
  expect(new Set(files.map(({ name }) => name)).size).toBe(2);
  await waitFor(() => expect(listed).toEqual([null, '50', null]));
});

test('the others stay selected if the rest is put off', async () => {
  const { listed } = await failing(REFUSED);
  await press('Fechar sem gerar o resto');
  await waitFor(() => expect(listed).toEqual([null, '50', null]));
  await waitFor(() => expect(screen.queryByText('Pessoa 59')).toBeNull());
  await press('Mostrar mais');
  await screen.findByText('Gerar novos links (10 pessoas)');
});

test('after a lost answer the page says that links may be gone, and the retry makes them', async () => {
  const { asked } = await failing({ code: 'timeout', message: 'Demorou demais.' });
  expect(screen.getByRole('alert').textContent).toContain('Não sabemos se todos os links foram trocados');
  await press('Gerar os que faltam e baixar (CSV)');
  await waitFor(() => expect(asked.at(-1)).toEqual(ids.slice(PAGE)));
});
