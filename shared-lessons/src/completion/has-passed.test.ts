import type { GradeOfRecall } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import type { Question } from '../lesson.ts';
import { reviewCard } from '../review/review-card.ts';
import { hasPassed, wasRight } from './has-passed.ts';

const question = (id: string): Question => ({
  id,
  kind: 'trueFalse',
  prompt: 'Pergunta',
  explanation: 'Porque sim.',
  right: true,
});
const NOW = new Date('2026-03-01T12:00:00Z');

/** The card after these answers, each given when the one before made the question due. */
function answer(first: GradeOfRecall, ...rest: readonly GradeOfRecall[]) {
  let card = reviewCard(null, first, NOW);
  for (const grade of rest) card = reviewCard(card, grade, new Date(card.dueAt));
  return card;
}

const right = answer('good');
const wrong = answer('again');

it.each<[readonly GradeOfRecall[], boolean]>([
  [['good'], true],
  [['easy'], true],
  [['again'], false],
  [['again', 'good'], true],
  [['again', 'again'], false],
  [['good', 'good', 'good'], true],
  [['good', 'good', 'again'], false],
  [['good', 'good', 'again', 'good'], true],
])('after %j the last answer was right: %s', ([first = 'good', ...rest], expected) => {
  expect(wasRight(answer(first, ...rest))).toBe(expected);
});

it.each([
  [['a', 'b', 'c'], { a: right }, false],
  [['a', 'b', 'c'], { a: right, b: wrong, c: wrong }, false],
  [['a', 'b', 'c'], { a: right, b: right }, true],
  [['a', 'b', 'c', 'd'], { a: right, b: right }, false],
  [['a'], { a: wrong, gone: right }, false],
  [['toString'], {}, false],
  [[], {}, false],
])('of the questions %j', (ids, cards, expected) => {
  expect(hasPassed({ questions: ids.map(question) }, cards)).toBe(expected);
});
