import { err, FUNCTIONS_REGION, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { FIRST_GENERATION } from '../codebases.ts';
import { prepareFunctionRollback, RevisionsSchema, ServiceSchema } from './plan-rollback.ts';

/** Runs Google's command line; returns its output, or null after a failure. */
export type RunGcloud = (args: readonly string[]) => Promise<string | null>;

interface Going {
  readonly projectId: string;
  /** Functions of one codebase: each is a service of the same name in small letters. */
  readonly functions: readonly string[];
  /** Revision to return to, for a codebase with one function. */
  readonly to: string | undefined;
  readonly say: (line: string) => void;
}

/**
 * Switches the functions of a codebase to an earlier revision. It looks all of them up before it changes the first, and
 * says which have no revisions.
 * The error is a sentence for the terminal.
 */
export async function rollBackFunctions(
  { projectId, functions: all, to, say }: Going,
  run: RunGcloud,
): Promise<Result<null, string>> {
  const functions = all.filter((name) => !FIRST_GENERATION.has(name));
  if (to !== undefined && functions.length > 1)
    return err(`--to vale para uma função só; aqui são ${functions.join(', ')}.`);
  const of = ['--region', FUNCTIONS_REGION, '--project', projectId, '--quiet', '--verbosity', 'error'];
  const targets: (readonly [string, string])[] = [];
  for (const name of functions) {
    const service = name.toLowerCase();
    const read = async <S extends v.GenericSchema>(schema: S, args: readonly string[]) => {
      const text = await run([...args, ...of, '--format', 'json']);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    };
    const described = await read(ServiceSchema, ['run', 'services', 'describe', service]);
    const revisions = await read(RevisionsSchema, ['run', 'revisions', 'list', '--service', service]);
    if (!described || !revisions)
      return err(
        `Não deu para ver as revisões de ${service} em ${projectId}: confira com "gcloud auth list" quem entrou, e o que ele disse.`,
      );
    const target = prepareFunctionRollback(described, revisions, to);
    if (!target.ok) return target;
    targets.push([service, target.value]);
  }
  for (const [service, revision] of targets) {
    say(`${service} → ${revision}`);
    const change = ['run', 'services', 'update-traffic', service, '--to-revisions', `${revision}=100`];
    if ((await run([...change, ...of])) === null)
      return err(`A volta parou em ${service}; o que veio antes já voltou.`);
  }
  for (const name of all.filter((each) => FIRST_GENERATION.has(each)))
    say(
      `${name} ficou como está: é da primeira geração, e volta só com "apply" a partir do commit anterior.`,
    );
  return ok(null);
}
