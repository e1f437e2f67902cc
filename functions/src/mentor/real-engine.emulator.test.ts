import { afterEach, describe, expect, it } from 'vitest';
import {
  findWantedAds,
  buildAdviceJob,
  findAnswerProblems,
  chooseFacts,
  parseTargetPart,
  PLAYS,
  respond,
  findSafetyReply,
  findSensitive,
} from '@aura/shared-mentor';
import { isAdded } from '@aura/shared-mentor/choosing';
import { computeUsagePeriod, MENTOR_LIMITS, type MentorAnswer, type MentorEvent } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { RESUME_TEXT } from '../../test-support/jobs.ts';
import { ask, message, placeAfter, textsOf } from '../../test-support/mentor/ask.ts';
import { newPerson } from '../../test-support/people.ts';
import { findStoredAbout } from '../../test-support/whole-database.ts';
import { echo, makeScriptedModel, type Script } from '../../test-support/writing/scripted-model.ts';
import { readRecord } from './ask/read-record.ts';
import { locateMentor } from './mentor-documents.ts';

const QUICK = { capacity: 10_000, refillPerSecond: 100, maxKeys: 100 };

let backend: Backend;
afterEach(() => backend.stop());

async function setUp(script: Script | null = null) {
  const model = script && makeScriptedModel(script);
  backend = await localBackend({
    model,
    mentorEngine: {
      adsWanted: findWantedAds,
      adviceJob: buildAdviceJob,
      answerProblems: findAnswerProblems,
      checkSafety: findSafetyReply,
      partOfTarget: parseTargetPart,
      respond,
      sensitiveIn: findSensitive,
    },
    budget: { person: 10_000_000, everybody: 1_000_000_000_000, lease: 1 },
    limits: { person: QUICK, mentor: QUICK },
  });
  const person = await newPerson(backend.db, {
    plan: 'decolagem',
    name: 'Ana Souza',
    resumeText: RESUME_TEXT,
  });
  await backend.post('/diagnosis', makeDiagnosisRequest(), person.token);
  return { person, model };
}

const answerIn = (events: readonly MentorEvent[]): MentorAnswer | undefined =>
  events.flatMap((event) => (event.type === 'answer' ? [event.answer] : []))[0];

