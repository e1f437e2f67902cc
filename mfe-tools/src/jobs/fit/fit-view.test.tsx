// @vitest-environment happy-dom
import type { Vacancy } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FitView } from './fit-view.tsx';
import { ChannelWorker } from './testing/channel-worker.ts';
import { makeStoredResume } from './testing/stored-resume.ts';

const profile = vi.hoisted(() => ({ resumeText: '' }));
vi.mock('@aura/shared-session', () => ({ useSession: () => ({ status: 'signedIn', profile }) }));
vi.mock('@aura/shared-session/lifecycles', () => {
  const mount = { baseUrl: 'https://remoto.exemplo/', integrityOf: () => undefined };
  return { useMount: () => mount };
});

beforeEach(() => {
  profile.resumeText = makeStoredResume();
  vi.stubGlobal('Worker', ChannelWorker);
  vi.stubGlobal('fetch', async () => new Response('código'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vacancy = (id: string, title: string, requirements: readonly string[]): Vacancy => ({
  id: `csv:${id}`,
  source: 'csv',
  url: null,
  title,
  company: 'Loja Exemplo',
  places: [],
  workModel: null,
  contracts: [],
  disability: null,
  salary: null,
  publishedOn: null,
  seenOn: '2026-11-22',
  expiresOn: null,
  description: [
    'Cuide dos painéis da área comercial e converse com as áreas de negócio todos os dias.',
    '',
    'Requisitos',
    ...requirements.map((one) => `- ${one}`),
  ].join('\n'),
});
const DATA = vacancy('1', 'Analista de Dados', ['SQL', 'Power BI', 'Excel', 'Python']);
const NURSE = vacancy('2', 'Enfermeiro', ['COREN ativo', 'UTI', 'Graduação em Enfermagem']);

const view = (shown: Vacancy) => (
  <SharedRouter accepts={() => true}>
    <FitView vacancy={shown} />
  </SharedRouter>
);

/** The first match waits for the engine to be loaded. */
const findFit = (title: string) =>
  screen.findByText(`Combinação com a vaga: ${title}`, undefined, { timeout: 15_000 });

test('each requirement appears with its proof in the CV', async () => {
  const { container } = render(view(DATA));
  await findFit('Analista de Dados');
  expect(screen.getAllByText('Power BI').length).toBeGreaterThan(0);
  expect(container.textContent).toContain('Criei painéis em Power BI e consultas em SQL');
  expect(container.textContent).toContain('o currículo do seu diagnóstico');
});

test('another ad gets its own match, never the earlier one', async () => {
  const { rerender } = render(view(DATA));
  await findFit('Analista de Dados');
  rerender(view(NURSE));
  expect(screen.queryByText(/Combinação com a vaga/)).toBeNull();
  await findFit('Enfermeiro');
});

test('says if an ad is too short, or a profile has no CV', async () => {
  render(view({ ...DATA, description: 'Curto.' }));
  await screen.findByText('Sem nota de combinação');
  expect(screen.getByText(/Curto\./)).toBeTruthy();
  cleanup();
  profile.resumeText = 'texto que nenhum diagnóstico guardou';
  render(view(DATA));
  expect(await screen.findByText('Ainda não há currículo para comparar')).toBeTruthy();
});
