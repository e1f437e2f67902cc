import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { DAY_MS, CompleteLessonResponseSchema } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { learnerOf, type LearnerCalls } from '../../test-support/lesson-calls.ts';
import { newPerson } from '../../test-support/people.ts';
import { findStoredAbout } from '../../test-support/whole-database.ts';

/** A Tuesday, in São Paulo still the Monday. */
const START = new Date('2026-11-10T02:00:00.000Z');
const clock = { now: START };

let backend: Backend;
let calls: LearnerCalls;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now });
  calls = learnerOf(backend);
});
afterAll(() => backend.stop());
beforeEach(() => void (clock.now = START));

describe.skipIf(!HAS_AUTH)('POST /lessons/{slug}/complete', () => {
  it('stores the reading, the day where the person is, and the badge with its points', async () => {
    const person = await calls.newLearner();
    const { status, body } = await calls.complete(person);
    expect(status).toBe(200);
    expect(v.parse(CompleteLessonResponseSchema, body)).toEqual({
      completedAt: START.toISOString(),
      newBadges: ['eterno_aprendiz'],
      practice: { days: ['2026-11-09'], timeZone: 'America/Sao_Paulo' },
    });
    expect(await calls.progressOf(person)).toEqual({
      lessonId: 'negociacao-salarial',
      completedAt: START,
      completedBy: 'reading',
      cards: {},
      nextDueAt: null,
      updatedAt: START,
    });
    expect(await person.stored('lessonState')).toEqual({
      practice: { days: ['2026-11-09'], timeZone: 'America/Sao_Paulo' },
    });
    expect(await person.profile()).toMatchObject({
      points: 25,
      badges: [{ id: 'eterno_aprendiz' }],
      notifications: [{ id: 'selo_eterno_aprendiz', read: false }],
    });
    const ledger = Object.values(await person.stored('pointEvents'));
    expect(ledger).toMatchObject([{ type: 'badge', target: 'eterno_aprendiz', delta: 25 }]);
  });

  it('changes nothing the second time, not even the day', async () => {
    const person = await calls.newLearner();
    await calls.complete(person);
    const before = await findStoredAbout(backend.db, [person.uid]);
    clock.now = new Date(START.getTime() + DAY_MS);
    const again = await calls.complete(person, { timeZone: 'Asia/Tokyo', share: 0, seconds: 0 });
    expect(again).toMatchObject({
      status: 200,
      body: {
        completedAt: START.toISOString(),
        newBadges: [],
        practice: { days: ['2026-11-09'], timeZone: 'America/Sao_Paulo' },
      },
    });
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
  });

  it('grants the badge once for lessons completed at the same time', async () => {
    const person = await calls.newLearner();
    const slugs = ['negociacao-salarial', 'mudar-de-area'].flatMap((slug) => [slug, slug]);
    const answers = await Promise.all(slugs.map((slug) => calls.complete(person, { slug })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const granted = answers.flatMap(({ body }) => v.parse(CompleteLessonResponseSchema, body).newBadges);
    expect(granted).toEqual(['eterno_aprendiz']);
    expect(await person.profile()).toMatchObject({ points: 25, badges: [{ id: 'eterno_aprendiz' }] });
    expect(Object.keys(await person.stored('lessonProgress')).toSorted()).toEqual([
      'mudar-de-area',
      'negociacao-salarial',
    ]);
  });

  it.each([
    { share: 0.79, seconds: 600 },
    { share: 1, seconds: 119 },
  ])('does not count an opened lesson as read: %o', async (reading) => {
    const person = await calls.newLearner();
    const before = await findStoredAbout(backend.db, [person.uid]);
    const refused = await calls.complete(person, reading);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(refused.body.error?.message).toContain('falta ler');
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
    expect((await calls.complete(person, { share: 0.8, seconds: 120 })).status).toBe(200);
  });

  it('reports an unknown lesson', async () => {
    const person = await calls.newLearner();
    for (const slug of ['licao-inventada', 'constructor']) {
      const missing = await calls.complete(person, { slug });
      expect(missing).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      expect(missing.body.error?.message).toMatch(/lição/u);
    }
  });

  it('requires the completed diagnosis and a body that fits the contract', async () => {
    const fresh = await newPerson(backend.db, { diagnosticoCompleto: false });
    const refused = await calls.complete(fresh);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect(refused.body.error?.message).toContain('diagnóstico');
    expect(await fresh.stored('lessonProgress')).toEqual({});
    expect((await calls.complete(await newPerson(backend.db, null))).status).toBe(404);

    const person = await calls.newLearner();
    for (const changes of [
      { share: 1.1 },
      { seconds: -1 },
      { timeZone: 'Terra/Do_Nunca' },
      { slug: 'Maiúscula' },
    ])
      expect((await calls.complete(person, changes)).status).toBe(400);
    expect((await calls.complete({ ...person, token: '' })).status).toBe(401);
  });

  it('never overwrites progress that it cannot read', async () => {
    const person = await calls.newLearner();
    const document = backend.db.doc(`users/${person.uid}/lessonState/practice`);
    await document.set({ days: 'muitos', timeZone: 'UTC' });
    expect(await calls.complete(person)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect((await document.get()).data()).toEqual({ days: 'muitos', timeZone: 'UTC' });
    expect(await person.stored('lessonProgress')).toEqual({});
  });
});
