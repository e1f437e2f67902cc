import { describe, expect, test } from 'vitest';
import { evaluate, fillIn } from './expressions.ts';
import { parseWorkflow, readWorkflows } from './read-workflows.ts';
import { runRehearsal, type Rehearsed } from './rehearse.ts';

const CONTEXT = {
  github: {
    base_ref: 'main',
    repository: 'aura',
    event: { pull_request: { number: 7, head: { repo: { full_name: 'aura' } } } },
  },
  inputs: { step: 'stage', reason: 'ensaio', remote: 'tools' },
  vars: {},
  secrets: {},
};

/** Rehearses with a runner that records, and whose scripts succeed but for two. */
async function run(
  workflow: ReturnType<typeof parseWorkflow>,
  changes: Partial<Parameters<typeof runRehearsal>[1]> = {},
) {
  const ran: [string, Readonly<Record<string, string>>][] = [];
  const told: Rehearsed[] = [];
  const remotes = JSON.stringify([
    { name: 'tools', version: '1.0.0' },
    { name: 'billing', version: '2.0.0' },
  ]);
  const steps = await runRehearsal(workflow, {
    run: async (script, env) => {
      ran.push([script, env]);
      const outputs: Record<string, string> = script.includes('affected:remotes') ? { remotes } : {};
      return { code: script.includes('doctor') || script.includes('breaks') ? 1 : 0, outputs };
    },
    context: CONTEXT,
    isLong: true,
    tell: (step) => told.push(step),
    ...changes,
  });
  expect(told).toEqual(steps);
  return { ran, steps, kinds: steps.map(({ job, outcome }) => `${job} ${outcome.kind}`) };
}

const workflowOf = (jobs: string) => parseWorkflow(`permissions:\n  contents: read\njobs:\n${jobs}`);

test.each([
  ["inputs.step == 'stage'", true],
  ["inputs.step != 'stage' || github.base_ref == 'main'", true],
  ["inputs.step == 'stage' && !failure()", true],
  ['failure() && inputs.step', false],
  ["(inputs.step == 'other')", false],
  ["vars.NOTHING == ''", true],
  ["fromJSON('[1,2]')", [1, 2]],
])('%s is %j', (source, value) => {
  expect(evaluate(source, CONTEXT)).toEqual(value);
});

test.each(['inputs.step ==', "always('x'", 'unknown(1)', 'a b', '$'])('%s is not understood', (source) => {
  expect(() => evaluate(source, CONTEXT)).toThrow('not ');
});

test('a text with a name that says nothing is none', () => {
  expect(fillIn('origin/${{ github.base_ref }}', CONTEXT)).toBe('origin/main');
  expect(fillIn('x ${{ vars.PROJECT }}', CONTEXT)).toBeUndefined();
});

describe('a rehearsal', () => {
  test('runs what a step says, with its environment, and leaves unset what nobody has set', async () => {
    const { ran } = await run(
      workflowOf(`
  one:
    timeout-minutes: 5
    env: { REASON: '\${{ inputs.reason }}', KEY: '\${{ secrets.KEY }}' }
    steps:
      - if: inputs.step == 'promote'
        run: echo no
      - run: echo "\${{ inputs.remote }}"
        env: { MORE: 'yes' }
`),
    );
    expect(ran).toEqual([['echo "tools"', { REASON: 'ensaio', MORE: 'yes' }]]);
  });

  test('ends a job at its first failure, and starts those that wait for one', async () => {
    const { kinds } = await run(
      workflowOf(`
  one:
    timeout-minutes: 5
    steps: [{ run: breaks }, { run: echo after }]
  next:
    timeout-minutes: 5
    needs: one
    steps: [{ run: echo next }]
  undo:
    timeout-minutes: 5
    needs: one
    if: failure() && needs.one.result == 'failure'
    steps: [{ run: echo back }]
`),
    );
    expect(kinds).toEqual(['one failed', 'undo done']);
  });

  test('names a job that waits for nothing', async () => {
    const lost = '  one:\n    timeout-minutes: 5\n    needs: other\n    steps: []\n';
    await expect(run(workflowOf(lost))).rejects.toThrow('other');
  });
});

describe('the workflows of the repository', async () => {
  const all = new Map(
    (await readWorkflows()).map(({ file, workflow }) => [file.replace(/^.*\/|\.yml$/g, ''), workflow]),
  );
  const rehearsed = async (name: string, isLong = true) => {
    const workflow = all.get(name);
    if (!workflow) throw new Error(name);
    return run(workflow, { isLong });
  };

  test.each([
    ['deploy', 3],
    ['nightly', 1],
    ['pull-request', 3],
    ['release-remote', 1],
    ['watch', 0],
  ])('%s: so many of its commands run without a network', async (name, count) => {
    const { ran } = await rehearsed(name);
    expect(ran).toHaveLength(count);
  });

  test('a pull request is shown with each remote that it touches', async () => {
    const { steps } = await rehearsed('pull-request');
    const shown = steps.filter(({ job, what }) => job === 'preview' && what.includes('deploy -- preview'));
    expect(shown.map(({ what }) => what.split(' ').at(-1))).toEqual(['tools@1.0.0', 'billing@2.0.0']);
  });

  test('no command of many minutes runs unless wanted, and each that does not run says why', async () => {
    for (const name of all.keys()) {
      const { ran, steps } = await rehearsed(name, false);
      expect(ran.filter(([script]) => /twin|test|deploy -- build/.test(script))).toEqual([]);
      const reasons = steps.map(({ outcome }) => (outcome.kind === 'left out' ? outcome.why : outcome.kind));
      expect(reasons).not.toContain('');
    }
  });
});
