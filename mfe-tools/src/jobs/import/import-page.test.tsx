// @vitest-environment happy-dom
import type { SaveJobsRequest } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelWorker } from '../fit/testing/channel-worker.ts';
import { makeStoredResume } from '../fit/testing/stored-resume.ts';
import { ImportPage } from './import-page.tsx';

/** The backend: what it was sent, and from which call on it fails. */
const backend = vi.hoisted(() => ({ calls: [] as unknown[], failsFrom: Infinity, resumeText: '' }));
vi.mock('@aura/shared-session', () => ({
  getSession: () => ({ status: 'anonymous' }),
  call: async (_name: string, body: SaveJobsRequest) => {
    if (backend.calls.length >= backend.failsFrom) {
      return { ok: false, error: { code: 'unavailable', message: 'O serviço não respondeu.' } };
    }
    backend.calls.push(body);
    return { ok: true, value: { saved: body.jobs.map(({ vacancy }) => vacancy.id), kept: [] } };
  },
  useSession: () => ({ status: 'signedIn', profile: { resumeText: backend.resumeText } }),
}));
vi.mock('@aura/shared-session/lifecycles', () => {
  const mount = { baseUrl: 'https://remoto.exemplo/', integrityOf: () => undefined };
  return { useMount: () => mount };
});

const AD = `Analista de Dados Pleno

Buscamos uma pessoa para cuidar dos painéis da área comercial e conversar com as áreas de negócio.

Requisitos
- SQL avançado
- Power BI
- Excel avançado
- Python
- Inglês intermediário`;

beforeEach(() => {
  Object.assign(backend, { calls: [], failsFrom: Infinity, resumeText: '' });
  vi.stubGlobal('Worker', ChannelWorker);
  vi.stubGlobal('fetch', async () => new Response('código'));
  render(
    <SharedRouter accepts={() => true}>
      <ImportPage />
    </SharedRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const give = (name: string, text: string) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
};
const table = (rows: number) =>
  ['título;descrição;empresa', ...Array.from({ length: rows }, (_, at) => `Vaga ${at};Texto;Loja`)].join(
    '\n',
  );

test('a pasted ad is read on the device, shown, and sent only on saving', async () => {
  type(/^Texto da vaga/, AD);
  type(/^Empresa/, 'Loja Exemplo');
  press('Ler a vaga');
  const title = await screen.findByRole('heading', { name: '1 vaga lida' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('checkbox', { name: 'Analista de Dados Pleno' })).toHaveProperty('checked', true);
  expect(screen.getByText(/^Loja Exemplo/)).toBeTruthy();
  expect(screen.getByText('Ainda não há currículo para comparar')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  press('Guardar 1 vaga');
  await screen.findByText('1 vaga guardada.');
  expect(backend.calls).toMatchObject([
    { jobs: [{ vacancy: { source: 'pasted', description: AD }, fit: null }] },
  ]);
  expect(screen.getByRole('link', { name: 'Ver Minhas vagas' }).getAttribute('href')).toContain(
    'tela=minhas',
  );
});

test('names an unreadable field, and keeps all the others', async () => {
  type(/^Texto da vaga/, 'Vaga boa');
  type(/^Link da vaga/, 'http://exemplo.com');
  press('Ler a vaga');
  expect(screen.getByText(/começando com https/)).toBeTruthy();
  type(/^Link da vaga/, '');
  press('Ler a vaga');
  await screen.findByText(/curto demais/);
  expect(screen.getByLabelText(/^Texto da vaga/)).toHaveProperty('value', 'Vaga boa');
});

test('a table shows its refused rows, and saves only the chosen ones', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Planilha/ }));
  give('vagas.csv', `${table(3)}\n;Sem título;`);
  await screen.findByRole('heading', { name: '3 vagas lidas' });
  expect(screen.getByText('linha 5').parentElement?.textContent).toBe('linha 5: Falta o título.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vaga 1' }));
  press('Guardar 2 vagas');
  await screen.findByText('2 vagas guardadas.');
  expect(backend.calls).toMatchObject([
    { jobs: [{ vacancy: { title: 'Vaga 0' } }, { vacancy: { title: 'Vaga 2' } }] },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Vaga 1' })).toHaveProperty('checked', false);
});

test('a failure half way keeps the saved ads and the rest, and the next attempt sends the rest', async () => {
  backend.failsFrom = 1;
  fireEvent.click(screen.getByRole('radio', { name: /^Planilha/ }));
  give('vagas.csv', table(30));
  await screen.findByRole('heading', { name: '30 vagas lidas' });
  press('Guardar 30 vagas');
  await screen.findByText('O serviço não respondeu.');
  expect(screen.getAllByText('Guardada')).toHaveLength(25);
  backend.failsFrom = Infinity;
  press('Guardar 5 vagas');
  await screen.findByText('30 vagas guardadas.');
  expect(backend.calls.map((call) => (call as SaveJobsRequest).jobs.length)).toEqual([25, 5]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('30 vagas guardadas.'));
});

test('a saved page without an ad says how to proceed', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Página/ }));
  give('pagina.html', 'só texto');
  await screen.findByText(/não traz os dados da vaga/);
  expect(screen.getByText(/Colar o texto da vaga”/)).toBeTruthy();
});

test('refuses a file above the limit in words for ads', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Planilha/ }));
  give('vagas.csv', 'x'.repeat(2 * 1024 * 1024 + 1));
  expect(await screen.findByText(/Divida a planilha/)).toBeTruthy();
});

test('with a CV every ad has its fit, which is stored with it', async () => {
  cleanup();
  backend.resumeText = makeStoredResume();
  render(
    <SharedRouter accepts={() => true}>
      <ImportPage />
    </SharedRouter>,
  );
  type(/^Texto da vaga/, AD);
  press('Ler a vaga');
  await screen.findByText(/combinação: .* de 100/);
  press('Guardar 1 vaga');
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(backend.calls).toMatchObject([
    { jobs: [{ fit: { value: expect.any(Number), version: 'match-2.2' } }] },
  ]);
});
