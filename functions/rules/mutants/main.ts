/**
 * `npm run rules:mutants -- [--minutes N] [--lines FROM-TO] [--json]`: makes every mutant of the security rules, and runs the
 * tests of the rules against each until one fails. A mutant that no test notices is printed and fails the command. The last
 * line of `--json` is one object.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { startFirestoreEmulator } from '../../test-support/firestore-emulator.ts';
import { makeMutants, type Mutant } from './make-mutants.ts';
import EQUAL from './equal.json' with { type: 'json' };

const FUNCTIONS = join(import.meta.dirname, '../..');
const rules = readFileSync(join(FUNCTIONS, '../firestore.rules'), 'utf8');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    lines: { type: 'string', default: '1-99999' },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above zero.');
const [first = NaN, last = NaN] = values.lines.split('-').map(Number);
if (!(first <= last)) throw new Error('--lines takes two numbers, such as 60-90.');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const tests = globSync('rules/*.emulator.test.ts', { cwd: FUNCTIONS }).toSorted();

/** Whether a mutant does the same as the rules, for a reason that is written down. */
function isEqual({ line, from, to }: Pick<Mutant, 'line' | 'from' | 'to'>): boolean {
  const source = rules.split('\n')[line - 1]?.trim();
  return EQUAL.some((one) => one.line === source && one.from === from && one.to === to);
}

/** The tests that name the collection of a mutant, then all the others: what is noticed at all is noticed sooner. */
function orderTests({ collection }: Pick<Mutant, 'collection'>): readonly (readonly string[])[] {
  const near = tests.filter(
    (path) => collection !== null && readFileSync(join(FUNCTIONS, path), 'utf8').includes(collection),
  );
  return [near, tests.filter((path) => !near.includes(path))].filter((paths) => paths.length > 0);
}

const emulator = await startFirestoreEmulator();
const folder = await mkdtemp(join(tmpdir(), 'aura-mutants-'));
const file = join(folder, 'firestore.rules');
process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
process.env['AURA_RULES'] = file;
const vitest = await createVitest('test', {
  root: FUNCTIONS,
  config: join(FUNCTIONS, 'vitest.config.ts'),
  watch: false,
  bail: 1,
  reporters: [{}],
});

/** How a test says that the rules gave another verdict; anything else is a fault of a busy machine, such as a late lock. */
const VERDICT = /expected|permission|denied/iu;
const ATTEMPTS = 3;

/**
 * The first test that fails with a text as rules; null if all pass. One process runs all of them: to start one takes longer
 * than a test.
 */
async function findFailure(text: string, groups: readonly (readonly string[])[]): Promise<string | null> {
  await writeFile(file, text);
  for (const paths of groups) {
    const found = await vitest.globTestSpecifications([...paths]);
    if (found.length !== paths.length) throw new Error('Not every test of the rules was found.');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { testModules } = await vitest.runTestSpecifications(found, true);
      const failed = testModules.find((module) => !module.ok());
      if (!failed) break;
      const [test] = failed.children.allTests('failed');
      const message = test?.result().errors?.[0]?.message ?? 'no test ran';
      if (VERDICT.test(message) || attempt === ATTEMPTS) return `${test?.fullName ?? ''}: ${message}`;
    }
  }
  return null;
}

/** Whether the emulator takes a text as rules: one that it does not is no mutant that a test could notice. */
async function isRules(text: string): Promise<boolean> {
  const address = `http://${emulator.host}:${emulator.port}/emulator/v1/projects/demo-mutants:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'security.rules', content: text }] } });
  return (await fetch(address, { method: 'PUT', body })).ok;
}

const startedAt = performance.now();
const survivors: Omit<Mutant, 'text'>[] = [];
const counts = { mutants: 0, caught: 0, equal: 0, invalid: 0, untried: 0 };
try {
  const failure = await findFailure(rules, [tests]);
  if (failure !== null) throw new Error(`A test of the rules fails without any change: ${failure}`);
  for (const { text, ...mutant } of makeMutants(rules)) {
    if (mutant.line < first || mutant.line > last) continue;
    counts.mutants++;
    if (isEqual(mutant)) counts.equal++;
    else if (performance.now() - startedAt > minutes * 60_000) counts.untried++;
    else if (!(await isRules(text))) counts.invalid++;
    else if ((await findFailure(text, orderTests(mutant))) === null) {
      survivors.push(mutant);
      say(`firestore.rules:${mutant.line}: ${mutant.from} → ${mutant.to}`);
    } else counts.caught++;
  }
} finally {
  await vitest.close();
  await emulator.stop();
  await rm(folder, { recursive: true });
}
const result = { ...counts, survivors: survivors.length, wallMs: Math.round(performance.now() - startedAt) };
say(JSON.stringify(values.json ? { ...result, unnoticed: survivors } : result));
process.exit(survivors.length + counts.invalid === 0 ? 0 : 1);
