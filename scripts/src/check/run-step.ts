import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runLogged, tail } from '../processes/run-logged.ts';
import { NX_ENV } from '../start/build.ts';
import { complain, duration, say } from '../terminal/say.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { countReport, countStep, type Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** Runs one step, says how it went, and shows the end of its output where it failed. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Counts> {
  const [program, ...args] = step.run;
  if (step.report) await rm(step.report.file, { force: true });
  const begin = performance.now();
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin', program),
    args,
    cwd: join(ROOT, step.folder ?? '.'),
    env: { ...NX_ENV, ...env },
    log: join(LOGS, `check-${step.id}.log`),
    signal,
  });
  const counts = step.report
    ? countReport(step.report.format, await readReport(step.report.file), code)
    : countStep(code);
  const took = duration(performance.now() - begin);
  const tests = step.report ? ` (${counts.passed} de ${counts.passed + counts.failed} testes)` : '';
  if (counts.failed === 0) say(`✔ ${step.label}: ${took}${tests}`);
  else complain(`${step.label}: ${took}${tests}\n\n${tail(output, 60)}\n`);
  return counts;
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
