// @vitest-environment happy-dom
import {
  err,
  ok,
  type ApiError,
  type OperationsHealth,
  type ReleasesResponse,
  type StandingRemote,
  type VersionHealth,
} from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OperationsView } from './operations-view.tsx';
import type { OperationsPorts } from './ports.ts';

afterEach(cleanup);

/** What people get, as the releases say it. */
const TOOLS: StandingRemote = {
  name: 'tools',
  current: '1.1.0',
  previous: '1.0.0',
  staged: { version: '1.2.0', audience: '10% das pessoas com sessão' },
  earlier: ['1.0.0'],
};
const RELEASES: ReleasesResponse = {
  revision: 4,
  remotes: [TOOLS],
  log: [],
  hasOlder: false,
  isReadable: true,
  missing: [],
};
const UNREADABLE: ReleasesResponse = {
  ...RELEASES,
  revision: 0,
  remotes: [],
  isReadable: false,
  missing: ['AURA_RELEASES'],
};

const version = (part: Partial<VersionHealth>): VersionHealth => ({
  remote: 'tools',
  version: '1.1.0',
  loads: 0,
  failures: 0,
  failuresByReason: {},
  errors: 0,
  openings: {
    account: { tried: 0, failed: 0 },
    visitor: { tried: 0, failed: 0 },
    unproven: { tried: 0, failed: 0 },
  },
  loadP75: null,
  vitals: {},
  topErrors: [],
  pages: [],
  ...part,
});
const healthWith = (...versions: VersionHealth[]): OperationsHealth => ({
  from: '2026-11-15',
  to: '2026-11-21',
  complete: true,
  versions,
});

const unused = async () => err({ code: 'internal' as const, message: 'não usado' });

/** Answers with the outcomes in turn, the last one again and again. */
const show = (...answers: (OperationsHealth | ApiError)[]) => showWith(RELEASES, ...answers);

function showWith(releases: ReleasesResponse, ...answers: (OperationsHealth | ApiError)[]) {
  const ports: OperationsPorts = {
    loadHealth: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer && 'code' in answer ? err(answer) : ok(answer as OperationsHealth);
    },
    loadReleases: async () => ok(releases),
    changeRelease: unused,
    resolveStack: async () =>
      ok({
        places: [
          {
            frame: 'app.1a2b3c4d.js:1:204',
            source: {
              file: 'mfe-tools/src/save.ts',
              line: 2,
              column: 3,
              functionName: 'saveDraft',
              lines: [{ number: 2, text: "throw new Error('sem rascunho');" }],
            },
          },
        ],
        thrown: 'sem rascunho',
        note: null,
      }),
  };
  return render(
    <SharedRouter>
      <OperationsView ports={ports} />
    </SharedRouter>,
  );
}

const UNAVAILABLE: ApiError = { code: 'unavailable', message: 'O serviço está indisponível.' };
const figures = () => within(screen.getByRole('table', { name: 'Versões em uso, em teste e anteriores' }));
const cells = (name: string) =>
  within(figures().getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('every version that people get has a row with its part, condition and figures', async () => {
  show(
    healthWith(
      version({
        loads: 196,
        failures: 4,
        errors: 2,
        loadP75: 1240,
        vitals: { LCP: 1820, INP: 64, CLS: 0.031 },
      }),
      version({ version: '1.2.0', loads: 80, failures: 4, errors: 6, failuresByReason: { timeout: 4 } }),
      version({ version: '0.8.0', loads: 30 }),
      version({ remote: 'shell', version: '0.9.0', loads: 30 }),
    ),
  );
  expect(await screen.findByText(/De 15\/11 a 21\/11\. Atualizado às/)).toBeTruthy();
  await figures().findByRole('row', { name: /^tools 1\.0\.0 Anterior/ });
  expect(cells('tools 1.1.0')).toEqual([
    'Em uso',
    'Atenção',
    '200',
    '4 (2%)',
    '2 (1%)',
    '1,2 s',
    '1,8 s',
    '64 ms',
    '0,03',
  ]);
  expect(cells('tools 1.2.0').slice(0, 3)).toEqual([
    'Em teste (10% das pessoas com sessão)',
    'Com falhas',
    '84',
  ]);
  expect(cells('tools 1.0.0').slice(0, 4)).toEqual(['Anterior', 'Poucos dados', '0', '–']);
  expect(cells('tools 0.8.0').slice(0, 2)).toEqual(['Fora das publicações', 'Saudável']);
  expect(cells('shell 0.9.0').slice(0, 2)).toEqual(['Shell', 'Saudável']);
});

test('without readable releases, the figures are shown without the meaning of a version', async () => {
  showWith(UNREADABLE, healthWith(version({ loads: 30 })));
  expect(await screen.findByText(/configure nas funções: AURA_RELEASES/)).toBeTruthy();
  await screen.findByText(/De 15\/11 a 21\/11/);
  expect(cells('tools 1.1.0').slice(0, 3)).toEqual(['–', 'Saudável', '30']);
});

test('only an operator sees anything', async () => {
  show({ code: 'forbidden', message: 'Sem acesso.' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Acesso restrito' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('errors and slow pages of a version can be read in words', async () => {
  show(
    healthWith(
      version({
        loads: 50,
        errors: 3,
        topErrors: [{ fingerprint: '00c0ffee', name: 'TypeError', where: 'render', count: 3 }],
        pages: [{ route: '/mentor-ia', views: 12, lcpP75: 2600 }],
      }),
    ),
  );
  expect(await screen.findByRole('row', { name: 'TypeError 00c0ffee – Ao desenhar 3 – –' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '/mentor-ia 12 2,6 s' })).toBeTruthy();
});

test('an error with its places is shown at its line in the source', async () => {
  const frames = ['app.1a2b3c4d.js:1:204'];
  const error = { fingerprint: '00c0ffee', name: 'TypeError', where: 'render', count: 3 } as const;
  show(
    healthWith(
      version({ loads: 50, errors: 3, topErrors: [{ ...error, message: '… is not valid', frames }] }),
    ),
  );
  fireEvent.click(
    await screen.findByRole('button', { name: 'Ver no código: TypeError 00c0ffee', hidden: true }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'TypeError em tools 1.1.0' });
  expect(await within(dialog).findByText('mfe-tools/src/save.ts:2:3')).toBeTruthy();
  expect(dialog.textContent).toContain('em saveDraft');
  expect(dialog.textContent).toContain('Texto no código: sem rascunho');
  expect(dialog.textContent).toContain('… is not valid');
});

test('without figures the page says so, and names the versions', async () => {
  show(healthWith());
  expect(await screen.findByText('Nenhuma abertura nos últimos sete dias')).toBeTruthy();
  expect(cells('tools 1.1.0')[1]).toBe('Poucos dados');
});

test('a failure is said with its reason, and another attempt brings the figures', async () => {
  show(UNAVAILABLE, healthWith(version({ loads: 20 })));
  expect(await screen.findByText(UNAVAILABLE.message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Atualizar' })).toBeTruthy();
  expect(cells('tools 1.1.0')[2]).toBe('20');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shown figures stay when a later attempt fails', async () => {
  show(healthWith(version({ loads: 20 })), UNAVAILABLE);
  fireEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(UNAVAILABLE.message)).toBeTruthy();
  expect(cells('tools 1.1.0')[2]).toBe('20');
});

test('incomplete figures say so', async () => {
  show({ ...healthWith(), complete: false });
  expect(await screen.findByText('Há mais dados do que esta página soma')).toBeTruthy();
});
