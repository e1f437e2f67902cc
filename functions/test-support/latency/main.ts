/**
 * `npm run bench:latency -- [--rounds N] [--calls N] [--json]`: how long calls of others take beside the long analyses of one
 * person, in one process of the built codebase with as many calls at once as it is deployed for, against the same calls
 * without them. The last line of `--json` is one object.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ResumeRunRequest } from '@aura/shared-domain';
import { openFirebaseServices } from '../../src/firebase/admin.ts';
import { newPerson } from '../people.ts';
import { startProcesses } from '../processes/start-processes.ts';
import { makeLongResume, makeResumeRunRequest } from '../tool-requests.ts';
import codebases from '../../codebases.json' with { type: 'json' };
import { compareTimes } from './compare-times.ts';

/** Two of the calls at once are of others. */
const LONG_AT_ONCE = codebases.career.options.concurrency - 2;
const GOAL_MS = 200;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    calls: { type: 'string', default: '25' },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, calls] = [Number(values.rounds), Number(values.calls)];
if (!(Number.isInteger(rounds) && rounds >= 1)) throw new Error('--rounds takes a whole number.');
// A person may have 30 analyses at once.
if (!(Number.isInteger(calls) && calls >= 1 && calls <= 28)) throw new Error('--calls takes 1 to 28.');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
// Google's libraries would ask the network whether this is a machine of theirs.
process.env['METADATA_SERVER_DETECTION'] = 'none';
const { db } = openFirebaseServices('demo-aura');
const backend = await startProcesses(1, { AURA_CODEBASE: 'career' });
let people = 0;
let errors = 0;

/** Somebody new at an address of their own, without a limit in the month. */
async function makeCaller() {
  people += 1;
  const address = `127.0.1.${people}`;
  const { token } = await newPerson(db, { plan: 'decolagem' });
  return async (request: ResumeRunRequest): Promise<number> => {
    const startedAt = performance.now();
    const { status } = await backend.post('/api/tools/resume', request, { address, token });
    if (status !== 200) errors += 1;
    return performance.now() - startedAt;
  };
}

const makeShortRequest = (): ResumeRunRequest =>
  makeResumeRunRequest({ goal: `Gerente de loja ${randomUUID()}` });
const makeLongRequest = (): ResumeRunRequest =>
  makeResumeRunRequest({ resume: makeLongResume(10, 60), goal: `Gerente de loja ${randomUUID()}` });

/** Times of one call after another. */
async function measureCalls(call: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < calls) times.push(await call());
  return times;
}

/** Calls of two people at once: of one that was answered before, and of one who has a short CV analysed each time. */
async function measureOthers() {
  const [repeat, analyse] = [await makeCaller(), await makeCaller()];
  const known = makeShortRequest();
  await repeat(known);
  const [answered, analysed] = await Promise.all([
    measureCalls(() => repeat(known)),
    measureCalls(() => analyse(makeShortRequest())),
  ]);
  return { answered, analysed };
}

/** Long analyses of one person until told to stop; gives their times. */
async function sendLong(isOver: () => boolean): Promise<readonly number[]> {
  const call = await makeCaller();
  const times: number[] = [];
  const keepCalling = async (): Promise<void> => {
    while (!isOver()) times.push(await call(makeLongRequest()));
  };
  await Promise.all(Array.from({ length: LONG_AT_ONCE }, keepCalling));
  return times;
}

async function measureBesideLong() {
  let isOver = false;
  const sent = sendLong(() => isOver);
  // The first of them is under way.
  await setTimeout(1000);
  const others = await measureOthers().finally(() => (isOver = true));
  return { ...others, long: await sent };
}

const alone: Awaited<ReturnType<typeof measureOthers>>[] = [];
const beside: Awaited<ReturnType<typeof measureBesideLong>>[] = [];
try {
  // Both threads are started before the clock is.
  const [one, another] = [await makeCaller(), await makeCaller()];
  await Promise.all([one(makeLongRequest()), setTimeout(50).then(() => another(makeShortRequest()))]);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureOthers());
    beside.push(await measureBesideLong());
  }
} finally {
  await backend.close();
}

const answered = compareTimes(
  alone.flatMap((times) => times.answered),
  beside.flatMap((times) => times.answered),
);
const analysed = compareTimes(
  alone.flatMap((times) => times.analysed),
  beside.flatMap((times) => times.analysed),
);
const longTimes = beside.flatMap((times) => times.long);
const result = {
  concurrency: codebases.career.options.concurrency,
  rounds,
  calls: rounds * calls,
  longAnalyses: longTimes.length,
  errors,
  answered,
  analysed,
  holds: Math.max(answered.waitMs.p95, analysed.waitMs.p95) <= GOAL_MS,
};
const lines = { 'answered before': answered, 'a short CV analysed': analysed };
for (const [name, { alone: without, beside: withThem, waitMs, ratio }] of Object.entries(lines))
  say(
    `${name.padEnd(20)} p50 ${without.p50} → ${withThem.p50} ms (+${waitMs.p50}, ×${ratio.p50}), ` +
      `p95 ${without.p95} → ${withThem.p95} ms (+${waitMs.p95}, ×${ratio.p95})`,
  );
say(`${longTimes.length} long analyses beside them, ${errors} errors`);
if (values.json) say(JSON.stringify(result));
if (errors > 0) process.exitCode = 1;
