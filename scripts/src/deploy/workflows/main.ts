import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchInterruption } from '../../processes/interruption.ts';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { complain, say } from '../../terminal/print-messages.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';
import { readWorkflows } from './read-workflows.ts';
import { isFailure, runRehearsal, type Rehearsed, type RunScript } from './rehearse.ts';

/* `npm run workflows -- [NAME] [--long]`: rehearses GitHub's workflows here, with the same steps. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, base: { type: 'string', default: 'main' } },
});

/** A pull request, or a release by hand, as they begin most often. */
const CONTEXT = {
  github: {
    base_ref: values.base,
    repository: 'aura',
    workspace: ROOT,
    event: { pull_request: { number: 1, head: { repo: { full_name: 'aura' } } } },
  },
  inputs: { remote: 'tools', step: 'stage', reason: 'ensaio' },
  vars: {},
  secrets: {},
};

const signal = watchInterruption();

/** A repository without a remote compares with its own branch. */
const hasRemote =
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `origin/${values.base}`], { cwd: ROOT }).status === 0;

/** Runs a script as GitHub's runner does, with a file for what it hands on. */
const runScript: RunScript = async (script, env) => {
  const folder = await mkdtemp(join(tmpdir(), 'aura-workflow-'));
  const handOn = join(folder, 'output');
  await writeFile(handOn, '');
  const { code, output } = await runLogged({
    command: 'bash',
    args: ['-e', '-c', hasRemote ? script : script.replaceAll(`origin/${values.base}`, values.base)],
    cwd: ROOT,
    env: { ...env, GITHUB_OUTPUT: handOn },
    log: join(LOGS, 'workflow.log'),
    signal,
  });
  const lines = (await readFile(handOn, 'utf8')).split('\n').filter((line) => line.includes('='));
  await rm(folder, { recursive: true });
  if (code !== 0) say(takeLastLines(output));
  const outputs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return { code, outputs: Object.fromEntries(outputs) as Record<string, string> };
};

function tell({ job, what, outcome }: Rehearsed): void {
  const line = `${job}: ${what.split('\n').join(' ; ')}`;
  if (outcome.kind === 'done') say(`✔ ${line}`);
  else if (outcome.kind === 'refused') say(`✔ ${line}\n    (recusou, pelo que falta acima)`);
  else if (outcome.kind === 'left out') say(`– ${line}\n    (não executado: ${outcome.why})`);
  else complain(line);
}

const all = await readWorkflows();
const [wanted] = positionals;
const chosen = all.filter(({ file }) => wanted === undefined || basename(file, '.yml') === wanted);
if (chosen.length === 0) {
  complain(`Há estes: ${all.map(({ file }) => basename(file, '.yml')).join(', ')}.`);
  process.exitCode = 2;
}
const steps: Rehearsed[] = [];
for (const { file, workflow } of chosen) {
  say(`\n${file}`);
  steps.push(
    ...(await runRehearsal(workflow, { run: runScript, context: CONTEXT, isLong: values.long, tell })),
  );
}
const leftOut = steps.filter(({ outcome }) => outcome.kind === 'left out').length;
say(`\n${steps.length - leftOut} passos executados, ${leftOut} não.`);
if (steps.some(isFailure)) process.exitCode = 1;