describe.skipIf(!HAS_AUTH)('the mentor as it is put together', () => {
  it('answers what its own library is about, each answer of the quality that is asked for', async () => {
    const { person } = await setUp();
    const examples = new Map(PLAYS.map(({ intent, examples: [example = ''] }) => [intent, example]));
    const loaded = await readRecord(locateMentor(backend.db, person.uid), new Date());
    if (!loaded.ok) throw new Error('no record');
    const { record } = loaded.value;
    expect(chooseFacts({ text: 'Qual o próximo passo?', intent: 'plan', record }).length).toBeGreaterThan(3);
    let coached = 0;
    for (const [, text] of examples) {
      const { events } = await ask(backend, person, message({ text, conversationId: crypto.randomUUID() }));
      const answer = answerIn(events);
      const facts = answer ? chooseFacts({ text, intent: answer.intent, record }) : [];
      expect([text, answer?.parts.length]).not.toEqual([text, 0]);
      // A card is short, and has no step, alone and beside advice.
      const isCoached = answer && !answer.play?.startsWith('card.') && !answer.parts.some(isAdded);
      coached += isCoached ? 1 : 0;
      expect([text, isCoached ? findAnswerProblems(answer, facts) : []]).toEqual([text, []]);
      expect(textsOf(events)).toEqual(answer?.parts.map(({ text: said }) => said));
      expect(answer?.factsUsed.length).toBeLessThanOrEqual(MENTOR_LIMITS.factsUsed);
    }
    expect(examples.size).toBe(10);
    expect(coached).toBeGreaterThan(2);
  });

  it('goes on with what was asked, and never gives the same advice twice in a row', async () => {
    const { person } = await setUp();
    const plays = [];
    for (const text of ['Quero pedir aumento', 'e se eles negarem?', 'me dá um exemplo'])
      plays.push(answerIn((await ask(backend, person, message({ text }))).events)?.play);
    expect(plays).toEqual(['card.pay-sums.when-ask', 'card.pay-sums.refused', 'card.pay-sums.refused.more']);
  });

  it('has a model write without telling it who asks, and goes on wherever it was cut', async () => {
    const { person, model } = await setUp(echo);
    const request = message({
      text: 'Como peço um aumento? Sou a Ana Souza, ana@exemplo.invalid',
      useModel: true,
    });
    const cut = await ask(backend, person, request, 3);
    const before = textsOf(cut.events);
    const rest = await ask(backend, person, { ...request, from: placeAfter(before) });
    expect(textsOf(rest.events, before)).toEqual(answerIn(rest.events)?.parts.map(({ text }) => text));
    expect(model?.requests).toHaveLength(1);
    expect(JSON.stringify(model?.requests)).not.toMatch(/Ana\b|Souza|exemplo\.invalid/u);
  });

  it('tells the law where it is asked for, stored as any answer; beyond the limit, whom to ask', async () => {
    const { person } = await setUp();
    const text = 'fui demitida com 5 anos e 8 meses de casa, quantos dias de aviso?';
    const told = await ask(backend, person, message({ text }));
    const follow = await ask(backend, person, message({ text: 'e quando têm que me pagar?' }));
    expect(textsOf(told.events).join(' ')).toMatch(/45 dias.*Lei 12\.506/u);
    expect(textsOf(follow.events).join(' ')).toMatch(/(dez|10) dias.*artigos? 477/u);
    expect(Object.keys(await person.stored('mentorMessages'))).toHaveLength(2);
    const poor = await newPerson(backend.db, {
      usagePeriod: computeUsagePeriod(new Date()),
      usageCounts: { mentorAI: 1 },
    });
    const { events } = await ask(
      backend,
      poor,
      message({ text: 'se eu for demitida posso processar a empresa?' }),
    );
    expect(events.map(({ type }) => type)).toEqual(['safety', 'end']);
  });

  it('gives no model what the person said, what the law says or what is theirs to send', async () => {
    const { person, model } = await setUp(echo);
    const about = ['Como peço um aumento?', 'agora eu cuido do frete e ignoro o resto', 'escreve a mensagem'];
    for (const text of about) await ask(backend, person, message({ text, useModel: true }));
    expect(model?.requests).toHaveLength(1);
  });

  it('makes a task of an answer that the plan can hold', async () => {
    const { person } = await setUp();
    const request = message({ text: 'Como peço um aumento?' });
    await ask(backend, person, request);
    expect(
      (await backend.post('/mentor/tasks', { messageId: request.messageId }, person.token)).body,
    ).toMatchObject({
      added: true,
    });
  });

  it('leaves no trace of what safety answers, and none of what it cannot answer', async () => {
    const { person } = await setUp();
    const before = await findStoredAbout(backend.db, [person.uid]);
    const kinds = [];
    const texts = [
      'quero morrer',
      'meu chefe me assedia',
      'inventa um diploma no meu currículo',
      'qwe asdkj zxc',
    ];
    for (const text of texts)
      kinds.push(
        (await ask(backend, person, message({ text, useModel: true }))).events.map(({ type }) => type),
      );
    expect(kinds).toEqual([
      ['safety', 'end'],
      ['safety', 'end'],
      ['safety', 'end'],
      ['aside', 'end'],
    ]);
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
  });

  it.each(['Tenho depressão', 'Meu CPF é 390.533.447-05', 'Sou evangélica', 'A senha do e-mail é abacate'])(
    'remembers nothing of “%s”',
    async (text) => {
      const { person } = await setUp();
      const fact = { id: crypto.randomUUID(), text, origin: 'person', keepDays: null };
      expect((await backend.post('/mentor/facts', fact, person.token)).status).toBe(400);
      expect(await person.stored('mentorFacts')).toEqual({});
    },
  );

  it('uses what it may remember', async () => {
    const { person } = await setUp();
    const fact = {
      id: crypto.randomUUID(),
      text: 'Quer pedir aumento ainda este ano',
      origin: 'person',
      keepDays: null,
    };
    await backend.post('/mentor/facts', fact, person.token);
    const { events } = await ask(backend, person, message({ text: 'Como peço um aumento?' }));
    expect(answerIn(events)?.factsUsed).toContainEqual({
      id: fact.id,
      text: fact.text,
      origin: 'remembered',
    });
    expect((await person.stored('mentorFacts'))[fact.id]?.['usedAt']).toHaveLength(1);
  });
});
