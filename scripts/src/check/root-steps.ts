import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged, takeLastLines } from '../processes/run-logged.ts';
import { complain, formatDuration, say } from '../terminal/print-messages.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { countStep, NOT_RUN, type Counts } from './counts.ts';

/** A check of the repository as a whole. Each counts as one test. */
export interface RootStep {
  readonly id: string;
  /** Said in the terminal. */
  readonly label: string;
  /** Program of node_modules/.bin and its arguments, run at the root. */
  readonly run: readonly [program: string, ...args: string[]];
}

/**
 * Checks of the whole repository.
 * @param changed files whose format is checked, from the root; null for all
 */
export const listRootSteps = (changed: readonly string[] | null): readonly RootStep[] => [
  {
    id: 'format',
    label: 'Formatação',
    run: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...listFormatted(changed)],
  },
  { id: 'unused', label: 'Código sem uso', run: ['knip'] },
];

/** Builds and serves what production runs. It uses the same ports as other steps, so they must have ended. */
export const TWIN: RootStep = {
  id: 'twin',
  label: 'Gêmeo da produção',
  run: ['node', 'scripts/src/deploy/main.ts', 'twin', '--journeys'],
};

/** Makes mistakes in the rules of the database; a test has to notice each. */
export const MUTANTS: RootStep = {
  id: 'mutants',
  label: 'Regras com erros',
  run: ['node', 'functions/rules/mutants/main.ts', '--minutes', '40'],
};

/** A changed file may have been removed; a whole list may be longer than a command line. */
function listFormatted(changed: readonly string[] | null): readonly string[] {
  if (changed === null || changed.length > 500) return ['.'];
  return ['package.json', ...changed.filter((file) => existsSync(join(ROOT, file)))];
}

export interface StepOutcome {
  readonly counts: Counts;
  readonly ms: number;
}

/** Runs one step, prints its result, and the end of its output after a failure. */
export async function runRootStep(step: RootStep, signal: AbortSignal): Promise<StepOutcome> {
  const [program, ...args] = step.run;
  const begin = performance.now();
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin', program),
    args,
    cwd: ROOT,
    env: { FORCE_COLOR: '0' },
    log: join(LOGS, `check-${step.id}.log`),
    signal,
  });
  const ms = performance.now() - begin;
  if (signal.aborted) return { counts: NOT_RUN, ms };
  if (code === 0) say(`✔ ${step.label}: ${formatDuration(ms)}`);
  else complain(`${step.label}: ${formatDuration(ms)}\n\n${takeLastLines(output, 60)}\n`);
  return { counts: countStep(code), ms };
}
