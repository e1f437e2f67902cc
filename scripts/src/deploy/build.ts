import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import { RegistrySourceSchema } from '@aura/shared-federation';
import { openFolderStore, type ReleaseStore } from '@aura/shared-federation/releases';
import * as v from 'valibot';
import { buildFor } from '../start/build.ts';
import { discoverWorkspaces } from '../workspaces/discover.ts';
import { LOCAL, ROOT } from '../workspaces/paths.ts';
import { collectFindings } from './doctor/findings.ts';
import { readFacts } from './doctor/read-facts.ts';
import type { Environment } from './environments/environment.ts';
import { BACKEND, listCodebases } from './codebases.ts';
import { writeFunctions } from './functions/write-functions.ts';
import { keepKit } from './shells/kit.ts';
import { writeSite } from './site/write-site.ts';
import { digestFiles, digestOf } from '../files/digest-files.ts';
import { writeProvenance } from '../supply/provenance.ts';

/**
 * Digest of a folder: of the names and contents of its files, in the order of their names. Equal folders have equal
 * digests, whenever and wherever they were written.
 * @returns SHA-256 as hexadecimal digits
 */
const digestFolder = async (folder: string): Promise<string> =>
  digestOf(JSON.stringify(await digestFiles(folder)));

/** The build's content, and digests for comparing builds. */
const PlanSchema = v.object({
  environment: v.string(),
  commit: v.string(),
  /** Digest of each part, by its name. */
  parts: v.record(v.string(), v.string()),
  /** Paths of the pages, one of each kind of address. */
  paths: v.array(v.string()),
  /** Address of the registry, and the key that verifies it. */
  registry: RegistrySourceSchema,
  /** Functions that answer below `/api`. */
  backend: v.array(v.string()),
  /** Kit that the pages can be written with again. */
  shell: v.string(),
});
export type Plan = v.InferOutput<typeof PlanSchema>;

/** File of a site that says what it runs. */
export const RUNNING = 'build.json';

/** Folder that an environment is built into. */
export const buildFolderPath = ({ name }: Pick<Environment, 'name'>): string => join(LOCAL, 'deploy', name);

/** The store of the built kit. */
export const openShells = (environment: Pick<Environment, 'name'>): ReleaseStore =>
  openFolderStore(join(buildFolderPath(environment), 'shells'));

/**
 * Builds everything for an environment into its folder: the sites, the functions, the rules, `firebase.json`,
 * `plan.json` with a digest of each part, the bill of materials and the provenance. It uses the network only for the environment's releases. The same commit,
 * environment and registry give the same digests. The error is a sentence for the terminal.
 */
export async function buildEnvironment(
  environment: Environment,
  signal: AbortSignal,
): Promise<Result<Plan, string>> {
  const out = buildFolderPath(environment);
  const facts = await readFacts(environment);
  const fatal = collectFindings(environment, facts).filter(({ isFatal }) => isFatal);
  if (fatal.length > 0)
    return err(`Falta para ${environment.name}:\n${fatal.map(({ text }) => `  - ${text}`).join('\n')}`);
  const built = await buildFor('production', signal);
  if (!built.ok) return built;
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { commit, now } = await readHead();
  const sites = await writeSite({ environment, workspaces: workspaces.value, out, now });
  if (!sites.ok) return sites;
  const codebases = listCodebases(environment, out);
  const functions = await writeFunctions({ environment, codebases, root: ROOT, out: join(out, 'functions') });
  if (!functions.ok) return functions;
  for (const file of RULES) await copyFile(join(ROOT, file), join(out, file));
  const config = {
    firestore: { rules: RULES[0], indexes: RULES[1] },
    hosting: sites.value.hosting,
    functions: codebases.map(({ name }) => ({
      source: `functions/${name}`,
      codebase: name,
      runtime: 'nodejs24',
      ignore: ['node_modules', '*.log'],
    })),
  };
  await writeFile(join(out, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
  const parts = {
    ...Object.fromEntries(
      await Promise.all(
        [
          ...sites.value.hosting.map((site) => site.public),
          ...codebases.map(({ name }) => `functions/${name}`),
        ].map(async (part) => [part, await digestFolder(join(out, part))] as const),
      ),
    ),
    configuration: digestOf(JSON.stringify(config)),
  };
  const running = `${JSON.stringify({ commit, parts })}\n`;
  await writeFile(join(out, 'shell', RUNNING), running);
  const kit = await keepKit(openShells(environment), {
    dir: workspaces.value.shell.dir,
    facts: sites.value.facts,
    texts: { [`/${RUNNING}`]: running },
  });
  const plan: Plan = {
    environment: environment.name,
    commit,
    parts,
    paths: [...sites.value.paths],
    registry: sites.value.facts.registry,
    backend: BACKEND.map(({ name }) => name),
    shell: kit.version,
  };
  await writeFile(join(out, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
  await writeProvenance(out, environment.name, commit);
  return ok(plan);
}

/** The plan of the last build. The error is a sentence for the terminal. */
export async function readPlan(environment: Environment): Promise<Result<Plan, string>> {
  const text = await readFile(join(buildFolderPath(environment), 'plan.json'), 'utf8').catch(() => null);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PlanSchema), text);
  if (read.success && read.output.environment === environment.name) return ok(read.output);
  return err(`Nada foi compilado ainda: npm run deploy -- build ${environment.name}`);
}

const RULES = ['firestore.rules', 'firestore.indexes.json'] as const;

/** The commit that is built, and its moment: pages must not differ because a clock went on. */
async function readHead(): Promise<{ readonly commit: string; readonly now: Date }> {
  const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%H %cI'], { cwd: ROOT });
  const [commit = '', at = ''] = stdout.trim().split(' ');
  return { commit, now: new Date(at) };
}
