import { afterEach, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { ask, message } from '../../test-support/mentor/ask.ts';
import { makeCoach } from '../../test-support/mentor/coach.ts';
import { newPerson, type Person } from '../../test-support/people.ts';

let backend: Backend;
afterEach(() => backend.stop());

const NOVEMBER = new Date('2026-11-10T12:00:00.000Z');
const DECEMBER = new Date('2026-12-10T12:00:00.000Z');

async function setUp(profile: object = {}) {
  const clock = { now: NOVEMBER };
  backend = await localBackend({ now: () => clock.now, mentorEngine: makeCoach() });
  return { clock, person: await newPerson(backend.db, profile) };
}

const giveBack = (person: Person, messageId: string) =>
  backend.post('/mentor/returns', { messageId }, person.token);
const say = async (person: Person, conversationId: string) => {
  const request = message({ conversationId });
  const { status } = await ask(backend, person, request);
  return { status, messageId: request.messageId };
};
const countOf = async (person: Person) => (await person.profile())['usageCounts'];
const mayReturn = async (person: Person) => (await backend.get('/mentor/status', person.token)).body;

describe.skipIf(!HAS_AUTH)('POST /mentor/returns', () => {
  it('gives the only message of the month back, so that another one is answered', async () => {
    const { person } = await setUp();
    const { messageId } = await say(person, 'conversa-1');
    expect((await say(person, 'conversa-2')).status).toBe(403);
    expect(await mayReturn(person)).toMatchObject({ mayReturn: true });
    expect(await giveBack(person, messageId)).toMatchObject({ status: 200, body: { returned: true } });
    expect(await countOf(person)).toEqual({ mentorAI: 0 });
    expect(await mayReturn(person)).toMatchObject({ mayReturn: false });
    expect((await say(person, 'conversa-2')).status).toBe(200);
    expect((await say(person, 'conversa-3')).status).toBe(403);
  });

  it('gives one message back a month, however often and at once it is asked', async () => {
    const { person, clock } = await setUp({ plan: 'decolagem' });
    const one = await say(person, 'conversa-1');
    const two = await say(person, 'conversa-2');
    const told = await Promise.all(
      [one, two, one, two].map(async ({ messageId }) => (await giveBack(person, messageId)).status),
    );
    expect(told.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect(await countOf(person)).toEqual({ mentorAI: 1 });
    // Another answer does not forget the month.
    const three = await say(person, 'conversa-3');
    expect((await giveBack(person, three.messageId)).status).toBe(409);
    clock.now = DECEMBER;
    expect((await giveBack(person, three.messageId)).status).toBe(409);
    const four = await say(person, 'conversa-4');
    expect((await giveBack(person, four.messageId)).status).toBe(200);
    expect(await countOf(person)).toEqual({ mentorAI: 0 });
  });

  it('gives no free reply back, and leaves none to a message that was given back', async () => {
    const { person } = await setUp();
    const counted = await say(person, 'conversa-1');
    const free = await say(person, 'conversa-1');
    expect((await giveBack(person, free.messageId)).status).toBe(409);
    expect((await giveBack(person, counted.messageId)).status).toBe(200);

    const other = await newPerson(backend.db, {});
    const { messageId } = await say(other, 'conversa-1');
    await giveBack(other, messageId);
    expect((await say(other, 'conversa-1')).status).toBe(200);
    expect(await countOf(other)).toEqual({ mentorAI: 1 });
  });

  it('refuses what is somebody else’s, and notes nothing but the month', async () => {
    const { person } = await setUp();
    const { messageId } = await say(person, 'conversa-1');
    const other = await newPerson(backend.db, {});
    expect((await giveBack(other, messageId)).status).toBe(404);
    await giveBack(person, messageId);
    expect(await person.stored('mentorState')).toEqual({
      answered: { count: 1, writingUntil: null, freeReplyTo: null, returnedIn: '2026-11' },
    });
  });
});
