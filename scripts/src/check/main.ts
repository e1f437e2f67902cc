import { interruption } from '../processes/interruption.ts';
import { complain, duration, say } from '../terminal/say.ts';
import { addCounts, NOT_RUN, summaryLine, type Counts } from './counts.ts';
import { runStep } from './run-step.ts';
import { BUILD_STEP, STEPS, type Step } from './steps.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs a step with what it needs around it; what cannot be had is a failure of this step. */
async function runWithNeeds(step: Step, around: Surroundings, signal: AbortSignal): Promise<Counts> {
  let env: NodeJS.ProcessEnv = {};
  for (const need of step.needs) {
    const provided = await around.provide(need);
    if (!provided.ok) {
      complain(`${step.label}: ${provided.error}`);
      return FAILED;
    }
    env = { ...env, ...provided.value };
  }
  return runStep(step, env, signal);
}

/** Runs every step, also after a failure; what needs the build is left out where that failed. */
async function check(signal: AbortSignal): Promise<Counts> {
  const around = surroundings(signal);
  const results = new Map<string, Counts>();
  try {
    for (const step of STEPS) {
      if (signal.aborted) break;
      const buildFailed = (results.get(BUILD_STEP)?.failed ?? 0) > 0;
      if (buildFailed && step.needs.includes('build')) {
        say(`– ${step.label}: não executado, porque a compilação falhou`);
        results.set(step.id, NOT_RUN);
      } else results.set(step.id, await runWithNeeds(step, around, signal));
    }
  } finally {
    await around.stop();
  }
  return addCounts([...results.values()]);
}

const begin = performance.now();
const signal = interruption();
const counts = await check(signal);
say(`\nTempo total: ${duration(performance.now() - begin)}${signal.aborted ? ' (interrompido)' : ''}`);
say(summaryLine(counts));
process.exit(counts.failed > 0 || signal.aborted ? 1 : 0);
