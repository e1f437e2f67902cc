import { DAY_MS, MINUTE_MS } from '@aura/shared-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findNextDue } from '@aura/shared-lessons';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { learnerOf, type LearnerCalls } from '../../test-support/lesson-calls.ts';
import { SAMPLE_ANSWERS } from '../../test-support/lessons.ts';
import { newPerson } from '../../test-support/people.ts';
import { findStoredAbout } from '../../test-support/whole-database.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const clock = { now: START };
const FIRST = 'melhor-hora';
const QUESTIONS = Object.keys(SAMPLE_ANSWERS) as (keyof typeof SAMPLE_ANSWERS)[];

let backend: Backend;
let calls: LearnerCalls;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now });
  calls = learnerOf(backend);
});
afterAll(() => backend.stop());
beforeEach(() => void (clock.now = START));

describe.skipIf(!HAS_AUTH)('POST /lessons/{slug}/answers', () => {
  it('stores when the question is due again, and the day', async () => {
    const person = await calls.newLearner();
    const answered = await calls.answered(person, FIRST);
    expect(answered).toMatchObject({
      counted: true,
      right: true,
      card: { reps: 1, lastReviewAt: START.getTime(), dueAt: START.getTime() + 10 * MINUTE_MS },
      completedAt: null,
      newBadges: [],
      practice: { days: ['2026-11-10'], timeZone: 'America/Sao_Paulo' },
    });
    expect(await calls.progressOf(person)).toEqual({
      lessonId: 'negociacao-salarial',
      completedAt: null,
      completedBy: null,
      cards: { [FIRST]: answered.card },
      nextDueAt: new Date(answered.card.dueAt),
      updatedAt: START,
    });
  });

  it('takes a wrong answer for not remembered, whatever grade came with it', async () => {
    const person = await calls.newLearner();
    const wrong = await calls.answered(person, FIRST, { answer: SAMPLE_ANSWERS[FIRST].wrong, grade: 'easy' });
    const other = await calls.newLearner();
    const again = await calls.answered(other, FIRST, { grade: 'again' });
    expect(wrong).toMatchObject({ counted: true, right: false });
    expect(wrong.card).toEqual(again.card);
    expect(again.right).toBe(true);
  });

  it('completes the lesson with two thirds right, a second try included, and grants the badge', async () => {
    const person = await calls.newLearner();
    const answers = [];
    const wrong = (questionId: (typeof QUESTIONS)[number]) => ({ answer: SAMPLE_ANSWERS[questionId].wrong });
    for (const questionId of QUESTIONS)
      expect(await calls.answered(person, questionId, wrong(questionId))).toMatchObject({
        completedAt: null,
      });
    for (const questionId of QUESTIONS.slice(0, 2)) {
      clock.now = new Date(clock.now.getTime() + MINUTE_MS);
      answers.push(await calls.answered(person, questionId, { reps: 1 }));
    }
    expect(answers.map(({ completedAt }) => completedAt)).toEqual([null, clock.now.toISOString()]);
    expect(answers.map(({ newBadges }) => newBadges)).toEqual([[], ['eterno_aprendiz']]);
    const progress = await calls.progressOf(person);
    expect(progress).toMatchObject({ completedAt: clock.now, completedBy: 'questions' });
    expect(progress?.nextDueAt).toEqual(findNextDue(progress?.cards ?? {}));
    expect(await person.profile()).toMatchObject({ points: 25, badges: [{ id: 'eterno_aprendiz' }] });

    const read = await calls.complete(person);
    expect(read).toMatchObject({
      status: 200,
      body: { completedAt: clock.now.toISOString(), newBadges: [] },
    });
  });

  it('leaves a lesson that was read completed as it was', async () => {
    const person = await calls.newLearner();
    await calls.complete(person);
    clock.now = new Date(START.getTime() + DAY_MS);
    for (const questionId of QUESTIONS)
      expect((await calls.answered(person, questionId)).completedAt).toBe(START.toISOString());
    expect(await calls.progressOf(person)).toMatchObject({ completedAt: START, completedBy: 'reading' });
    expect(await person.profile()).toMatchObject({ points: 25 });
    expect((await person.stored('lessonState'))['practice']?.['days']).toEqual(['2026-11-10', '2026-11-11']);
  });

  it('counts one sending of many, in two tabs or by two clicks', async () => {
    const person = await calls.newLearner();
    const answers = await Promise.all([0, 1, 2, 3].map(() => calls.answered(person, FIRST)));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
    const cards = new Set(answers.map(({ card }) => JSON.stringify(card)));
    expect(cards.size).toBe(1);
    const before = await findStoredAbout(backend.db, [person.uid]);
    clock.now = new Date(START.getTime() + DAY_MS);
    const late = await calls.answered(person, FIRST, { answer: SAMPLE_ANSWERS[FIRST].wrong, grade: 'again' });
    expect(late).toMatchObject({ counted: false, right: false, card: { reps: 1 }, newBadges: [] });
    expect(late.practice.days).toEqual(['2026-11-10']);
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
  });

  it('asks remembered questions at growing intervals, by the clock of the server', async () => {
    const person = await calls.newLearner();
    const days: number[] = [];
    for (let reps = 0; reps < 4; reps += 1) {
      const { card } = await calls.answered(person, FIRST, { reps });
      days.push(Math.round((card.dueAt - clock.now.getTime()) / DAY_MS));
      clock.now = new Date(card.dueAt);
    }
    expect(days).toEqual([0, 2, 11, 46]);
  });

  it('goes on where the clock of the server went back', async () => {
    const person = await calls.newLearner();
    await calls.answered(person, FIRST);
    clock.now = new Date(START.getTime() - 3 * DAY_MS);
    const { card } = await calls.answered(person, FIRST, { reps: 1 });
    expect(card.reps).toBe(2);
    expect(card.dueAt).toBeGreaterThan(START.getTime());
  });

  it('rejects a page that knows answers that are not stored', async () => {
    const person = await calls.newLearner();
    const refused = await calls.answer(person, FIRST, { reps: 2 });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await person.stored('lessonProgress')).toEqual({});
  });

  it("finds lessons and their questions, and nobody else's progress", async () => {
    const person = await calls.newLearner();
    const noLesson = await calls.answer(person, FIRST, { slug: 'licao-inventada' });
    expect(noLesson).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    const noQuestion = await calls.answer(person, 'outra');
    expect(noQuestion).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(noQuestion.body.error?.message).toContain('pergunta');
    for (const changes of [{ reps: -1 }, { answer: 10 }, { grade: 'perfect' }, { timeZone: '' }])
      expect((await calls.answer(person, FIRST, changes)).status).toBe(400);
    expect(await person.stored('lessonProgress')).toEqual({});
    expect((await calls.answer({ ...person, token: '' }, FIRST)).status).toBe(401);
  });

  it('requires the completed diagnosis', async () => {
    const fresh = await newPerson(backend.db, { diagnosticoCompleto: false });
    expect(await calls.answer(fresh, FIRST)).toMatchObject({ status: 403 });
    expect((await calls.answer(await newPerson(backend.db, null), FIRST)).status).toBe(404);
    expect(await fresh.stored('lessonState')).toEqual({});
  });
});
