import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AnswerInterviewResponseSchema,
  API_MESSAGES,
  joinGradedText,
  INTERVIEW_LIMITS,
  InterviewSchema,
  findLastAnswer,
  ok,
} from '@aura/shared-domain';
import type { AnswerInput } from '@aura/shared-interview';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { simulationsOf, openSimulator, type Begun } from '../../test-support/interview-calls.ts';
import { ANSWER, answerRequest, interviewEngine, startRequest } from '../../test-support/interviews.ts';
import { RESUME_TEXT, vacancy } from '../../test-support/jobs.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { withDates } from '../profile/parse-profile.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
/** What the engine was given, latest last. */
const analysed: AnswerInput[] = [];
const engine = {
  ...interviewEngine,
  analyse: (input: AnswerInput) => {
    analysed.push(input);
    return interviewEngine.analyse(input);
  },
};

let backend: Backend;
/** Another process with the same database. */
let another: Backend;
let simulator: ReturnType<typeof openSimulator>;
beforeAll(async () => {
  [backend, another] = await Promise.all([
    localBackend({ now: () => clock.now, interviewEngine: engine }),
    localBackend({ now: () => clock.now }),
  ]);
  simulator = openSimulator(backend);
});
afterAll(() => Promise.all([backend.stop(), another.stop()]));
const unlimited = () => newPerson(backend.db, { plan: 'decolagem' });
const storedOf = async (person: Person, { id }: Begun) =>
  v.parse(InterviewSchema, withDates((await person.stored('interviews'))[id]));
const refusal = ({ message }: { readonly message: string }) => ({ body: { error: { message } } });

