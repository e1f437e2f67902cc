import type { Release } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test, vi } from 'vitest';
import { createDeclared } from './declared.ts';

const A = `sha384-${'A'.repeat(64)}`;
const B = `sha384-${'B'.repeat(64)}`;
const release = (integrity: string): Release =>
  releaseWith({
    name: 'trilhas',
    assets: [{ file: 'declarations.json', kind: 'tooling', integrity, initial: false }],
  });
const help = { point: 'help', title: 'Como estudo?', path: '/trilhas' };
type Fetch = (url: string, integrity: string) => Promise<unknown>;
const declarations = { extensions: [help] };

function store(inline: string, fetchJson = vi.fn<Fetch>(async () => declarations)) {
  const reasons: string[] = [];
  return {
    ...createDeclared({ inline: () => inline, fetchJson, report: (reason) => reasons.push(reason) }),
    fetchJson,
    reasons,
  };
}

test('parts in the page are not loaded, and those of a newer registry are, with their integrity', async () => {
  const { get, learn, fetchJson, subscribe } = store(JSON.stringify({ [A]: [help] }));
  const told = vi.fn<() => void>();
  subscribe(told);
  expect(get().get(A)).toEqual([help]);
  await learn([release(A), release(B), releaseWith({ name: 'tools' })]);
  expect(fetchJson.mock.calls).toEqual([['https://trilhas.example/1.0.0/declarations.json', B]]);
  expect(get().get(B)).toEqual([help]);
  expect(told).toHaveBeenCalledOnce();
});

test('a missing part is reported, and loaded again the next time', async () => {
  const fetchJson = vi.fn<Fetch>(async () => declarations);
  fetchJson.mockRejectedValueOnce(new TypeError('no connection'));
  const { get, learn, reasons } = store('', fetchJson);
  await learn([release(A)]);
  expect(reasons).toEqual(['trilhas@1.0.0: declarations.json did not come (TypeError: no connection)']);
  await learn([release(A)]);
  expect(get().get(A)).toEqual([help]);
});

test('a shell ignores unknown points, parts and fields in declarations', () => {
  const future = {
    extensions: [{ point: 'lamp', name: 'x' }, { ...help, colour: 'red' }, { point: 'help' }, 7],
  };
  expect(
    store(JSON.stringify({ [A]: future.extensions }))
      .get()
      .get(A),
  ).toEqual([help]);
  expect([...store('{"').get()]).toEqual([]);
});
