import { expect, it } from 'vitest';
import type { Question } from '../lesson.ts';
import { reviewCard } from '../review/review-card.ts';
import { areAllAnswered } from './are-all-answered.ts';

const question = (id: string): Question => ({
  id,
  kind: 'trueFalse',
  prompt: 'Pergunta',
  explanation: 'Porque sim.',
  right: true,
});
const card = reviewCard(null, 'again', new Date('2026-03-01T12:00:00Z'));

it.each([
  [['a', 'b'], { a: card }, false],
  [['a', 'b'], { a: card, b: card }, true],
  [['a'], { a: card, gone: card }, true],
  [['toString'], {}, false],
  [[], {}, false],
])('of the questions %j', (ids, cards, expected) => {
  expect(areAllAnswered({ questions: ids.map(question) }, cards)).toBe(expected);
});
