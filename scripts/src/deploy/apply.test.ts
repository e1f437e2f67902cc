import { expect, test } from 'vitest';
import { applyBuild } from './apply.ts';

const TARGET = { projectId: 'aura-prod', config: '/out/firebase.json', say: () => undefined };
const partOf = (args: readonly string[]): string | undefined => args[args.indexOf('--only') + 1];

test('indexes come before rules, functions before the pages that call them', async () => {
  const parts: (string | undefined)[] = [];
  const applied = await applyBuild(TARGET, async (args) => {
    parts.push(partOf(args));
    return 0;
  });
  expect(applied.ok).toBe(true);
  expect(parts).toEqual(['firestore:indexes', 'firestore:rules', 'functions', 'hosting']);
});

test('a part that fails ends it: pages never go up without their functions', async () => {
  const parts: (string | undefined)[] = [];
  const applied = await applyBuild(TARGET, async (args) => {
    parts.push(partOf(args));
    return partOf(args) === 'functions' ? 1 : 0;
  });
  expect(applied).toMatchObject({ ok: false, error: expect.stringContaining('funções') as string });
  expect(parts).not.toContain('hosting');
});
