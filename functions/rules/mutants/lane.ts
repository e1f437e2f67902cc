/**
 * A lane of `npm run rules:mutants`: a process that holds the tests of the rules. It loads each text of rules that it is sent into
 * its project of the emulator, once for all tests, and runs them until one fails.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectTests, type CollectedTest, type CollectedTests } from './collect-tests.ts';
import { judgeError, type Outcome } from './judge.ts';

export interface LaneRequest {
  readonly rules: string;
  /** Files of tests, the likeliest first: paths below `functions`. */
  readonly files: readonly string[];
}

const FUNCTIONS = join(import.meta.dirname, '../..');
const PROJECT = process.env['AURA_RULES_PROJECT'] ?? '';
const LONGEST_TEST_MS = 60_000;
/** Tests that noticed mistakes last and are tried first: the next mistake is some lines below. */
const MOST_RECENT = 10;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL?.endsWith('.emulator.test.ts') === true
      ? next('./collect-tests.ts', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

/** Tests of one file, which share what is done before and after all of them. */
interface Group {
  readonly file: string;
  readonly tests: readonly CollectedTest[];
}

const known = new Map<string, CollectedTests>();
let recent: readonly (readonly [file: string, test: CollectedTest])[] = [];

async function collectFile(file: string): Promise<CollectedTests> {
  const collected =
    known.get(file) ?? (await collectTests(() => import(pathToFileURL(join(FUNCTIONS, file)).href)));
  if (collected.tests.length === 0) throw new Error(`${file} has no tests.`);
  known.set(file, collected);
  return collected;
}

/** The tests that noticed mistakes last, then all others. */
async function orderTests(files: readonly string[]): Promise<readonly Group[]> {
  const first = [...new Set(recent.map(([file]) => file))].map((file) => {
    return { file, tests: recent.flatMap(([of, test]) => (of === file ? [test] : [])) };
  });
  const rest: Group[] = [];
  for (const file of files) {
    const { tests } = await collectFile(file);
    rest.push({ file, tests: tests.filter((test) => !recent.some(([, one]) => one === test)) });
  }
  return [...first, ...rest];
}

/** Whether the emulator takes a text as rules: one that it does not is no mistake that a test could notice. */
async function loadRules(text: string): Promise<boolean> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const address = `http://${host}/emulator/v1/projects/${PROJECT}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'security.rules', content: text }] } });
  return (await fetch(address, { method: 'PUT', body })).ok;
}

async function runAll({ rules, files }: LaneRequest): Promise<Outcome> {
  if (!(await loadRules(rules))) return { kind: 'invalid' };
  for (const group of await orderTests(files)) {
    const outcome = await runGroup(group);
    if ('by' in outcome) return { ...outcome, by: `${group.file}: ${outcome.by}` };
  }
  return { kind: 'passed' };
}

async function runGroup({ file, tests }: Group): Promise<Outcome> {
  const { beforeAll, afterAll } = await collectFile(file);
  try {
    for (const step of beforeAll) await step();
    for (const test of tests) {
      const outcome = await runTest(test);
      if (outcome.kind === 'noticed')
        recent = [[file, test] as const, ...recent.filter(([, one]) => one !== test)].slice(0, MOST_RECENT);
      if (outcome.kind !== 'passed') return outcome;
    }
    return { kind: 'passed' };
  } finally {
    for (const step of afterAll) await step();
  }
}

async function runTest(test: CollectedTest): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The test took longer than a minute.')), LONGEST_TEST_MS);
  });
  try {
    await Promise.race([test.run(), late]);
    return { kind: 'passed' };
  } catch (error) {
    return judgeError(test.name, error);
  } finally {
    clearTimeout(timer);
  }
}

process.on('message', (request: LaneRequest) => {
  runAll(request)
    .catch((error: unknown): Outcome => ({ kind: 'disturbed', by: `no test ran: ${String(error)}` }))
    .then((outcome) => process.send?.(outcome))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit());
