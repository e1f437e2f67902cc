import { err, ok, type ApiError, type Result } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createCatalogueStore } from './catalogue-store.ts';
import type { Catalogue } from './find-price.ts';

type Answer = Result<Catalogue, ApiError>;
const catalogue: Catalogue = { provider: { kind: 'sandbox' }, prices: [] };
const failure: Answer = err({ code: 'offline', message: 'Sem conexão.' });

/** A store whose questions are answered by hand. */
function setup() {
  const asked: ((answer: Answer) => void)[] = [];
  const store = createCatalogueStore(() => new Promise((resolve) => asked.push(resolve)));
  const answer = async (given: Answer) => {
    asked.at(-1)?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, asked, answer };
}

test('is loaded once for all callers, and then kept', async () => {
  const { store, asked, answer } = setup();
  expect(store.get()).toEqual({ state: { status: 'loading' }, isAsking: false });
  store.ensure();
  store.ensure();
  expect(store.get()).toEqual({ state: { status: 'loading' }, isAsking: true });
  await answer(ok(catalogue));
  expect(store.get()).toEqual({ state: { status: 'ready', catalogue }, isAsking: false });
  store.ensure();
  expect(asked).toHaveLength(1);
});

test('a failure stays in sight while it is asked again', async () => {
  const { store, asked, answer } = setup();
  store.ensure();
  await answer(failure);
  expect(store.get()).toEqual({ state: { status: 'failed', message: 'Sem conexão.' }, isAsking: false });
  store.retry();
  store.retry();
  expect(store.get()).toEqual({ state: { status: 'failed', message: 'Sem conexão.' }, isAsking: true });
  await answer(ok(catalogue));
  expect(store.get().state.status).toBe('ready');
  expect(asked).toHaveLength(2);
});

test('a caller after a failure loads it again', async () => {
  const { store, asked, answer } = setup();
  store.ensure();
  await answer(failure);
  store.ensure();
  expect(asked).toHaveLength(2);
});

test('announces every change until told to stop', async () => {
  const { store, answer } = setup();
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(`${store.get().state.status} ${store.get().isAsking}`));
  store.ensure();
  await answer(failure);
  stop();
  store.retry();
  expect(seen).toEqual(['loading true', 'failed false']);
});
