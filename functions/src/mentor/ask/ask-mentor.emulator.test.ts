import { afterEach, describe, expect, it } from 'vitest';
import { MENTOR_LIMITS } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend, type Replaced } from '../../../test-support/backend.ts';
import { ask, message, textsOf } from '../../../test-support/mentor/ask.ts';
import { COACH, SAFETY, makeCoach, type AskedOf } from '../../../test-support/mentor/coach.ts';
import { newPerson } from '../../../test-support/people.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const QUICK = { capacity: 10_000, refillPerSecond: 100, maxKeys: 100 };

let backend: Backend;
afterEach(() => backend.stop());

async function setUp(profile: object = { plan: 'decolagem' }, replaced: Replaced = {}) {
  const clock = { now: START };
  const asked: AskedOf[] = [];
  backend = await localBackend({
    now: () => clock.now,
    mentorEngine: makeCoach(asked),
    limits: { person: QUICK, mentor: QUICK },
    ...replaced,
  });
  const person = await newPerson(backend.db, profile);
  return { clock, asked, person, path: `users/${person.uid}` };
}

describe.skipIf(!HAS_AUTH)('POST /mentor', () => {
  it('answers by the sentence, and stores the whole answer with its count', async () => {
    const { person } = await setUp({});
    const request = message();
    const { status, events } = await ask(backend, person, request);
    expect(status).toBe(200);
    expect(events[0]).toEqual({ type: 'start', charged: true, newBadges: [], writer: null });
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['answer', 'end']);
    expect(events.filter(({ type }) => type === 'text')).toHaveLength(10);
    expect(events[1]).toEqual({
      type: 'text',
      part: 0,
      kind: 'situation',
      at: 0,
      text: 'Seu objetivo pede planilhas e relatórios. ',
    });
    expect(textsOf(events)).toEqual(COACH.map(({ text }) => text));
    expect(await person.stored('mentorMessages')).toMatchObject({
      [request.messageId]: {
        question: request.text,
        conversationId: 'conversa-1',
        answer: { intent: 'plan', parts: COACH },
        writer: null,
        writingUntil: null,
        taskId: null,
        newBadges: [],
      },
    });
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: 1 } });
    expect(await person.stored('mentorState')).toEqual({
      answered: { count: 1, writingUntil: null, freeReplyTo: request.messageId },
    });
  });

  it('does not count the reply to its own question, and counts the next message', async () => {
    const { person } = await setUp({});
    const say = (conversationId: string) => ask(backend, person, message({ conversationId }));
    expect((await say('conversa-1')).status).toBe(200);
    expect((await say('conversa-2')).status).toBe(403);
    const { status, events } = await say('conversa-1');
    expect(status).toBe(200);
    expect(events[0]).toMatchObject({ type: 'start', charged: false });
    // Nothing is asked that could not be answered.
    expect(events.filter((event) => event.type === 'text' && event.kind === 'question')).toEqual([]);
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: 1 } });
    expect((await say('conversa-1')).status).toBe(403);
    expect(Object.keys(await person.stored('mentorMessages'))).toHaveLength(2);
  });

  it('counts a message once, even if it is sent several times at once', async () => {
    const { person } = await setUp({});
    const request = message();
    const told = await Promise.all(Array.from({ length: 20 }, () => ask(backend, person, request)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(told.filter(({ events }) => events[0]?.type === 'start' && events[0].charged)).toHaveLength(1);
    for (const { events } of told) expect(textsOf(events)).toEqual(COACH.map(({ text }) => text));
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: 1 } });
    expect(await person.stored('mentorState')).toMatchObject({ answered: { count: 1 } });
  });

  it('answers exactly one of two tabs with one use left, and stores nothing of the other', async () => {
    const { person } = await setUp({});
    const tabs = ['conversa-1', 'conversa-2'].map((conversationId) => message({ conversationId }));
    const told = await Promise.all(tabs.map((request) => ask(backend, person, request)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(Object.keys(await person.stored('mentorMessages'))).toHaveLength(1);
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: 1 } });
  });

  it('finds no other question under the id of a message', async () => {
    const { person } = await setUp();
    const request = message();
    await ask(backend, person, request);
    expect((await ask(backend, person, { ...request, text: 'Outra pergunta' })).status).toBe(409);
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: 1 } });
  });

  it('sends only the rest to a caller with a part of it, and only its end to one beyond it', async () => {
    const { person } = await setUp();
    const request = message();
    await ask(backend, person, request);
    const rest = await ask(backend, person, { ...request, from: { part: 3, at: 7 } });
    expect(rest.events[0]).toMatchObject({ type: 'start', charged: false });
    expect(textsOf(rest.events, ['', '', '', 'Separe '])).toEqual([
      '',
      '',
      '',
      COACH[3]?.text,
      COACH[4]?.text,
    ]);
    for (const from of [
      { part: 4, at: 100_000 },
      { part: 20, at: 0 },
    ]) {
      const { events } = await ask(backend, person, { ...request, from });
      expect(events.map(({ type }) => type)).toEqual(['start', 'answer', 'end']);
    }
  });

  it('holds one person to a rate of new messages; what is known and what is for safety goes through', async () => {
    const mentor = { capacity: 2, refillPerSecond: 0.01, maxKeys: 10 };
    const { person } = await setUp(undefined, { limits: { mentor } });
    const [first, second, third] = [message(), message(), message()];
    const statuses = [];
    for (const request of [first, second, third, first, message({ text: 'perigo' })])
      statuses.push((await ask(backend, person, request)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
  });

  it('asks who has an account and no profile to sign in again, and refuses what is no message', async () => {
    const { person } = await setUp();
    expect((await ask(backend, await newPerson(backend.db, null), message())).status).toBe(404);
    expect((await ask(backend, { token: 'x' }, message())).status).toBe(401);
    for (const changes of [{ text: ' ' }, { text: 'a'.repeat(2001) }, { messageId: 'a/b' }])
      expect((await ask(backend, person, message(changes))).status).toBe(400);
  });
});