describe.skipIf(!HAS_AUTH)('POST /interview/{id}/answer', () => {
  it('grades the answer, stores it and counts the simulation with the first one', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const first = await simulator.answered(person, begun, 0);
    expect(first).toMatchObject({
      graded: true,
      charged: true,
      newBadges: [],
      answer: { text: ANSWER, addition: null, speech: null, gradedAt: clock.now },
    });
    expect(await simulator.answered(person, begun, 1)).toMatchObject({ charged: false });
    expect(await simulationsOf(person)).toBe(1);
    const interview = await storedOf(person, begun);
    expect(interview.chargedAt).toEqual(clock.now);
    expect(interview.answers.map(({ questionId }) => questionId)).toEqual(begun.questions.slice(0, 2));
    expect(findLastAnswer(interview, begun.questions[0] ?? '')).toEqual(first.answer);
  });

  it('sends nothing that only the backend keeps', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const { body } = await simulator.answer(person, begun.id, answerRequest(begun.questions[0] ?? ''));
    expect(JSON.stringify(body)).not.toContain('requestIds');
  });

  it('gives the engine the job, the CV and the earlier stories', async () => {
    const person = await newPerson(backend.db, { resumeText: RESUME_TEXT, plan: 'decolagem' });
    await backend.db.doc(`users/${person.uid}/savedJobs/sample:vaga-1`).set({ vacancy: vacancy() });
    const before = await simulator.started(person);
    await simulator.answered(person, before, 0, { text: 'Uma história antiga que contei há tempos.' });
    clock.now = new Date(clock.now.getTime() + 1000);
    const begun = await simulator.started(person, startRequest({ savedJobId: 'sample:vaga-1' }));
    await simulator.answered(person, begun, 0);
    await simulator.answered(person, begun, 1, { speech: { seconds: 40, longPauses: 1 } });
    expect(analysed.at(-1)).toMatchObject({
      question: { id: begun.questions[1] },
      text: ANSWER,
      speech: { seconds: 40, longPauses: 1 },
      role: 'Analista de dados',
      jobRequirements: expect.arrayContaining(['SQL']),
      resume: { contact: { name: 'Ana Souza' } },
      interviewId: begun.id,
      earlier: [
        { interviewId: begun.id, questionId: begun.questions[0], text: ANSWER },
        {
          interviewId: before.id,
          questionId: before.questions[0],
          question: 'Conte uma situação de número 0.',
          text: 'Uma história antiga que contei há tempos.',
        },
      ],
    });
  });

  it('gives the engine every answer to a stored question, the latest first', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    for (const text of ['Esta foi a minha primeira resposta.', 'Esta foi a minha segunda resposta.'])
      await simulator.answered(person, begun, 0, { text });
    await simulator.answered(person, begun, 0);
    const [questionId] = begun.questions;
    expect(analysed.at(-1)?.earlier).toMatchObject([
      { interviewId: begun.id, questionId, text: 'Esta foi a minha segunda resposta.' },
      { interviewId: begun.id, questionId, text: 'Esta foi a minha primeira resposta.' },
    ]);
  });

  it('has one effect for one request id, even if it arrives several times at once', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const request = answerRequest(begun.questions[0] ?? '');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 4 === 0 ? another : backend).post(`/interview/${begun.id}/answer`, request, person.token),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ graded: true, charged: true });
    expect(await simulationsOf(person)).toBe(1);
    const interview = await storedOf(person, begun);
    expect(interview.answers.map(({ attempts }) => attempts.length)).toEqual([1]);
  });

  it('counts a simulation once, even if several first answers arrive at once', async () => {
    const person = await unlimited();
    const begun = await simulator.started(person);
    const calls = begun.questions.map((id, i) =>
      (i % 2 ? another : backend).post(`/interview/${begun.id}/answer`, answerRequest(id), person.token),
    );
    const answers = (await Promise.all(calls)).map(({ body }) =>
      v.parse(AnswerInterviewResponseSchema, body),
    );
    expect(answers.filter((answer) => answer.graded && answer.charged)).toHaveLength(1);
    expect(await simulationsOf(person)).toBe(1);
    expect((await storedOf(person, begun)).answers).toHaveLength(begun.questions.length);
  });

  it('gives the last use to one of two simulations that race for it, and leaves the other as it was', async () => {
    const person = await newPerson(backend.db);
    const both = [await simulator.started(person), await simulator.started(person)];
    const answers = await Promise.all(
      both.map(({ id, questions }, i) =>
        (i ? another : backend).post(
          `/interview/${id}/answer`,
          answerRequest(questions[0] ?? ''),
          person.token,
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const at = answers.findIndex(({ status }) => status === 403);
    expect(answers[at]?.body.error?.message).toBe(API_MESSAGES.limit_reached);
    expect(await storedOf(person, both[at] as Begun)).toMatchObject({ chargedAt: null, answers: [] });
    expect(await simulationsOf(person)).toBe(1);
  });

  it('neither stores nor counts an answer that is not graded', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    for (const text of ['Não sei', '', ' \n ']) {
      const answer = await simulator.answer(
        person,
        begun.id,
        answerRequest(begun.questions[0] ?? '', { text }),
      );
      expect(answer).toMatchObject({ status: 200, body: { graded: false, reason: 'tooShort' } });
    }
    expect(await storedOf(person, begun)).toMatchObject({ chargedAt: null, answers: [] });
    expect(await simulationsOf(person)).toBe(0);
  });

  it('keeps the first answers to a question, and the latest in place of the one before it', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    for (let i = 1; i <= INTERVIEW_LIMITS.attempts + 2; i++)
      await simulator.answered(person, begun, 0, { text: `Esta é a minha resposta de número ${i}` });
    const { answers } = await storedOf(person, begun);
    expect(answers[0]?.attempts.map(({ text }) => text.at(-1))).toEqual(['1', '2', '5']);
  });

  it('returns the stored result to a late repetition of a replaced answer', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const ids = Array.from({ length: INTERVIEW_LIMITS.attempts + 1 }, () => randomUUID());
    for (const requestId of ids)
      await simulator.answered(person, begun, 0, { requestId, text: `${ANSWER} ${requestId}` });
    const late = await simulator.answered(person, begun, 0, { requestId: ids.at(-2) ?? '' });
    expect(late.answer.text).toBe(`${ANSWER} ${ids.at(-1)}`);
    expect((await storedOf(person, begun)).answers[0]?.attempts).toHaveLength(INTERVIEW_LIMITS.attempts);
  });
});

