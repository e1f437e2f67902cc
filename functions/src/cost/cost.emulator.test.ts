import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyseResume, diagnose } from '@aura/shared-career';
import { scaleRuns } from '@aura/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localBackend, type Backend } from '../../test-support/backend.ts';
import { countCost, listWritten, type Cost } from '../../test-support/counted-reads.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { openSimulator } from '../../test-support/interview-calls.ts';
import { asking, diagnosedPerson, makeMarket, vacancy } from '../../test-support/jobs.ts';
import { learnerOf } from '../../test-support/lesson-calls.ts';
import { SAMPLE_ANSWERS } from '../../test-support/lessons.ts';
import { ask, message } from '../../test-support/mentor/ask.ts';
import { newPerson } from '../../test-support/people.ts';
import { linkedInRunRequest, makeResumeRunRequest } from '../../test-support/tool-requests.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
/** Seconds that the clock was moved on: it stands still but for messages, of which the newest counts. */
let seconds = 0;
const now = () => new Date(NOW.getTime() + 1000 * seconds);
const vacancies = Array.from({ length: 40 }, (_, at) => vacancy({ id: `sample:n${at}` }));
const TABLE = join(import.meta.dirname, 'calls.csv');
const CPU_TABLE = join(import.meta.dirname, 'cpu.csv');

/** More documents than an export reads, and an erasure deletes, of a person who has hardly begun. */
const OF_EVERYBODY = 40;

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend({
    now,
    market: makeMarket({ vacancies }, now),
    engine: diagnose,
    resumeEngine: async (input, options) => analyseResume(input, options),
    // The clock stands still, so that nobody's calls are forgotten.
    limits: { address: { capacity: 100_000, refillPerSecond: 1, maxKeys: 10 } },
  });
});
afterAll(() => backend.stop());

