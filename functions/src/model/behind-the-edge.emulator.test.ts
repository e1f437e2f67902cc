import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeDay, HOUR_MS, MINUTE_MS, type ContactRequest } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { HAS_AUTH } from '../../test-support/backend.ts';
import { message } from '../../test-support/mentor/ask.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { startModel, startProcesses, type Processes } from '../../test-support/processes/start-processes.ts';
import { openFirebaseServices } from '../firebase/admin.ts';
import { BUDGET, createDayLedger } from './budget.ts';

const COUNT = scaleRuns(2, 5);
const FORM_CALLS = 5;
/** Messages of the plan, those that a person has left, and those that each sends. */
const PLAN = { messages: 20, left: scaleRuns(2, 6), sent: scaleRuns(4, 10) };
const ANSWER = { input: 900, output: 100 };
/** What an answer takes of the day. */
const COST = ANSWER.input + ANSWER.output;

// A database of its own would be of another project, and the emulator of accounts has the people of one.
const { db } = openFirebaseServices('demo-aura');

let model: Awaited<ReturnType<typeof startModel>>;
let backend: Processes;
let another: Processes | undefined;
let before: Awaited<ReturnType<typeof readLedger>>;
const start = (count: number) => startProcesses(count, { ...model.env, AURA_JOBS_SAMPLE: 'off' });
beforeAll(async () => {
  model = await startModel(ANSWER);
  before = await readLedger();
  backend = await start(COUNT);
});
afterAll(async () => {
  await backend.close();
  await another?.close();
  model.close();
});

const contactRequest = (): ContactRequest => ({
  requestId: randomUUID(),
  name: 'Ana Souza',
  email: 'ana@exemplo.invalid',
  subject: 'duvida',
  message: 'Como vocês calculam o resultado?',
});

/** What a browser asks again after: two processes met at one profile, or the edge gave up on a busy machine. */
const AGAIN: ReadonlySet<number> = new Set([409, 502, 503, 504]);

/** Asks the mentor until there is an answer. */
async function askMentor({ post }: Processes, { token }: Person): Promise<number> {
  const request = message({ conversationId: randomUUID(), useModel: true, text: 'Como peço um aumento?' });
  for (;;) {
    const { status } = await post('/api/mentor', request, { token });
    if (!AGAIN.has(status)) return status;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The tokens that are taken of all days, and what the processes hold of them. */
async function readLedger() {
  const [days, leases] = await Promise.all([
    db.collection('aiBudget').get(),
    db.collectionGroup('aiLeases').get(),
  ]);
  return {
    taken: sum(days.docs.map((day) => Number(day.get('tokens')))),
    held: leases.docs.map((lease) => Number(lease.get('left'))),
  };
}

describe.skipIf(!HAS_AUTH)(`${COUNT} processes behind the edge`, () => {
  it('hold each address to the calls of one process', async () => {
    for (const address of ['127.0.7.1', '127.0.7.2']) {
      const begunAt = Date.now();
      const send = () => backend.post('/api/contact', contactRequest(), { address });
      const answers = await Promise.all(Array.from({ length: 4 * COUNT }, send));
      // One more a minute: on a machine that is slower than that, another one is right.
      const more = Math.floor((Date.now() - begunAt) / MINUTE_MS);
      const granted = answers.filter(({ status }) => status === 200).length;
      expect(granted).toBeGreaterThanOrEqual(FORM_CALLS);
      expect(granted).toBeLessThanOrEqual(FORM_CALLS + more);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    }
  });

  it('hold each person to the messages of the plan', async () => {
    const usage = {
      usagePeriod: computeDay(new Date()).slice(0, 'yyyy-mm'.length),
      usageCounts: { mentorAI: PLAN.messages - PLAN.left },
    };
    const people = await Promise.all([1, 2].map(() => newPerson(db, { plan: 'impulso', ...usage })));
    const statuses = await Promise.all(
      people.flatMap((person) => Array.from({ length: PLAN.sent }, () => askMentor(backend, person))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * PLAN.left);
    expect(statuses.filter((status) => status === 403)).toHaveLength(2 * (PLAN.sent - PLAN.left));
    for (const person of people) {
      expect(Object.keys(await person.stored('mentorMessages'))).toHaveLength(PLAN.left);
      expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: PLAN.messages } });
    }
  });

  it('put back at their end each token that they leave', async () => {
    // One after the other, so that each process has a lease.
    const person = await newPerson(db, { plan: 'impulso' });
    for (let at = 0; at < COUNT; at++) expect(await askMentor(backend, person)).toBe(200);
    expect((await readLedger()).held).toHaveLength(before.held.length + COUNT);
    for (const { end } of backend.processes) expect(await end('SIGTERM')).toBe(0);
    const { taken, held } = await readLedger();
    expect(held).toEqual(before.held);
    expect(model.countAnswers()).toBeGreaterThanOrEqual(COUNT);
    expect(taken - before.taken).toBe(model.countAnswers() * COST);
  });

  it('leave what a killed one held to another, an hour later', async () => {
    another = await start(1);
    expect(await askMentor(another, await newPerson(db))).toBe(200);
    for (const { end } of another.processes) expect(await end('SIGKILL')).toBeNull();
    const { taken, held } = await readLedger();
    const left = sum(held) - sum(before.held);
    expect(left).toBeGreaterThan(0);
    const day = computeDay(new Date());
    const ofDay = Number((await db.doc(`aiBudget/${day}`).get()).get('tokens'));
    const wanted = { held: 0, least: left, piece: BUDGET.lease };
    const now = createDayLedger(db, ofDay, () => new Date());
    expect(await now.take(day, wanted)).toBe(0);
    const later = createDayLedger(db, ofDay, () => new Date(Date.now() + HOUR_MS));
    expect(await later.take(day, wanted)).toBe(left);
    expect((await readLedger()).taken).toBe(taken);
  });
});
