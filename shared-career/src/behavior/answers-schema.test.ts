import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ItemAnswersSchema, ScenarioChoicesSchema } from './index.ts';
import { makeAnswersWith } from './testing/answers.ts';

const AnswersSchema = v.object({ answers: ItemAnswersSchema, scenarios: ScenarioChoicesSchema });
const { answers, scenarios } = makeAnswersWith({ outer: 8, inner: 8 });
const whole = { answers, scenarios };

test.each([
  ['whole', whole],
  ['of somebody who has just begun', { answers: {}, scenarios: {} }],
  ['half done', { answers: { 'outer-promise': 4 }, scenarios: { course: 'b' } }],
])('accepts answers unchanged: %s', (_, given) => {
  expect(v.parse(AnswersSchema, given)).toEqual(given);
});

test.each([
  ['an item that does not exist', { ...whole, answers: { 'outer-unknown': 3 } }],
  ['an answer beyond the scale', { ...whole, answers: { 'outer-promise': 6 } }],
  ['an answer between two of the scale', { ...whole, answers: { 'outer-promise': 2.5 } }],
  ['a scenario that does not exist', { ...whole, scenarios: { holiday: 'a' } }],
  ['an option that its scenario does not have', { ...whole, scenarios: { course: 'e' } }],
])('refuses %s', (_, given) => {
  expect(v.is(AnswersSchema, given)).toBe(false);
});
