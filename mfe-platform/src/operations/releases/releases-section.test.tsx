// @vitest-environment happy-dom
import {
  err,
  ok,
  type ApiError,
  type ChangeReleaseRequest,
  type ReleasesResponse,
  type StandingRemote,
} from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAsked } from '@aura/shared-pages/data';
import type { OperationsPorts } from '../ports.ts';
import { ReleasesSection } from './releases-section.tsx';

afterEach(cleanup);

const TOOLS: StandingRemote = {
  name: 'tools',
  current: '1.1.0',
  previous: '1.0.0',
  staged: { version: '1.2.0', audience: '10% das pessoas com sessão' },
  earlier: ['1.0.0', '0.9.0'],
};
const BILLING: StandingRemote = {
  name: 'billing',
  current: '2.0.0',
  previous: null,
  staged: null,
  earlier: [],
};
const entry = (revision: number) => ({
  revision,
  action: 'publish',
  remote: 'tools',
  version: `0.0.${revision}`,
  by: 'Equipe',
  reason: null,
  at: '2026-11-20T12:00:00.000Z',
});
const STATE: ReleasesResponse = {
  revision: 7,
  remotes: [BILLING, TOOLS],
  log: [entry(7), entry(6)],
  hasOlder: false,
  isReadable: true,
  missing: [],
};

type Change = (request: ChangeReleaseRequest) => ReturnType<OperationsPorts['changeRelease']>;

function show(states: readonly ReleasesResponse[], change: Change = async () => err(INTERNAL)) {
  const asked: object[] = [];
  const sent: ChangeReleaseRequest[] = [];
  const left = [...states];
  const ports: OperationsPorts = {
    loadHealth: async () => err(INTERNAL),
    loadReleases: async (request) => {
      asked.push(request);
      return ok((left.length > 1 ? left.shift() : left[0]) as ReleasesResponse);
    },
    changeRelease: (request) => {
      sent.push(request);
      return change(request);
    },
    resolveStack: async () => err(INTERNAL),
  };
  const loadNewest = () => ports.loadReleases({});
  const Host = () => <ReleasesSection asked={useAsked(loadNewest)} health={null} ports={ports} />;
  render(<Host />);
  return { asked, sent };
}
const INTERNAL: ApiError = { code: 'internal', message: 'Algo deu errado.' };

const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.getByRole('dialog');
};
const confirm = (dialog: HTMLElement, button: string, reason: string) => {
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Motivo' }), { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
};

test('the current release of every remote is shown, with the possible changes', async () => {
  show([STATE]);
  const tools = await screen.findByRole('row', { name: /^tools 1\.1\.0 1\.0\.0 1\.2\.0/ });
  expect(
    within(tools)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Promover 1.2.0', 'Encerrar teste de 1.2.0', 'Voltar versão', 'Retirar']);
  const billing = screen.getByRole('row', { name: /^billing 2\.0\.0 – –/ });
  expect(
    within(billing)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Retirar']);
});

test('the page does not offer to take itself away', async () => {
  show([{ ...STATE, remotes: [BILLING, { ...BILLING, name: 'platform' }] }]);
  expect(await screen.findByRole('button', { name: 'Retirar de billing' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retirar de platform' })).toBeNull();
});

test('a change says what it does, asks why, and shows its outcome', async () => {
  const promoted = {
    ...STATE,
    revision: 8,
    remotes: [BILLING, { ...TOOLS, current: '1.2.0', staged: null }],
  };
  const { sent } = show([STATE, promoted], async () =>
    ok({ revision: 8, message: 'tools 1.2.0 agora é a versão de todos.' }),
  );
  const dialog = await open('Promover 1.2.0 de tools');
  expect(dialog.textContent).toContain('Todas as pessoas que hoje recebem 1.1.0 passam a receber 1.2.0.');
  confirm(dialog, 'Promover para todos', ' ok ');
  expect(within(dialog).getByText(/Diga por quê/)).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Motivo' }));
  expect(sent).toEqual([]);
  confirm(dialog, 'Promover para todos', ' sem erros em dois dias ');
  expect(await screen.findByText('tools 1.2.0 agora é a versão de todos. Revisão 8.')).toBeTruthy();
  expect(sent).toEqual([{ action: 'promote', remote: 'tools', reason: 'sem erros em dois dias', seen: 7 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('row', { name: /^tools 1\.2\.0/ })).toBeTruthy();
});

test('the version to go back to is chosen', async () => {
  const { sent } = show([STATE], async () => ok({ revision: 8, message: 'Feito.' }));
  const dialog = await open('Voltar versão de tools');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Voltar para' }), {
    target: { value: '0.9.0' },
  });
  expect(dialog.textContent).toContain('passam a receber 0.9.0');
  confirm(dialog, 'Voltar à versão escolhida', 'erros ao salvar');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'rollback', to: '0.9.0' }]));
});

test("another operator's change is shown, and the state is read again", async () => {
  const message = 'Enquanto isso, Equipe mudou tools.';
  const { asked } = show([STATE], async () => err({ code: 'conflict', message }));
  confirm(await open('Encerrar teste de 1.2.0 de tools'), 'Encerrar o teste', 'erros ao salvar');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a failed change stays to be tried again', async () => {
  show([STATE]);
  const dialog = await open('Retirar de billing');
  confirm(dialog, 'Retirar o remoto', 'não é mais usado');
  expect(await within(dialog).findByText(INTERNAL.message)).toBeTruthy();
});

test('without a key the page is read-only, and says what to set', async () => {
  show([{ ...STATE, missing: ['AURA_SIGNING_KEY'] }]);
  expect(await screen.findByText(/configure nas funções: AURA_SIGNING_KEY/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^tools 1\.1\.0/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /tools/ })).toBeNull();
});

test('older changes come a page at a time', async () => {
  const { asked } = show([
    { ...STATE, hasOlder: true },
    { ...STATE, log: [entry(5)] },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mudanças mais antigas' }));
  expect(
    await screen.findByRole('row', { name: /^5 tools 0\.0\.5 Publicada para todos Equipe/ }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: /^7 tools/ })).toBeTruthy();
  expect(asked).toEqual([{}, { before: 6 }]);
  expect(screen.queryByRole('button', { name: 'Mostrar mudanças mais antigas' })).toBeNull();
});
