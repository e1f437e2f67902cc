import { fillIn, holds, evaluate, type Context } from './expressions.ts';
import type { Job, Step, Workflow } from './read-workflows.ts';

/** What became of a step. */
type Outcome =
  | { readonly kind: 'done' | 'failed' }
  /** A command that rightly refuses as long as something is missing. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'left out'; readonly why: string };

export interface Rehearsed {
  readonly job: string;
  /** The command, or the action. */
  readonly what: string;
  readonly outcome: Outcome;
}

/** One run of a script in the step's environment, as GitHub's runner does it. */
export type RunScript = (
  script: string,
  env: Readonly<Record<string, string>>,
) => Promise<{ readonly code: number; readonly outputs: Readonly<Record<string, string>> }>;

interface Stage {
  readonly run: RunScript;
  /** What the workflow's expressions read, besides what its own jobs and steps hand on. */
  readonly context: Context;
  /** Whether commands of many minutes are run. */
  readonly isLong: boolean;
  readonly tell: (step: Rehearsed) => void;
}

/** Commands that need what this machine does not have, and why. */
const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [/^npm run deploy -- (plan|apply|verify|preview)\b/, 'pergunta a um projeto na nuvem'],
  [/^npm run deploy:watch\b/, 'pergunta ao site no ar'],
  [
    /^npm run remote -- (stage|promote|rollback|preview)\b/,
    'muda o registro no ar; o gêmeo faz o mesmo com o seu',
  ],
  [/^npm run remote -- guard\b/, 'lê os números de um projeto na nuvem'],
  [/^npm run backup\b/, 'copia um projeto na nuvem'],
  [/^npm run restore:drill\b/, 'precisa da cópia do passo anterior'],
  [/^npm audit\b/, 'pergunta à rede'],
  [/^gcloud\b/, 'escreve na nuvem'],
  [/^git (tag|push)\b/, 'mudaria o repositório'],
];
const LONG = /^npm (test|run test:deep|run deploy -- (twin|build))\b/;
/** These say what is missing, and end with a failure while something is. */
const MAY_REFUSE = /^npm run deploy -- (doctor|build)\b/;

/** Why a script is left out; null if it is run. */
function findReason(script: string, isLong: boolean): string | null {
  const [, impossible] = IMPOSSIBLE.find(([pattern]) => pattern.test(script)) ?? [];
  return impossible ?? (LONG.test(script) && !isLong ? 'leva minutos; com --long é executado' : null);
}

const describeAction = (uses: string): string =>
  uses.startsWith('./') ? 'os pacotes já estão instalados' : 'é do próprio GitHub';

/**
 * Does what GitHub would do with a workflow: job after job, step after step, with conditions, environments, what steps hand
 * on, and a job for each entry of a matrix. Steps that need a network are named and left out.
 */
export async function runRehearsal({ jobs }: Workflow, stage: Stage): Promise<readonly Rehearsed[]> {
  const rehearsed: Rehearsed[] = [];
  const needs: Record<string, { readonly outputs: Context; readonly result: string }> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const before = job.needs === undefined ? undefined : needs[job.needs];
    if (job.needs !== undefined && !before)
      throw new Error(`${name} needs ${job.needs}, which comes later or never`);
    const context = { ...stage.context, needs, hasFailed: rehearsed.some(isFailure) };
    // Without a condition of its own on failures, a job waits for the success of the one before.
    const mayBegin = job.if?.includes('failure()') || !before || before.result === 'success';
    const isWanted = mayBegin && holds(job.if, context);
    const runs = isWanted ? await runJob(name, job, { ...stage, context }) : [];
    rehearsed.push(...runs.flatMap((run) => run.steps));
    const result = !isWanted
      ? 'skipped'
      : runs.some(({ steps }) => steps.some(isFailure))
        ? 'failure'
        : 'success';
    needs[name] = { outputs: runs[0]?.outputs ?? {}, result };
  }
  return rehearsed;
}

export const isFailure = ({ outcome }: Rehearsed): boolean => outcome.kind === 'failed';

/** Once, or once for each entry of its matrix. */
async function runJob(name: string, job: Job, stage: Stage): Promise<readonly JobRun[]> {
  const [[variable, source] = []] = Object.entries(job.strategy?.matrix ?? {});
  if (variable === undefined || source === undefined) return [await runOnce(name, job, stage)];
  const entries = evaluate(source.replaceAll(/^\$\{\{|\}\}$/g, ''), stage.context) as readonly unknown[];
  const runs: JobRun[] = [];
  for (const entry of entries) {
    const context = { ...stage.context, matrix: { [variable]: entry } };
    runs.push(await runOnce(name, job, { ...stage, context }));
  }
  return runs;
}

interface JobRun {
  readonly steps: readonly Rehearsed[];
  readonly outputs: Context;
}

async function runOnce(job: string, { env, outputs, steps }: Job, stage: Stage): Promise<JobRun> {
  const handedOn: Record<string, unknown> = {};
  const context = { ...stage.context, steps: handedOn };
  const done: Rehearsed[] = [];
  for (const step of steps) {
    if (!holds(step.if, context)) continue;
    const { what, outcome, given } = await runStep(step, env, { ...stage, context });
    if (step.id !== undefined) handedOn[step.id] = { outputs: given };
    const rehearsed = { job, what, outcome };
    stage.tell(rehearsed);
    done.push(rehearsed);
    if (outcome.kind === 'failed') break;
  }
  const given = Object.entries(outputs).map(([name, text]) => [name, fillIn(text, context) ?? '']);
  return { steps: done, outputs: Object.fromEntries(given) };
}

async function runStep(
  { run, uses = '', env }: Step,
  jobEnv: Step['env'],
  { run: execute, context, isLong }: Stage,
) {
  if (run === undefined)
    return { what: uses, outcome: { kind: 'left out', why: describeAction(uses) }, given: {} } as const;
  // What the environment of the repository does not say here is shown as GitHub would read it.
  const script = (fillIn(run, context) ?? run).trim();
  const why = findReason(script, isLong);
  if (why !== null) return { what: script, outcome: { kind: 'left out', why }, given: {} } as const;
  const variables = Object.entries({ ...jobEnv, ...env }).flatMap(([name, text]) => {
    const value = fillIn(text, context);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { code, outputs } = await execute(script, Object.fromEntries(variables));
  const kind = code === 0 ? 'done' : MAY_REFUSE.test(script) ? 'refused' : 'failed';
  return { what: script, outcome: { kind }, given: outputs } as const;
}