describe.skipIf(!HAS_AUTH)('what leaves no trace', () => {
  it('is a message that safety answers: at the limit of the month, for everybody, byte by byte', async () => {
    const { person, asked } = await setUp({ usagePeriod: '2026-11', usageCounts: { mentorAI: 1 } });
    const before = await findStoredAbout(backend.db, [person.uid]);
    const { status, events } = await ask(backend, person, message({ text: 'há perigo aqui' }));
    expect(status).toBe(200);
    expect(events).toEqual([{ type: 'safety', reply: SAFETY }, { type: 'end' }]);
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
    expect(asked).toEqual([]);
    expect(JSON.stringify(backend.logged)).not.toMatch(/selfHarm|perigo|stop/u);
  });

  it('is a message that gets no advice', async () => {
    const { person } = await setUp();
    const before = await findStoredAbout(backend.db, [person.uid]);
    const { events } = await ask(backend, person, message({ text: 'xyz' }));
    expect(events).toEqual([
      { type: 'aside', reason: 'unclear', text: 'Não entendi.', suggestions: ['Como peço aumento?'] },
      { type: 'end' },
    ]);
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
  });

  it('is what people write, in the log', async () => {
    const { person } = await setUp();
    await ask(backend, person, message({ text: 'Trabalho na Companhia Segredo' }));
    expect(backend.logged).not.toEqual([]);
    expect(JSON.stringify(backend.logged)).not.toMatch(/Segredo|relatório/u);
  });
});

