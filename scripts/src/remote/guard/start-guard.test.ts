import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { openReleases } from '../../releases/open-releases.ts';
import { startGuard } from './start-guard.ts';

test('passes follow each other until the signal fires', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aura-guard-'));
  const releases = await openReleases(root, {});
  if (!releases.ok) throw new Error(releases.error);
  const controller = new AbortController();
  let passes = 0;
  await startGuard({
    releases: releases.value,
    readHealth: async () => err('não perguntado'),
    now: () => new Date(0),
    everyMs: 1,
    signal: controller.signal,
    onPass: () => {
      passes += 1;
      if (passes === 3) controller.abort();
    },
    onFailure: (reason) => expect.unreachable(reason),
  });
  expect(passes).toBe(3);
  await rm(root, { recursive: true });
});
