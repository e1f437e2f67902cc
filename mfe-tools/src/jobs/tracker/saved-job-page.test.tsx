// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFollowed } from './fixtures.ts';
import { SavedJobPage } from './saved-job-page.tsx';

const backend = vi.hoisted(() => ({ job: null as unknown, works: true, calls: [] as unknown[] }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'anonymous' }),
  getSession: () => ({ status: 'anonymous' }),
  collection: () => ({
    list: async () => ({
      ok: true,
      value: [{ id: 'v1', value: { createdAt: new Date('2026-11-21T22:43:00Z') } }],
    }),
    load: async () => ({ ok: true, value: backend.job }),
    remove: async () => ({ ok: true, value: undefined }),
  }),
  call: async (_: unknown, body: unknown) => {
    backend.calls.push(body);
    return backend.works
      ? { ok: true, value: { changed: true } }
      : { ok: false, error: { code: 'unavailable', message: 'O serviço está indisponível.' } };
  },
}));
vi.mock('../fit/use-fit.ts', () => ({ useFit: () => ({ kind: 'noResume' }) }));
vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  navigate: () => undefined,
}));

beforeEach(() => Object.assign(backend, { job: makeFollowed('pasted:a').job, works: true, calls: [] }));
afterEach(cleanup);

async function open() {
  render(<SavedJobPage id="pasted:a" />);
  await screen.findByRole('heading', { level: 1, name: 'Analista de dados' });
}
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Anotações');
function write(text: string) {
  fireEvent.change(notes(), { target: { value: text } });
  fireEvent.blur(notes());
}

test('notes are stored once, on leaving the field', async () => {
  await open();
  write('Falar com a Joana');
  expect(await screen.findByText('Anotações guardadas.')).toBeTruthy();
  fireEvent.blur(notes());
  expect(backend.calls).toEqual([{ id: 'pasted:a', change: { notes: 'Falar com a Joana' } }]);
});

test('notes that failed to be stored stay on the page and can be sent again', async () => {
  await open();
  backend.works = false;
  write('Falar com a Joana');
  expect(await screen.findByText('As anotações não foram guardadas')).toBeTruthy();
  expect(notes().value).toBe('Falar com a Joana');
  backend.works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar agora' }));
  expect(await screen.findByText('Anotações guardadas.')).toBeTruthy();
  expect(notes().value).toBe('Falar com a Joana');
});

test('unsaved notes are stored on leaving the page', async () => {
  await open();
  fireEvent.change(notes(), { target: { value: 'Falar com a Joana' } });
  cleanup();
  await waitFor(() => expect(backend.calls).toHaveLength(1));
});

test('a next step needs an action and a time, and is removed once done', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar próximo passo' }));
  expect(screen.getByText('Escreva o que você vai fazer.')).toBeTruthy();
  expect(screen.getByText('Informe a data.')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('O que fazer'), { target: { value: 'enviar o portfólio' } });
  fireEvent.change(screen.getByLabelText('Quando'), { target: { value: '2026-11-25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar próximo passo' }));
  expect(await screen.findByText('Próximo passo guardado.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como feito' }));
  await waitFor(() => expect(backend.calls.at(-1)).toEqual({ id: 'pasted:a', change: { nextStep: null } }));
  expect(await screen.findByText('Próximo passo concluído.')).toBeTruthy();
});

test('the link to the original has no referrer, and the stored text is data', async () => {
  backend.job = makeFollowed('pasted:a', { vacancy: { description: '<img src=x onerror=alert(1)>' } }).job;
  await open();
  const link = screen.getByRole('link', { name: 'Abrir o anúncio original' });
  expect(link.getAttribute('rel')?.split(' ').toSorted()).toEqual(['nofollow', 'noopener', 'noreferrer']);
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/u)).toBeTruthy();
});

test('says so if a job does not exist', async () => {
  backend.job = null;
  render(<SavedJobPage id="pasted:a" />);
  expect(await screen.findByRole('heading', { name: 'Vaga não encontrada' })).toBeTruthy();
});

test('stores the name of the sent CV, with the stored versions as proposals', async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>('Versão que você enviou');
  await waitFor(() => expect(field.list?.options[0]?.value ?? '').toMatch(/^Versão de 21 de novembro/));
  fireEvent.change(field, { target: { value: ' Currículo logística.pdf ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar versão' }));
  expect(await screen.findByText('Versão do currículo guardada.')).toBeTruthy();
  expect(backend.calls).toEqual([{ id: 'pasted:a', change: { sentCv: 'Currículo logística.pdf' } }]);
});

test('a job far above the CV says so and leads to what is missing instead of to adapting the CV', async () => {
  const fit = { value: 37, band: 'initial', version: 'match-2.2', computedOn: '2026-11-21' } as const;
  backend.job = makeFollowed('pasted:a', { fit }).job;
  await open();
  expect(screen.getByText('Pede bem mais do que o seu currículo prova hoje.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o que falta' }).getAttribute('href')).toMatch(/#fit$/u);
  expect(screen.queryByRole('link', { name: 'Adaptar o currículo para ela' })).toBeNull();
});