/** Makes every call that the table has, by people of its own. */
async function makeCalls(add: (name: string, work: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const { db } = backend;
  const person = await newPerson(db, { plan: 'decolagem' });
  await add('first diagnosis', () => backend.post('/diagnosis', makeDiagnosisRequest(), person.token));
  const other = makeDiagnosisRequest({ title: 'Cientista de dados' });
  await add('next diagnosis', () => backend.post('/diagnosis', other, person.token));
  await add('check of insights', () => backend.post('/insights/check', {}, person.token));
  await add('optimiser of a CV', () => backend.post('/tools/resume', makeResumeRunRequest(), person.token));
  await add('optimiser of a profile', () =>
    backend.post('/tools/linkedin', linkedInRunRequest(), person.token),
  );
  await add('export of an account', () => backend.get('/account/export', person.token));

  const seeker = await diagnosedPerson(db, { plan: 'decolagem' });
  const search = (page: number) =>
    backend.get(asking('/jobs', { query: { words: 'dados' }, page }), seeker.token);
  await add('first job search of a day', () => search(1));
  await add('next page of a job search', () => search(2));
  await add('job posting', () => backend.get(asking('/jobs/posting', { id: 'sample:n3' }), seeker.token));
  await add('check of job alerts', () => backend.post('/jobs/alerts/check', {}, seeker.token));

  const simulator = openSimulator(backend);
  const candidate = await newPerson(db, { plan: 'decolagem' });
  let begun: Awaited<ReturnType<typeof simulator.started>> | undefined;
  await add('start of an interview', async () => {
    begun = await simulator.started(candidate);
  });
  if (!begun) throw new Error('no interview');
  const interview = begun;
  await add('answer in an interview', () => simulator.answered(candidate, interview, 0));
  for (let at = 1; at < interview.questions.length; at++) await simulator.answered(candidate, interview, at);
  await add('end of an interview', () => simulator.finished(candidate, interview));

  const asker = await newPerson(db, { plan: 'decolagem' });
  const tell = () => {
    seconds += 1;
    return ask(backend, asker, message());
  };
  await add('first message to the mentor', tell);
  for (let sent = 0; sent < 5; sent++) await tell();
  await add('seventh message to the mentor', tell);

  const lessons = learnerOf(backend);
  const learner = await lessons.newLearner();
  const [question = ''] = Object.keys(SAMPLE_ANSWERS);
  await add('answer in a lesson', () => lessons.answer(learner, question));
  await add('end of a lesson', () => lessons.complete(learner));

  const events = [{ kind: 'load', ms: 400 }];
  const batch = { remote: 'tools', version: '1.2.0', events };
  await add('batch of telemetry', () => backend.post('/telemetry', batch));
}

/** Bytes that may differ from the table: another word in a stored text is no other cost. */
const SAME_BYTES = 0.03;

/** Row of the table for a call: the row that stands there already, if its bytes alone differ a little. */
function describeCost(name: string, cost: Cost, kept: readonly string[] | undefined): string {
  const { reads, writes, deletes, readBytes, writtenBytes } = cost;
  const takeBytes = (bytes: number, before: string | undefined): number =>
    Math.abs(bytes - Number(before)) <= SAME_BYTES * Number(before) ? Number(before) : bytes;
  return [
    name,
    reads,
    writes,
    deletes,
    takeBytes(readBytes, kept?.[4]),
    takeBytes(writtenBytes, kept?.[5]),
  ].join(',');
}

it('every call reads and writes what the table says', async () => {
  const table = await readFile(TABLE, 'utf8');
  const kept = new Map(table.split('\n').map((row) => [row.split(',')[0], row.split(',')]));
  const rows: string[] = [];
  await makeCalls(async (name, work) => {
    rows.push(describeCost(name, await countCost(work), kept.get(name)));
  });
  const counted = `call,reads,writes,deletes,bytes read,bytes written\n${rows.join('\n')}\n`;
  await expect(counted).toMatchFileSnapshot(TABLE);
});

// A document takes about one write a second for long: one that everybody's calls write would stop them all.
it('no call writes a document that people share, but for the counts of telemetry, which are gathered', async () => {
  const written: ReadonlySet<string>[] = [];
  for (let people = 0; people < 2; people++) {
    const paths = new Set<string>();
    await makeCalls(async (_name, work) => {
      for (const path of await listWritten(work)) paths.add(path);
    });
    written.push(paths);
  }
  const [first, second] = written;
  expect(first?.size).toBeGreaterThan(20);
  const shared = [...(first ?? [])].filter((path) => second?.has(path));
  expect(shared).toEqual([expect.stringMatching(/^telemetry\/2026-11-10_tools_1\.2\.0_\d+$/u)]);
});

it('an export reads each document once, and an erasure deletes each once, however many a person has', async () => {
  const { db } = backend;
  const person = await newPerson(db);
  const each = scaleRuns(30, 300);
  const writer = db.bulkWriter();
  for (let at = 0; at < each; at++)
    for (const collection of ['mentorMessages', 'savedJobs'])
      void writer.set(db.doc(`users/${person.uid}/${collection}/n${at}`), { at: NOW });
  await writer.close();
  const exported = await countCost(() => backend.get('/account/export', person.token));
  expect(exported.reads).toBeGreaterThan(2 * each);
  expect(exported.reads).toBeLessThan(2 * each + OF_EVERYBODY);
  const erased = await countCost(() => backend.delete('/account', person.token));
  expect(erased.deletes).toBeGreaterThan(2 * each);
  expect(erased.deletes).toBeLessThan(2 * each + OF_EVERYBODY);
});

/** Runs of all calls; the first ones warm the engines up. */
const RUNS = { warm: 3, counted: 11 };

/** Processor time of some work in this process, milliseconds. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Fixed work, as a measure of the machine: 100 ms on the one that prices are computed for. */
const doReferenceWork = async (): Promise<void> => {
  let digest: Buffer = Buffer.alloc(32);
  for (let at = 0; at < 60_000; at++) digest = createHash('sha256').update(digest).digest();
};

// `npm run cost -- --measure`; a check never measures time.
it.runIf(process.env['AURA_MEASURE_CPU'])(
  'measures the processor time of every call',
  { timeout: 600_000 },
  async () => {
    const measured = new Map<string, number[]>();
    for (let run = 0; run < RUNS.warm + RUNS.counted; run++) {
      const reference = await measureCpu(doReferenceWork);
      await makeCalls(async (name, work) => {
        const ms = (await measureCpu(work)) * (100 / reference);
        if (run >= RUNS.warm) measured.set(name, [...(measured.get(name) ?? []), ms]);
      });
    }
    const rows = [...measured].map(([name, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return [name, at(0.5), at(0.1), at(0.9)].join(',');
    });
    expect(rows.length).toBeGreaterThan(10);
    await writeFile(CPU_TABLE, `call,ms,tenth,ninth tenth\n${rows.join('\n')}\n`);
  },
);
