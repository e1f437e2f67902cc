import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { runLogged } from '../processes/run-logged.ts';
import { NX_ENV } from '../start/build.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { countReport, countStep, NOT_RUN, type Counts } from './counts.ts';
import { readReport, type FileTime } from './reports.ts';
import type { Task } from './tasks.ts';

/** The result of one task. */
export interface Outcome {
  readonly task: Task;
  readonly counts: Counts;
  /** Its result was stored by an earlier run with the same inputs. */
  readonly cached: boolean;
  readonly ms: number;
  /** When it ended, milliseconds since 1970. */
  readonly endedAt: number;
  readonly files: readonly FileTime[];
  /** Titles of the journeys that passed at their second try only. */
  readonly unstable: readonly string[];
  /** Its output after a failure. */
  readonly output: string;
}

/** Folder that `cacheDirectory` of nx.json names. */
const CACHE = join(ROOT, '.nx/cache');
/** Nx's report at the end of a run. */
const RUN_FILE = join(CACHE, 'run.json');
const RunSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    tasks: v.array(
      v.object({
        taskId: v.string(),
        hash: v.string(),
        startTime: v.string(),
        endTime: v.string(),
        cacheStatus: v.string(),
        /** Exit code. */
        status: v.optional(v.number()),
      }),
    ),
  }),
);
type RunTask = v.InferOutput<typeof RunSchema>['tasks'][number];

/**
 * Runs tasks through Nx, which uses stored results for unchanged inputs.
 * @param parallel number of concurrent tasks
 * @param env added to the environment of each
 * @returns an outcome for each task; unreached ones count as not run
 */
export async function runTasks(
  tasks: readonly Task[],
  {
    all,
    parallel,
    env,
    signal,
  }: {
    /** All tasks, grouped so that Nx needs few calls. */
    readonly all: readonly Task[];
    readonly parallel: number;
    readonly env: NodeJS.ProcessEnv;
    readonly signal: AbortSignal;
  },
): Promise<readonly Outcome[]> {
  const ran = new Map<string, RunTask>();
  let stoppedAt = signal.aborted ? 0 : Infinity;
  signal.addEventListener('abort', () => (stoppedAt = Date.now()), { once: true });
  const lost = new Map<string, string>();
  for (const call of groupCalls(tasks, all)) {
    await rm(RUN_FILE, { force: true });
    const { output } = await runLogged({
      command: join(ROOT, 'node_modules/.bin/nx'),
      args: [
        'run-many',
        '-t',
        ...call.targets,
        '-p',
        ...call.projects,
        `--parallel=${parallel}`,
        '--output-style=static',
      ],
      cwd: ROOT,
      env: { ...NX_ENV, ...env },
      log: join(LOGS, `check-${call.targets[0]}.log`),
      signal,
    });
    const done = await readRun();
    for (const task of done) ran.set(task.taskId, task);
    const wanted = tasks.filter(
      ({ target, project }) => call.targets.includes(target) && call.projects.includes(project),
    );
    if (!signal.aborted) for (const { id } of listLostTasks(wanted, done)) lost.set(id, output);
  }
  return Promise.all(
    tasks.map(async (task): Promise<Outcome> => {
      const output = lost.get(task.id);
      return output === undefined
        ? readOutcome(task, ran.get(task.id), stoppedAt)
        : { ...NOT_REACHED, task, counts: countStep(1), output };
    }),
  );
}

const NOT_REACHED = {
  counts: NOT_RUN,
  cached: false,
  ms: 0,
  endedAt: 0,
  files: [],
  unstable: [],
  output: '',
} as const;

/**
 * Tasks that a call of Nx should have run and did not, although none failed that others wait for: Nx itself did.
 * @param done what Nx says about the call
 */
export const listLostTasks = (
  wanted: readonly Task[],
  done: readonly Pick<RunTask, 'taskId' | 'status'>[],
): readonly Task[] =>
  done.some(({ status }) => status !== 0)
    ? []
    : wanted.filter(({ id }) => !done.some(({ taskId }) => taskId === id));

interface Call {
  readonly targets: readonly string[];
  readonly projects: readonly string[];
}

/**
 * `nx run-many` runs each target in each package: one call if that is exactly the set of tasks, otherwise one call per
 * target.
 */
export function groupCalls(tasks: readonly Task[], all: readonly Task[]): readonly Call[] {
  if (tasks.length === 0) return [];
  const targets = [...new Set(tasks.map(({ target }) => target))];
  const projects = [...new Set(tasks.map(({ project }) => project))];
  const covered = all.filter(({ target, project }) => targets.includes(target) && projects.includes(project));
  if (covered.length === tasks.length) return [{ targets, projects }];
  return targets.map((target) => ({
    targets: [target],
    projects: tasks.filter((task) => task.target === target).map(({ project }) => project),
  }));
}

async function readRun(): Promise<readonly RunTask[]> {
  const parsed = v.safeParse(RunSchema, await readFile(RUN_FILE, 'utf8').catch(() => ''));
  return parsed.success ? parsed.output.tasks : [];
}

/** @param stoppedAt when the run was cut short, milliseconds since 1970: what it ended has not failed */
async function readOutcome(task: Task, ran: RunTask | undefined, stoppedAt: number): Promise<Outcome> {
  const isCut = ran !== undefined && ran.status !== 0 && Date.parse(ran.endTime) >= stoppedAt;
  if (ran?.status === undefined || isCut) {
    return { ...NOT_REACHED, task };
  }
  const report = await readReport(task);
  const counts = report ? countReport(report.format, report.content, ran.status) : countStep(ran.status);
  return {
    task,
    counts,
    cached: ran.cacheStatus !== 'cache-miss',
    ms: Date.parse(ran.endTime) - Date.parse(ran.startTime),
    endedAt: Date.parse(ran.endTime),
    files: report?.files ?? [],
    unstable: report?.unstable ?? [],
    output:
      counts.failed > 0
        ? await readFile(join(CACHE, 'terminalOutputs', ran.hash), 'utf8').catch(() => '')
        : '',
  };
}
