import { readSeed } from '@aura/testing';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { watchInterruption } from '../processes/interruption.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { takeLastLines } from '../processes/run-logged.ts';
import { complain, formatDuration, say } from '../terminal/print-messages.ts';
import { LOCAL } from '../workspaces/paths.ts';
import { selectAffectedTasks, type Changes } from './affected.ts';
import { readChangesSince, findDefaultBase } from './changes.ts';
import { addCounts, countStep, formatSummaryLine, type Counts } from './counts.ts';
import { lendSurroundings } from './lend-surroundings.ts';
import { readOptions, USAGE, type CheckOptions } from './options.ts';
import { chooseRuns, findLabel, readPhases, type Phase } from './phases.ts';
import { listRootSteps, MUTANTS, runRootStep, TWIN } from './root-steps.ts';
import { runTasks, type Outcome } from './run-tasks.ts';
import { createSurroundings } from './surroundings.ts';
import { readTasks, type Task } from './tasks.ts';
import {
  describeTimings,
  KEPT_TIMINGS,
  readTimings,
  selectWorthKeeping,
  writeTimings,
  type Timings,
} from './timings.ts';

const toSeconds = (ms: number): number => Math.round(ms / 100) / 10;

/** More journeys than these that pass at their second try only, and the run has failed. */
const MOST_UNSTABLE = 3;

/** Everything that one run found out. */
interface CheckResult {
  readonly counts: Counts;
  /** Titles of the journeys that passed at their second try only. */
  readonly unstable: readonly string[];
  readonly timings: Timings;
}

/** Time from the begin of the first task that ran to the end of the last one, milliseconds. */
function computeSpan(outcomes: readonly Outcome[]): number {
  const ran = outcomes.filter(({ cached, endedAt }) => !cached && endedAt > 0);
  if (ran.length === 0) return 0;
  const begin = Math.min(...ran.map(({ endedAt, ms }) => endedAt - ms));
  return Math.max(...ran.map(({ endedAt }) => endedAt)) - begin;
}

/** Prints the results of one target's tasks, and the end of the failed ones' output. */
function sayTarget(target: string, outcomes: readonly Outcome[]): void {
  const counts = addCounts(outcomes.map((outcome) => outcome.counts));
  const cached = outcomes.filter((outcome) => outcome.cached).length;
  const hasTests = outcomes.some(({ files }) => files.length > 0);
  const notes = [
    ...(hasTests ? [`${counts.passed} de ${counts.passed + counts.failed} testes`] : []),
    ...(outcomes.length > 1 ? [`${outcomes.length} pacotes`] : []),
    ...(cached > 0 ? [`${cached} já verificados`] : []),
    ...(!hasTests && counts.skipped > 0 ? [`${counts.skipped} não executados`] : []),
  ];
  const line = `${findLabel(target)}: ${formatDuration(computeSpan(outcomes))}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  if (counts.failed === 0) say(`${counts.passed > 0 ? '✔' : '–'} ${line}`);
  else complain(line);
  for (const { task, output } of outcomes.filter((outcome) => outcome.counts.failed > 0)) {
    complain(`${task.id}\n\n${takeLastLines(output, 60)}\n`);
  }
}

/** Runs the phases one after the other, also after a failure. */
async function check(
  phases: readonly Phase[],
  tasks: readonly Task[],
  changes: Changes | null,
  { deep }: CheckOptions,
  signal: AbortSignal,
): Promise<CheckResult> {
  const selected = changes ? selectAffectedTasks(tasks, changes) : tasks;
  // Some unit tests open a page, too; without a browser they would be skipped.
  if (selected.some(({ target }) => target === 'test' || target === 'units')) await ensureChromium();
  const around = createSurroundings(signal);
  const lent = await lendSurroundings(around);
  const env = { ...lent.env, AURA_TEST_SEED: readSeed(), AURA_TEST_DEPTH: deep ? 'deep' : 'short' };
  const counts: Counts[] = [];
  const unstable: string[] = [];
  const steps: Record<string, number> = {};
  const files: Record<string, number> = {};
  try {
    const root = Promise.all(
      listRootSteps(changes?.files ?? null).map(async (step) => {
        const outcome = await runRootStep(step, signal);
        steps[step.label] = toSeconds(outcome.ms);
        counts.push(outcome.counts);
      }),
    );
    for (const { targets, parallel } of phases) {
      const wanted = selected.filter(({ target }) => targets.includes(target));
      const outcomes = await runTasks(wanted, { all: tasks, parallel, env, signal });
      for (const target of targets) {
        const ofTarget = outcomes.filter(({ task }) => task.target === target);
        if (ofTarget.length > 0) sayTarget(target, ofTarget);
      }
      for (const outcome of outcomes) {
        counts.push(outcome.counts);
        if (outcome.cached) continue;
        unstable.push(...outcome.unstable);
        steps[outcome.task.id] = toSeconds(outcome.ms);
        for (const { file, ms } of outcome.files) files[file] = toSeconds(ms);
      }
      await root;
    }
  } finally {
    await lent.stop();
    await around.stop();
  }
  for (const step of deep ? [MUTANTS, TWIN] : []) {
    if (signal.aborted) break;
    const outcome = await runRootStep(step, signal);
    steps[step.label] = toSeconds(outcome.ms);
    counts.push(outcome.counts);
  }
  return { counts: addCounts(counts), unstable, timings: { steps, files } };
}

function fail(message: string): never {
  complain(message);
  process.exit(2);
}

const begin = performance.now();
const options = readOptions(process.argv.slice(2), findDefaultBase);
if (!options.ok) fail(`${options.error}\n\n${USAGE}`);
const { base, budgetMs, keepTimings } = options.value;
const changes = base === null ? null : readChangesSince(base);
if (changes && !changes.ok) fail(changes.error);

const interrupted = watchInterruption();
const signal =
  budgetMs === null ? interrupted : AbortSignal.any([interrupted, AbortSignal.timeout(budgetMs)]);
const phases = await readPhases(await chooseRuns(changes !== null));
const targets = phases.flatMap((phase) => phase.targets);
const tasks = await readTasks(targets, signal);
if (!tasks.ok) fail(tasks.error);

say(`Semente das amostras: ${readSeed()} (AURA_TEST_SEED)`);
if (changes) say(`Só o que muda desde ${base}: ${changes.value.files.length} arquivos.`);
const {
  counts: counted,
  unstable,
  timings,
} = await check(phases, tasks.value, changes?.value ?? null, options.value, signal);

const total = performance.now() - begin;
const measured: Timings = { ...timings, steps: { ...timings.steps, total: toSeconds(total) } };
await mkdir(join(LOCAL, 'reports'), { recursive: true });
await writeTimings(join(LOCAL, 'reports/timings.json'), measured);
for (const line of describeTimings(measured, await readTimings(KEPT_TIMINGS))) say(line);
if (keepTimings) await writeTimings(KEPT_TIMINGS, selectWorthKeeping(measured));

if (unstable.length > 0) {
  say(`\nPassaram só na segunda vez (instáveis, a consertar; no máximo ${MOST_UNSTABLE}):`);
  for (const title of unstable) say(`  ${title}`);
}
const counts = addCounts([counted, ...(unstable.length > MOST_UNSTABLE ? [countStep(1)] : [])]);

say(
  `\nTempo total: ${formatDuration(total)}${signal.aborted ? ' (interrompido: o que falta não foi verificado)' : ''}`,
);
say(formatSummaryLine(counts));
process.exit(counts.failed > 0 || interrupted.aborted ? 1 : 0);
