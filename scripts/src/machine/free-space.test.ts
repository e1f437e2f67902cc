import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { countFreeBytes, describeFullDisk, isFullDisk } from './free-space.ts';

test('too little disk space is reported with the free and the needed amount', async () => {
  expect(await describeFullDisk('/dados', async () => 12 * 1024 * 1024)).toMatch(
    /O disco está cheio: restam 12 MB em \/dados, e para iniciar são precisos 300 MB/,
  );
  expect(await describeFullDisk('/dados', async () => 1e12)).toBeNull();
  expect(await countFreeBytes(tmpdir())).toBeGreaterThan(0);
});

test('a full disk is told from other failures', () => {
  expect(isFullDisk(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe(true);
  expect([isFullDisk(new Error('x')), isFullDisk(null)]).toEqual([false, false]);
});
