import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../../workspaces/paths.ts';

const Variables = v.optional(v.record(v.string(), v.string()), {});

const StepSchema = v.object({
  id: v.optional(v.string()),
  if: v.optional(v.string()),
  run: v.optional(v.string()),
  uses: v.optional(v.string()),
  env: Variables,
});
export type Step = v.InferOutput<typeof StepSchema>;

const JobSchema = v.object({
  'timeout-minutes': v.number(),
  if: v.optional(v.string()),
  needs: v.optional(v.string()),
  environment: v.optional(v.string()),
  env: Variables,
  outputs: Variables,
  strategy: v.optional(v.object({ matrix: v.record(v.string(), v.string()) })),
  steps: v.array(StepSchema),
});
export type Job = v.InferOutput<typeof JobSchema>;

/** The part of a workflow of GitHub that this repository uses. */
const WorkflowSchema = v.object({
  permissions: v.record(v.string(), v.string()),
  jobs: v.record(v.string(), JobSchema),
});
export type Workflow = v.InferOutput<typeof WorkflowSchema>;

/** Throws if the text is none, or has a form that GitHub does not take. */
export const parseWorkflow = (text: string): Workflow => v.parse(WorkflowSchema, parse(text));

const FOLDER = '.github/workflows';

/** All workflows of the repository, by name. */
export async function readWorkflows() {
  const files = (await readdir(join(ROOT, FOLDER))).toSorted().map((name) => `${FOLDER}/${name}`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(ROOT, file), 'utf8');
      return { file, text, workflow: parseWorkflow(text) };
    }),
  );
}
