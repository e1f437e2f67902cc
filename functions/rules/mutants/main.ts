/**
 * `npm run rules:mutants -- [--minutes N] [--lines FROM-TO] [--lanes N] [--json]`: makes every mutant of the security rules, and
 * runs the tests of the rules against each until one fails. A mutant that no test notices, and one whose tests could not run, is
 * printed and fails the command. The last line of `--json` is one object.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFirestoreEmulator } from '../../test-support/firestore-emulator.ts';
import { tryUntilJudged, type Outcome } from './judge.ts';
import type { LaneRequest } from './lane.ts';
import { makeMutants, type Mutant } from './make-mutants.ts';
import { rankFiles } from './rank-files.ts';
import EQUAL from './equal.json' with { type: 'json' };

const FUNCTIONS = join(import.meta.dirname, '../..');
const rules = readFileSync(join(FUNCTIONS, '../firestore.rules'), 'utf8');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    lines: { type: 'string', default: '1-99999' },
    lanes: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above zero.');
const [first = NaN, last = NaN] = values.lines.split('-').map(Number);
if (!(first <= last)) throw new Error('--lines takes two numbers, such as 60-90.');
const lanes = Number(values.lanes);
if (!(lanes >= 1)) throw new Error('--lanes takes a number from one on.');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const tests = globSync('rules/*.emulator.test.ts', { cwd: FUNCTIONS }).toSorted();

const sources = new Map(tests.map((path) => [path, readFileSync(join(FUNCTIONS, path), 'utf8')]));
const lines = rules.split('\n');

/** What a mutant changes, and the line that begins the block or the function around it. */
function readAround({ line, from }: Pick<Mutant, 'line' | 'from'>): string {
  const head = lines.slice(0, line).findLast((one) => /^ *(match|function) /u.test(one));
  return [head, from, lines[line - 1]].join('\n');
}

/** Whether a mutant does the same as the rules, for a reason that is written down. */
function isEqual({ line, from, to }: Pick<Mutant, 'line' | 'from' | 'to'>): boolean {
  const source = lines[line - 1]?.trim();
  return EQUAL.some((one) => one.line === source && one.from === from && one.to === to);
}

const emulator = await startFirestoreEmulator();

/** One emulator serves all lanes: each loads its rules into a project of its own. */
function startLane(_: unknown, at: number): ChildProcess {
  return fork(join(import.meta.dirname, 'lane.ts'), {
    env: {
      ...process.env,
      GCLOUD_PROJECT: 'demo-aura',
      // Google's libraries would ask the network whether this is a machine of theirs.
      METADATA_SERVER_DETECTION: 'none',
      FIRESTORE_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
      AURA_RULES_PROJECT: `demo-mutants-${at}`,
    },
  });
}

async function askLane(lane: ChildProcess, request: LaneRequest): Promise<Outcome> {
  const ended = new AbortController();
  const gone = once(lane, 'exit', { signal: ended.signal }).then((): Outcome => {
    throw new Error('A process of the tests has ended.');
  });
  gone.catch(() => {});
  lane.send(request);
  try {
    const answered = once(lane, 'message', { signal: ended.signal });
    const [outcome] = (await Promise.race([answered, gone])) as [Outcome];
    return outcome;
  } finally {
    ended.abort();
  }
}

/** After so many mutants a line says how far it is. */
const EACH = 50;
const startedAt = performance.now();
const survivors: Omit<Mutant, 'text'>[] = [];
const untried: (Omit<Mutant, 'text'> & { readonly why: string })[] = [];
const counts = { mutants: 0, caught: 0, equal: 0, invalid: 0, left: 0 };
const queue = makeMutants(rules).filter(({ line }) => line >= first && line <= last);

async function judgeMutant(lane: ChildProcess, { text, ...mutant }: Mutant): Promise<void> {
  counts.mutants++;
  if (counts.mutants % EACH === 0)
    say(`${counts.mutants} mutants, ${Math.round(performance.now() / 1000)} s`);
  if (isEqual(mutant)) return void counts.equal++;
  if (performance.now() - startedAt > minutes * 60_000) return void counts.left++;
  const files = rankFiles(readAround(mutant), sources);
  const outcome = await tryUntilJudged(() => askLane(lane, { rules: text, files }));
  const change = `firestore.rules:${mutant.line}: ${mutant.from} → ${mutant.to}`;
  if (outcome.kind === 'noticed') counts.caught++;
  else if (outcome.kind === 'invalid') counts.invalid++;
  else if (outcome.kind === 'passed') {
    survivors.push(mutant);
    say(`${change}: no test notices it`);
  } else {
    untried.push({ ...mutant, why: outcome.by });
    say(`${change}: not tried, ${outcome.by}`);
  }
}

const running = Array.from({ length: lanes }, startLane);
try {
  const unchanged = await Promise.all(
    running.map((lane, at) => {
      const files = tests.filter((_, place) => place % lanes === at);
      return tryUntilJudged(() => askLane(lane, { rules, files }));
    }),
  );
  const wrong = unchanged.find(({ kind }) => kind !== 'passed');
  if (wrong) throw new Error(`The tests fail without any change: ${JSON.stringify(wrong)}`);
  say(`Without any change all tests pass, ${Math.round(performance.now() / 1000)} s`);
  await Promise.all(
    running.map(async (lane) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) await judgeMutant(lane, mutant);
    }),
  );
} finally {
  for (const lane of running) lane.kill();
  await emulator.stop();
}
const wallMs = Math.round(performance.now() - startedAt);
const result = { ...counts, untried: untried.length, survivors: survivors.length, wallMs };
say(JSON.stringify(values.json ? { ...result, unnoticed: survivors, notTried: untried } : result));
process.exit(survivors.length + untried.length + counts.invalid === 0 ? 0 : 1);
