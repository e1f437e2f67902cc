import type { MentorFact, MentorMessage } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createMentorRecords } from './mentor-records.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));

const message = (day: number): MentorMessage => ({
  createdAt: at(day),
  conversationId: 'conversa-1',
  question: 'Como começo?',
  answer: { intent: 'plan', parts: [], sources: [], factsUsed: [], actions: [] },
  writer: null,
  writingUntil: null,
  taskId: null,
  newBadges: [],
});

const fact = (day: number): MentorFact => ({
  text: 'Trabalha como analista',
  origin: 'person',
  createdAt: at(day),
  usedAt: [],
  expiresAt: null,
});

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, ...createMentorRecords(page.session) };
}

test('messages come newest first, without what the backend alone keeps, and one of an unknown form empty', async () => {
  const { backend, listMentorMessages } = await open();
  for (const day of [1, 3])
    backend.documents.set(`users/ana/mentorMessages/m${day}`, { ...message(day), settled: 5 });
  backend.documents.set('users/ana/mentorMessages/m2', { ...message(2), answer: 'Sim.' });
  expect(await listMentorMessages()).toEqual({
    ok: true,
    value: [
      { id: 'm3', message: message(3) },
      { id: 'm2', message: null },
      { id: 'm1', message: message(1) },
    ],
  });
});

test('the newest hundred messages are listed', async () => {
  const { backend, listMentorMessages } = await open();
  for (let day = 1; day <= 101; day += 1)
    backend.documents.set(`users/ana/mentorMessages/m${day}`, { ...message(day) });
  const listed = await listMentorMessages();
  expect(listed.ok && listed.value.map(({ id }) => id)).toHaveLength(100);
  expect(listed).toMatchObject({ value: [{ id: 'm101' }, ...Array.from({ length: 99 }, () => ({}))] });
});

test('facts come newest first until they are deleted, and so do messages', async () => {
  const { backend, ...records } = await open();
  for (const day of [1, 2]) backend.documents.set(`users/ana/mentorFacts/f${day}`, { ...fact(day) });
  backend.documents.set('users/ana/mentorMessages/m1', { ...message(1) });
  expect(await records.listMentorFacts()).toEqual({
    ok: true,
    value: [
      { id: 'f2', fact: fact(2) },
      { id: 'f1', fact: fact(1) },
    ],
  });
  await records.deleteMentorFact('f2');
  await records.deleteMentorMessage('m1');
  expect(await records.listMentorFacts()).toMatchObject({ value: [{ id: 'f1' }] });
  expect(await records.listMentorMessages()).toEqual({ ok: true, value: [] });
});

test('a failure of the database is told in each case', async () => {
  const { backend, ...records } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  const outcomes = await Promise.all([
    records.listMentorMessages(),
    records.deleteMentorMessage('m1'),
    records.listMentorFacts(),
    records.deleteMentorFact('f1'),
  ]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Não foi possível/) },
    });
});