describe.skipIf(!HAS_AUTH)('an addition', () => {
  it('is graded together with the last answer, and takes no extra place', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    await simulator.answered(person, begun, 0);
    const added = await simulator.answered(person, begun, 0, { part: 'addition', text: 'Foram 12%.' });
    expect(added.answer).toMatchObject({ text: ANSWER, addition: 'Foram 12%.' });
    expect(analysed.at(-1)).toMatchObject({ text: joinGradedText(added.answer), earlier: [] });
    await simulator.answered(person, begun, 0, { part: 'addition', text: 'Em um mês.' });
    const { answers } = await storedOf(person, begun);
    expect(answers[0]?.attempts).toMatchObject([{ text: ANSWER, addition: 'Foram 12%.\n\nEm um mês.' }]);
    expect(await simulationsOf(person)).toBe(1);
  });

  it('is not lost to another one at the same time, nor to another process', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    await simulator.answered(person, begun, 0);
    const texts = ['primeiro', 'segundo', 'terceiro', 'quarto'];
    const answers = await Promise.all(
      texts.map((text, i) => {
        const request = answerRequest(begun.questions[0] ?? '', { part: 'addition', text });
        return (i % 2 ? another : backend).post(`/interview/${begun.id}/answer`, request, person.token);
      }),
    );
    const taken = texts.filter((_, i) => answers[i]?.status === 200);
    expect(taken.length).toBeGreaterThan(0);
    const { answers: stored } = await storedOf(person, begun);
    const { addition, analysis, text } = stored[0]?.attempts[0] ?? {};
    expect(addition?.split('\n\n').toSorted()).toEqual(taken.toSorted());
    // What was analysed is what is stored.
    expect(analysis?.stronger.text).toBe(`${text}\n\n${addition}`);
  });

  it('adds up spoken time, and has no pace if a part was typed', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const speech = { seconds: 40, longPauses: 1 };
    const add = (spoken: typeof speech | null) =>
      simulator.answered(person, begun, 0, { part: 'addition', text: 'Mais um detalhe.', speech: spoken });
    await simulator.answered(person, begun, 0, { speech });
    expect((await add(speech)).answer.speech).toEqual({ seconds: 80, longPauses: 2 });
    expect((await add(null)).answer.speech).toBeNull();
  });

  it('needs an answer, and has an end', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const add = (text: string) =>
      simulator.answer(person, begun.id, answerRequest(begun.questions[0] ?? '', { part: 'addition', text }));
    expect(await add('Foram 12%.')).toMatchObject({
      status: 400,
      ...refusal(INTERVIEW_FAILURES.nothingToAddTo),
    });
    await simulator.answered(person, begun, 0);
    expect((await add('a'.repeat(INTERVIEW_LIMITS.answerCharacters))).status).toBe(200);
    expect(await add('a')).toMatchObject({ status: 400, ...refusal(INTERVIEW_FAILURES.additionTooLong) });
  });
});

