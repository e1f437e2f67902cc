import { err, ok, type Result } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import type { LoadedFile } from '../file/load-table.ts';
import { fakeCompany } from '../run/fake-company.test-support.ts';
import { wouldLose, type ImportState } from './import-state.ts';
import { createImportStore } from './import-store.ts';

const HEADER = ['Nome', 'E-mail', 'Área'];
const fileOf = (people: number): LoadedFile => ({
  name: 'pessoas.csv',
  reading: { kind: 'text', encoding: 'UTF-8', separator: ';' },
  table: {
    header: HEADER,
    rows: Array.from({ length: people }, (_, at) => ({
      cells: [`P${at}`, `p${at}@b.com`, 'TI'],
      line: at + 2,
      problem: null,
    })),
  },
});
const FILE = new File(['x'], 'pessoas.csv');

function storeWith(people: number, company = fakeCompany()) {
  const store = createImportStore({ load: async () => ok(fileOf(people)), send: company.send });
  const seen: ImportState[] = [];
  store.subscribe(() => seen.push(store.getState()));
  return { store, company, seen };
}
async function upToConfirm(people: number, company = fakeCompany()) {
  const all = storeWith(people, company);
  await all.store.choose(FILE);
  all.store.check();
  await all.store.tryOut();
  return all;
}

test('goes from the file to the links, and loses them only until they are taken along', async () => {
  const { store, company } = await upToConfirm(250);
  store.setMailed(false);
  expect(store.getState()).toMatchObject({ step: 'confirm', trial: { seats: { used: 253 } } });
  expect(company.listed.size).toBe(0);
  expect(wouldLose(store.getState())).toBe(false);
  const done = store.start();
  expect(wouldLose(store.getState())).toBe(true);
  await done;
  const result = store.getState();
  expect(result.step === 'result' && result.sums.invitations).toHaveLength(250);
  expect(wouldLose(store.getState())).toBe(true);
  store.noteDownload();
  expect(wouldLose(store.getState())).toBe(false);
});

test('a failure in the middle keeps its work, and going on sends only the rest', async () => {
  const { store, company } = await upToConfirm(450);
  company.failsAt.add(company.calls.length + 1);
  await store.start();
  expect(store.getState()).toMatchObject({
    step: 'importing',
    stage: { kind: 'failed', message: 'Sem conexão.' },
    sums: { sent: 200 },
  });
  await store.start();
  const result = store.getState();
  expect(result.step === 'result' && result.sums.invitations).toHaveLength(450);
});

test('finished work can be kept without the rest', async () => {
  const { store, company } = await upToConfirm(450);
  company.failsAt.add(company.calls.length + 1);
  await store.start();
  store.restart();
  expect(store.getState().step).toBe('importing');
  store.finish();
  expect(store.getState()).toMatchObject({ step: 'result', sums: { sent: 200 } });
});

test('an import that is stopped ends behind the call under way, and can go on', async () => {
  const { store, company, seen } = await upToConfirm(450);
  const stopped = store.start();
  store.stop();
  expect(store.getState()).toMatchObject({ stage: { kind: 'stopping' } });
  await stopped;
  expect(store.getState()).toMatchObject({
    step: 'importing',
    stage: { kind: 'stopped' },
    sums: { sent: 200 },
  });
  expect(company.listed.size).toBe(200);
  await store.start();
  expect(seen.at(-1)).toMatchObject({ step: 'result', sums: { sent: 450 } });
});

test('a cancelled dry run leads back, and a late answer changes nothing', async () => {
  const { store } = storeWith(450);
  await store.choose(FILE);
  store.check();
  const trial = store.tryOut();
  expect(store.getState().step).toBe('trial');
  store.stop();
  await trial;
  expect(store.getState().step).toBe('rows');
});

test('a dry run that failed goes on from where it was', async () => {
  const { store, company } = storeWith(450);
  await store.choose(FILE);
  store.check();
  company.failsAt.add(1);
  await store.tryOut();
  expect(store.getState()).toMatchObject({ step: 'trial', stage: { kind: 'failed' }, sums: { sent: 200 } });
  await store.tryOut();
  expect(store.getState()).toMatchObject({ step: 'confirm', trial: { seats: { used: 453 } } });
  expect(company.calls).toHaveLength(4);
});

test('of two files the last chosen one is read', async () => {
  const reads: ((read: Result<LoadedFile, string>) => void)[] = [];
  const store = createImportStore({
    load: () => new Promise((resolve) => reads.push(resolve)),
    send: fakeCompany().send,
  });
  const both = [store.choose(FILE), store.choose(FILE)];
  reads[1]?.(ok(fileOf(2)));
  reads[0]?.(ok(fileOf(1)));
  await Promise.all(both);
  const state = store.getState();
  expect(state.step === 'columns' && state.file.table.rows).toHaveLength(2);
});

test('a column that is chosen by hand counts', async () => {
  const { store } = storeWith(1);
  await store.choose(FILE);
  const { columns } = store.getState() as Extract<ImportState, { step: 'columns' }>;
  store.setColumns({ ...columns, name: 2, unit: 0 });
  store.check();
  expect(store.getState()).toMatchObject({ checked: { good: [{ person: { name: 'TI', unit: 'P0' } }] } });
  store.backTo('columns');
  expect(store.getState()).toMatchObject({ step: 'columns', columns: { name: 2 } });
});

test('a misread file is read otherwise, and stays unchanged if that fails', async () => {
  const asked: unknown[] = [];
  const load = async (_: unknown, choice?: unknown) => {
    asked.push(choice);
    return asked.length === 3 ? err('Só foi encontrada uma coluna.') : ok(fileOf(asked.length));
  };
  const store = createImportStore({ load, send: fakeCompany().send });
  await store.choose(FILE);
  await store.readAs({ encoding: 'UTF-16' });
  const second = store.getState();
  expect(second).toMatchObject({ step: 'columns', problem: null, file: { table: { rows: [{}, {}] } } });
  await store.readAs({ separator: ',' });
  expect(store.getState()).toEqual({ ...second, problem: 'Só foi encontrada uma coluna.' });
  expect(asked).toEqual([undefined, { encoding: 'UTF-16' }, { separator: ',' }]);
});
