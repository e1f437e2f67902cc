import { join } from 'node:path';
import { runLogged, tail, type Finished } from '../processes/run-logged.ts';
import { complain, duration, say } from '../terminal/say.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { checkFormat } from './check-format.ts';
import { countStep, NOT_RUN, type Counts } from './counts.ts';

/** A check of the repository as a whole. Each counts as one test. */
export interface RootStep {
  /** Said in the terminal. */
  readonly label: string;
  readonly run: (signal: AbortSignal) => Promise<Finished>;
}

/**
 * The checks that no package has of its own.
 * @param changed files to look at the format of, from the root; null for all
 */
export const rootSteps = (changed: readonly string[] | null): readonly RootStep[] => [
  { label: 'Formatação', run: (signal) => checkFormat(changed, signal) },
  { label: 'Código sem uso', run: findUnused },
];

const findUnused = (signal: AbortSignal): Promise<Finished> =>
  runLogged({
    command: join(ROOT, 'node_modules/.bin/knip'),
    args: [],
    cwd: ROOT,
    env: { FORCE_COLOR: '0' },
    log: join(LOGS, 'check-unused.log'),
    signal,
  });

export interface StepOutcome {
  readonly counts: Counts;
  readonly ms: number;
}

/** Runs one step, says how it went, and shows the end of its output where it failed. */
export async function runRootStep(step: RootStep, signal: AbortSignal): Promise<StepOutcome> {
  const begin = performance.now();
  const { code, output } = await step.run(signal);
  const ms = performance.now() - begin;
  if (signal.aborted) return { counts: NOT_RUN, ms };
  if (code === 0) say(`✔ ${step.label}: ${duration(ms)}`);
  else complain(`${step.label}: ${duration(ms)}\n\n${tail(output, 60)}\n`);
  return { counts: countStep(code), ms };
}