describe.skipIf(!HAS_AUTH)('which answers are refused', () => {
  it("are those to missing simulations and to other people's", async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    const theirs = await simulator.started(other);
    const request = answerRequest(theirs.questions[0] ?? '');
    for (const id of [theirs.id, randomUUID()])
      expect(await simulator.answer(person, id, request)).toMatchObject({
        status: 404,
        ...refusal(INTERVIEW_FAILURES.notThere),
      });
    expect((await storedOf(other, theirs)).answers).toEqual([]);
    expect(await person.stored('interviews')).toEqual({});
  });

  it('are those to a question of another simulation, and those after the end', async () => {
    const person = await unlimited();
    const [begun, elsewhere] = [await simulator.started(person), await simulator.started(person)];
    const strange = answerRequest(elsewhere.questions[0] ?? '');
    expect(await simulator.answer(person, begun.id, strange)).toMatchObject({
      status: 400,
      ...refusal(INTERVIEW_FAILURES.otherQuestion),
    });
    await simulator.answered(person, begun, 0);
    await simulator.finished(person, begun);
    const late = answerRequest(begun.questions[1] ?? '');
    expect(await simulator.answer(person, begun.id, late)).toMatchObject({
      status: 409,
      ...refusal(INTERVIEW_FAILURES.finished),
    });
  });

  it('returns the grade given before the end to a repetition after it', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const requestId = randomUUID();
    const first = await simulator.answered(person, begun, 0, { requestId });
    await simulator.finished(person, begun);
    expect(await simulator.answered(person, begun, 0, { requestId })).toEqual(first);
  });

  it.each<[string, object]>([
    ['a text without end', { text: 'a'.repeat(INTERVIEW_LIMITS.answerCharacters + 1) }],
    ['a text that is none', { text: 12 }],
    ['a speech of no time', { speech: { seconds: 0, longPauses: 0 } }],
    ['a speech of endless time', { speech: { seconds: 1e9, longPauses: 0 } }],
    ['half a pause', { speech: { seconds: 10, longPauses: 0.5 } }],
    ['an unknown part', { part: 'solution' }],
    ['a request id that is a path', { requestId: 'a/../../b' }],
  ])('refuses %s', async (_, changes) => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const request = { ...answerRequest(begun.questions[0] ?? ''), ...changes };
    expect((await simulator.answer(person, begun.id, request)).status).toBe(400);
    expect((await storedOf(person, begun)).answers).toEqual([]);
  });

  it.each(['..%2F..%2Fusers', 'a%2Fb%2Fc%2Fd', '%00', 'curto'])('refuses the path of %s', async (id) => {
    const person = await newPerson(backend.db);
    expect((await simulator.answer(person, id, answerRequest('q0'))).status).toBe(400);
  });

  it('uses the simulation of the path, whatever the body says', async () => {
    const person = await unlimited();
    const [begun, elsewhere] = [await simulator.started(person), await simulator.started(person)];
    const request = { ...answerRequest(begun.questions[0] ?? ''), id: elsewhere.id };
    expect((await simulator.answer(person, begun.id, request)).status).toBe(200);
    expect((await storedOf(person, elsewhere)).answers).toEqual([]);
    expect((await storedOf(person, begun)).answers).toHaveLength(1);
  });

  it('adds nothing to a deleted account or a deleted simulation', async () => {
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const request = answerRequest(begun.questions[0] ?? '');
    await backend.db.doc(`users/${person.uid}/interviews/${begun.id}`).delete();
    expect((await simulator.answer(person, begun.id, request)).status).toBe(404);
    await backend.db.doc(`users/${person.uid}`).delete();
    expect((await simulator.answer(person, begun.id, request)).status).toBe(404);
    expect(await person.stored('interviews')).toEqual({});
    expect(await person.profile()).toEqual({});
  });

  it('refuses an answer that would no longer fit, and counts nothing for it', async () => {
    const huge = 'x'.repeat(900_000);
    const overflowing = await localBackend({
      interviewEngine: {
        ...interviewEngine,
        analyse: (input) => {
          const analysis = interviewEngine.analyse(input);
          return analysis.ok ? ok({ ...analysis.value, anchor: huge }) : analysis;
        },
      },
    });
    const person = await newPerson(backend.db);
    const begun = await simulator.started(person);
    const answer = await openSimulator(overflowing).answer(
      person,
      begun.id,
      answerRequest(begun.questions[0] ?? ''),
    );
    await overflowing.stop();
    expect(answer).toMatchObject({ status: 413, ...refusal(INTERVIEW_FAILURES.full) });
    expect(await storedOf(person, begun)).toMatchObject({ chargedAt: null, answers: [] });
    expect(await simulationsOf(person)).toBe(0);
  });
});

it.skipIf(!HAS_AUTH)('writes no answer into the log', async () => {
  const person = await newPerson(backend.db, { name: 'Quitéria Canário' });
  const begun = await simulator.started(person, startRequest({ role: 'Cargo secreto' }));
  await simulator.answered(person, begun, 0, { text: 'Contei um segredo que ninguém mais pode saber.' });
  await simulator.finished(person, begun);
  expect(backend.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(backend.logged)).not.toMatch(/segredo|secreto|Quitéria/u);
});
