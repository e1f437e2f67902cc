import { expect, test } from 'vitest';
import { parseMessage, type StoredMessage } from '../ask/stored-message.ts';
import { createLiveAnswers } from './live-answers.ts';

function message(settled: number): StoredMessage {
  const parts = ['Um.', 'Dois.'].map((text) => ({ kind: 'option', text, by: 'coach' }));
  const parsed = parseMessage({
    createdAt: new Date(0),
    conversationId: 'conversa-1',
    question: 'Como?',
    answer: { intent: 'plan', parts, sources: [], factsUsed: [], actions: [] },
    writer: null,
    writingUntil: settled < 2 ? new Date(22_000) : null,
    settled,
    taskId: null,
    newBadges: [],
  });
  if (!parsed) throw new Error('The message does not fit its schema.');
  return parsed;
}

test('everybody who waits is told of new text, and at once of existing text', async () => {
  const answers = createLiveAnswers();
  const live = answers.open('a', message(0));
  const waiting = Promise.all([live.after(0), answers.get('a')?.after(0)]);
  live.grown(message(1));
  expect(await waiting).toEqual([message(1), message(1)]);
  expect(await answers.get('a')?.after(0)).toEqual(message(1));
});

test('a caller who waits beyond the end is told so, and nobody finds the message afterwards', async () => {
  const answers = createLiveAnswers();
  const live = answers.open('a', message(1));
  const waiting = answers.get('a')?.after(1);
  live.end();
  expect(await waiting).toBeNull();
  expect(answers.get('a')).toBeUndefined();
});

test('a whole message is told to who knows all of its parts', async () => {
  const answers = createLiveAnswers();
  const live = answers.open('a', message(1));
  const waiting = live.after(2);
  live.grown(message(2));
  live.end();
  expect(await waiting).toEqual(message(2));
});