describe.skipIf(!HAS_AUTH)('the badge', () => {
  it('comes with the eleventh message and once, with its points and its news', async () => {
    const { person, clock } = await setUp();
    const badges = [];
    for (let at = 0; at < 13; at += 1) {
      clock.now = new Date(START.getTime() + at * 60_000);
      const { events } = await ask(backend, person, message());
      badges.push(events[0]?.type === 'start' ? events[0].newBadges : null);
    }
    expect(badges.map((news) => news?.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
    expect(badges[10]).toEqual(['estrategista_mestre']);
    const profile = await person.profile();
    expect(profile['points']).toBe(25);
    expect(profile['notifications']).toEqual([expect.objectContaining({ id: 'selo_estrategista_mestre' })]);
    expect(profile['pointEntries']).toBe(1);
    expect(await person.stored('pointEvents')).toEqual({
      1: expect.objectContaining({ target: 'estrategista_mestre', balance: 25 }),
    });
  });
});

describe.skipIf(!HAS_AUTH)('what advice rests on', () => {
  it('is the newest message of the same conversation, for a message that goes on', async () => {
    const { person, asked, clock } = await setUp();
    const say = async (text: string, conversationId = 'conversa-1') => {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await ask(backend, person, message({ text, conversationId }));
    };
    await say('Quero um salário melhor');
    await say('Outra coisa', 'conversa-2');
    await say('E se não der?');
    await say('E se não der?', 'conversa-3');
    expect(asked.map(({ intent }) => intent)).toEqual(['salary', 'plan', 'salary', 'plan']);
    expect(asked.map(({ turns }) => turns.map(({ question, play }) => [question, play]))).toEqual([
      [],
      [],
      [['Quero um salário melhor', 'conselho: Quero um salário melhor']],
      [],
    ]);
  });

  it('is profile, CV, remembered facts, the five newest jobs and the three newest finished simulations', async () => {
    const { person, asked, path } = await setUp();
    for (let at = 0; at < 7; at += 1) {
      await backend.db.doc(`${path}/savedJobs/v${at}`).set({
        vacancy: { title: `Vaga ${at}`, company: at === 6 ? '' : 'Empresa' },
        stage: 'applied',
        updatedAt: new Date(START.getTime() + at),
      });
      await backend.db.doc(`${path}/interviews/i${at}`).set({
        finishedAt: at === 6 ? null : new Date(START.getTime() + at),
        setup: { role: `Cargo ${at}` },
        report: {
          overall: 50,
          dimensions: [
            { id: 'structure', label: 'Estrutura', value: 60 },
            { id: 'result', label: 'Resultado', value: 40 },
            { id: 'delivery', label: 'Entrega', value: null },
          ],
        },
      });
    }
    await backend.db.doc(`${path}/savedJobs/estranha`).set({ updatedAt: new Date(), stage: 'sonhada' });
    await ask(backend, person, message());
    const record = asked[0]?.record;
    expect(record).toMatchObject({ resume: null, profile: { name: 'Pessoa de teste' }, now: START });
    expect(record?.jobs.map(({ id }) => id)).toEqual(['v6', 'v5', 'v4', 'v3']);
    expect(record?.jobs[0]).toEqual({ id: 'v6', title: 'Vaga 6', company: null, stage: 'applied' });
    expect(record?.interviews).toEqual(
      [5, 4, 3].map((at) => ({ id: `i${at}`, role: `Cargo ${at}`, overall: 50, weakest: 'result' })),
    );
  });

  it('is no expired fact, and the use of the others is noted', async () => {
    const { person, asked, path } = await setUp();
    const usedAt = Array.from({ length: 5 }, (_, at) => new Date(START.getTime() - (at + 1) * 1000));
    const fact = { text: 'Gosta de planilhas', origin: 'person', createdAt: START, usedAt, expiresAt: null };
    await backend.db.doc(`${path}/mentorFacts/fica`).set(fact);
    await backend.db.doc(`${path}/mentorFacts/acabou`).set({ ...fact, expiresAt: START });
    await ask(backend, person, message());
    expect(asked[0]?.record.remembered).toEqual([{ id: 'fica', text: 'Gosta de planilhas' }]);
    const stored = await person.stored('mentorFacts');
    expect(Object.keys(stored)).toEqual(['fica']);
    const uses = stored['fica']?.['usedAt'].map((at: { toDate(): Date }) => at.toDate());
    expect(uses).toEqual([START, ...usedAt.slice(0, 4)]);
  });

  it('is stored with the newest messages alone; the oldest give way', async () => {
    const { person, path } = await setUp();
    const batch = backend.db.batch();
    for (let at = 0; at < MENTOR_LIMITS.messages + 2; at += 1)
      batch.create(backend.db.doc(`${path}/mentorMessages/antiga-${at}`), {
        createdAt: new Date(START.getTime() - 1_000_000 + at),
      });
    await batch.commit();
    await ask(backend, person, message());
    const stored = Object.keys(await person.stored('mentorMessages'));
    expect(stored).toHaveLength(MENTOR_LIMITS.messages);
    expect(stored).not.toContain('antiga-2');
    expect(stored).toContain('antiga-3');
  });
});

describe.skipIf(!HAS_AUTH)('a coach that fails', () => {
  it('counts and stores nothing', async () => {
    const mentorEngine = {
      ...makeCoach(),
      respond: () => {
        throw new TypeError('quebrou');
      },
    };
    const { person } = await setUp({}, { mentorEngine });
    expect((await ask(backend, person, message())).status).toBe(500);
    expect((await person.profile())['usageCounts']).toBeUndefined();
    expect(await person.stored('mentorMessages')).toEqual({});
  });
});
