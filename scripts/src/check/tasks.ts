import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { runLogged, takeLastLines } from '../processes/run-logged.ts';
import { NX_ENV } from '../start/build.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

/** A target of a package, as Nx runs it. */
export interface Task {
  /** `@aura/shell:test` */
  readonly id: string;
  readonly project: string;
  readonly target: string;
  /** The inputs of the task's hash, in Nx's notation. */
  readonly inputs: readonly string[];
}

const GraphSchema = v.object({
  tasks: v.object({
    tasks: v.record(
      v.string(),
      v.object({ id: v.string(), target: v.object({ project: v.string(), target: v.string() }) }),
    ),
  }),
  taskPlans: v.record(v.string(), v.array(v.string())),
});

/** Asks Nx for all tasks of some targets, in the order in which it names them. */
export async function readTasks(
  targets: readonly string[],
  signal: AbortSignal,
): Promise<Result<readonly Task[], string>> {
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin/nx'),
    args: ['run-many', '-t', ...targets, '--graph=stdout'],
    cwd: ROOT,
    env: NX_ENV,
    log: join(LOGS, 'check-tasks.log'),
    signal,
  });
  // Nx may print warnings before the graph.
  const json = output.slice(Math.max(0, output.indexOf('\n{') + 1));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), GraphSchema), json);
  if (code !== 0 || !parsed.success)
    return err(`O Nx não disse o que há para fazer:\n\n${takeLastLines(output)}`);
  const { tasks, taskPlans } = parsed.output;
  return ok(
    Object.values(tasks.tasks)
      .filter(({ target }) => targets.includes(target.target))
      .map(({ id, target }) => ({ id, ...target, inputs: taskPlans[id] ?? [] })),
  );
}
