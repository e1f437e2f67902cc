import { ok, type Result } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { applyBuild } from './apply.ts';

/** Deploys, and gives what was deployed in order. */
async function apply({
  only = [],
  failing,
}: { readonly only?: readonly string[]; readonly failing?: string } = {}) {
  const deployed: string[] = [];
  const target = { projectId: 'aura-prod', config: '/out/firebase.json', codebases: ['core', 'jobs'], only };
  const outcome: Result<null, string> = await applyBuild(
    { ...target, say: () => undefined },
    {
      runFirebase: async (args) => {
        const part = args[args.indexOf('--only') + 1] ?? '';
        deployed.push(part);
        return part === failing ? 1 : 0;
      },
      releaseSite: async () => ok(deployed.push('site')),
    },
  );
  return { outcome, deployed };
}

test('indexes come before rules, functions before the pages that call them', async () => {
  const { outcome, deployed } = await apply();
  expect(outcome.ok).toBe(true);
  expect(deployed).toEqual(['firestore:indexes', 'firestore:rules', 'functions', 'site']);
});

test('a part that fails ends it: pages never go up without their functions', async () => {
  const { outcome, deployed } = await apply({ failing: 'functions' });
  expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('funções') as string });
  expect(deployed).not.toContain('site');
});

test('a team deploys its own functions, in a fixed order of parts', async () => {
  expect((await apply({ only: ['functions:jobs'] })).deployed).toEqual(['functions:jobs']);
  expect((await apply({ only: ['site', 'functions:jobs', 'rules'] })).deployed).toEqual([
    'firestore:rules',
    'functions:jobs',
    'site',
  ]);
});

test('an unknown part deploys nothing, not even the other parts', async () => {
  const { outcome, deployed } = await apply({ only: ['site', 'functions:moon'] });
  expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('functions:moon') as string });
  expect(deployed).toEqual([]);
});
