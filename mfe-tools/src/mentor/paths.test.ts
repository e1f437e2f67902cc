import { expect, test } from 'vitest';
import { readAskedConversation, buildConversationPath } from './paths.ts';

const askedBy = (path: string) => readAskedConversation(new URL(path, 'https://aura.exemplo').searchParams);

test('an address names its conversation; an invalid one names none', () => {
  const id = crypto.randomUUID();
  expect(askedBy(buildConversationPath(id))).toBe(id);
  expect(askedBy('/mentor-ia?conversa=abc')).toBeNull();
  expect(askedBy('/mentor-ia?conversa=../../outra')).toBeNull();
  expect(askedBy('/mentor-ia')).toBeNull();
});
