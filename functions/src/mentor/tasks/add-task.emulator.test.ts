import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddTaskResponseSchema, MENTOR_LIMITS, ProfileSchema, type PlanTask } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../../test-support/diagnosis-request.ts';
import { ask, message } from '../../../test-support/mentor/ask.ts';
import { makeCoach, STEP } from '../../../test-support/mentor/coach.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { task } from '../../../test-support/profile-documents.ts';

let backend: Backend;
beforeAll(async () => {
  const coach = makeCoach();
  backend = await localBackend({
    mentorEngine: {
      ...coach,
      // Every message has a different step.
      respond(asked) {
        const response = coach.respond(asked);
        if (response.kind !== 'advice') return response;
        const actions = asked.text === 'Sem passo' ? [] : [{ ...STEP, title: `Passo: ${asked.text}` }];
        return { ...response, answer: { ...response.answer, actions } };
      },
    },
  });
});
afterAll(() => backend.stop());

const add = (person: Person, messageId: string) => backend.post('/mentor/tasks', { messageId }, person.token);
const planOf = async (person: Person): Promise<PlanTask[]> =>
  v.parse(ProfileSchema, await person.profile()).careerPlan;
/** A person with this plan, and an answered message. */
async function answered(plan: readonly object[], text = 'Como começo?') {
  const person = await newPerson(backend.db, { plan: 'decolagem', careerPlan: plan });
  const request = message({ text });
  await ask(backend, person, request);
  return { person, messageId: request.messageId };
}

describe.skipIf(!HAS_AUTH)('POST /mentor/tasks', () => {
  it('makes the next step of a message a task of the plan, once', async () => {
    const { person, messageId } = await answered([task('t0', true)]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(person, messageId)));
    const told = answers.map(({ body }) => v.parse(AddTaskResponseSchema, body));
    expect(told.filter(({ added }) => added)).toHaveLength(1);
    expect(new Set(told.map(({ taskId }) => taskId)).size).toBe(1);
    const plan = await planOf(person);
    expect(plan).toEqual([task('t0', true), expect.objectContaining({ title: 'Passo: Como começo?' })]);
    const taskId = plan[1]?.id;
    expect((await person.stored('mentorMessages'))[messageId]).toMatchObject({ taskId });
    expect((await person.profile())['points']).toBeUndefined();
  });

  it('has the same step of two messages once', async () => {
    const { person, messageId } = await answered([]);
    const again = message({ text: 'Como começo?' });
    await ask(backend, person, again);
    await add(person, messageId);
    expect((await add(person, again.messageId)).body).toMatchObject({ added: false });
    expect(await planOf(person)).toHaveLength(1);
  });

  it('gives a plan that was cleared since the task again', async () => {
    const { person, messageId } = await answered([]);
    await add(person, messageId);
    await backend.db.doc(`users/${person.uid}`).update({ careerPlan: [] });
    expect((await add(person, messageId)).body).toMatchObject({ added: true });
    expect(await planOf(person)).toHaveLength(1);
  });

  it('gives it again as done where it was paid before, also beside as many open tasks as there may be', async () => {
    const { person, messageId } = await answered([]);
    const { taskId } = v.parse(AddTaskResponseSchema, (await add(person, messageId)).body);
    const document = backend.db.doc(`users/${person.uid}`);
    const paid = { entry: 1, target: taskId, delta: 5 };
    await document.collection('pointEvents').doc('1').set(paid);
    const open = Array.from({ length: MENTOR_LIMITS.openTasks }, (_, at) => task(`mentor_${at}`));
    await document.update({ careerPlan: open, pointEntries: 1 });
    expect((await add(person, messageId)).body).toMatchObject({ added: true });
    expect((await planOf(person)).at(-1)).toMatchObject({ id: taskId, completed: true });

    await document
      .collection('pointEvents')
      .doc('2')
      .set({ ...paid, entry: 2, delta: -5 });
    await document.update({ careerPlan: [] });
    await add(person, messageId);
    expect(await planOf(person)).toMatchObject([{ id: taskId, completed: false }]);
  });

  it('holds so many open tasks at once, and more once some are done', async () => {
    const open = Array.from({ length: MENTOR_LIMITS.openTasks }, (_, at) => task(`mentor_${at}`));
    const { person, messageId } = await answered([task('t0'), ...open]);
    expect(await add(person, messageId)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect(await planOf(person)).toHaveLength(11);
    await backend.db.doc(`users/${person.uid}`).update({ careerPlan: [task('t0'), ...open.slice(1)] });
    expect((await add(person, messageId)).body).toMatchObject({ added: true });
  });

  it('outlives the next diagnosis until it is done', async () => {
    const { person, messageId } = await answered([]);
    const { taskId } = v.parse(AddTaskResponseSchema, (await add(person, messageId)).body);
    const answer = await backend.post('/diagnosis', makeDiagnosisRequest(), person.token);
    const ofDiagnosis = answer.body.result?.plan ?? [];
    expect(ofDiagnosis.length).toBeGreaterThan(0);
    expect((await planOf(person)).map(({ id }) => id)).toEqual([...ofDiagnosis.map(({ id }) => id), taskId]);
  });

  it('knows no message of somebody else, none that is gone and none without a step', async () => {
    const { person, messageId } = await answered([]);
    const other = await answered([], 'Sem passo');
    expect((await add(other.person, messageId)).status).toBe(404);
    expect((await add(person, randomUUID())).status).toBe(404);
    expect((await add(other.person, other.messageId)).status).toBe(400);
    expect((await add(person, 'a/../b')).status).toBe(400);
    expect((await backend.post('/mentor/tasks', { messageId })).status).toBe(401);
    expect(await planOf(person)).toEqual([]);
  });
});
