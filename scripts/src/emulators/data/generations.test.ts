import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openGenerations, saveRegularly } from './generations.ts';

let folder: string;
let said: string[];
let free: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-data-'));
  said = [];
  free = 1e12;
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const open = () => openGenerations(folder, { say: (line) => said.push(line), freeBytes: async () => free });

const write = (text: string) => async (to: string) => {
  await mkdir(join(to, 'auth_export'), { recursive: true });
  await writeFile(join(to, 'auth_export/accounts.json'), text);
  return true;
};
const textOf = async (generation: string | null) =>
  generation && (await readFile(join(generation, 'auth_export/accounts.json'), 'utf8'));
const kept = async () => (await readdir(folder)).filter((name) => /^\d+$/.test(name)).toSorted();

test('starts empty, and later with the last save', async () => {
  expect(await open().open()).toBeNull();
  await open().save(write('one'));
  await open().save(write('two'));
  expect(await textOf(await open().open())).toBe('two');
});

test('keeps three generations, and no duplicate', async () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) await open().save(write(text));
  expect(await kept()).toEqual(['000002', '000003', '000004']);
});

test.each([
  [
    'a file was cut off',
    (generation: string) => writeFile(join(generation, 'auth_export/accounts.json'), 't'),
  ],
  ['a file is gone', (generation: string) => rm(join(generation, 'auth_export/accounts.json'))],
  ['the list is gone', (generation: string) => rm(join(generation, 'aura-files.json'))],
])(
  'the one before takes the place of the newest where %s; that is set aside, and said',
  async (_what, damage) => {
    await open().save(write('one'));
    await open().save(write('two'));
    await damage(join(folder, '000002'));
    expect(await textOf(await open().open())).toBe('one');
    expect(said).toEqual([expect.stringContaining('danificados')]);
    expect(await readdir(join(folder, 'damaged'))).toHaveLength(1);
    await open().save(write('three'));
    expect(await textOf(await open().open())).toBe('three');
  },
);

test('an interrupted save counts for nothing', async () => {
  await open().save(write('one'));
  await open().save(async (to) => {
    await write('tw')(to);
    return false;
  });
  expect(await textOf(await open().open())).toBe('one');
});

test('a full disk is said once, and saving goes on when there is room again', async () => {
  const generations = open();
  await generations.save(write('one'));
  free = 10;
  await generations.save(write('two'));
  await generations.save(write('three'));
  expect(said).toEqual([expect.stringContaining('O disco está cheio')]);
  expect(await textOf(await generations.open())).toBe('one');
  free = 1e12;
  await generations.save(write('four'));
  expect(await textOf(await generations.open())).toBe('four');
});

test('a disk that fills up while it is written to is said the same way, and the platform goes on', async () => {
  const generations = open();
  await generations.save(write('one'));
  const fail = async () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await generations.save(fail);
  await generations.save(fail);
  expect(said).toEqual([expect.stringContaining('O disco está cheio')]);
  await generations.save(write('two'));
  await generations.save(async () => Promise.reject(new Error('quebrou')));
  expect(said.at(-1)).toContain('quebrou');
  expect(await textOf(await generations.open())).toBe('two');
});

test('data of an earlier version of the platform becomes the first generation', async () => {
  await write('former')(folder);
  await writeFile(join(folder, 'firebase-export-metadata.json'), '{}');
  expect(await textOf(await open().open())).toBe('former');
  await open().save(write('next'));
  expect(await kept()).toEqual(['000000', '000001']);
});

test('a running platform saves every 30 seconds, never twice at once, until it ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const stop = saveRegularly(() => new Promise((end) => ends.push(end)));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(1);
  // A save that takes long is waited for.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(ends).toHaveLength(2);
});
