import { foldKey } from '@aura/shared-career';
import { MentorIntentSchema } from '@aura/shared-domain';
import { measureGrowth, sampleCases, scaleRuns } from '@aura/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAYS } from '../library/index.ts';
import { measureBlindAccuracy, measureRouterAccuracy } from './accuracy.ts';
import { ASIDES, QUESTIONS } from '../generated/asides.ts';
import { ROUTER_EVALUATION } from '../generated/router-evaluation.ts';
import { EXEMPLARS, OUTSIDE_EXEMPLARS, UNCLEAR_EXEMPLARS } from '../generated/exemplars.ts';
import { type Route, classifyMessage } from './route.ts';
import { EXEMPLAR_LIST, learnRouter, computeScores } from './score.ts';

/** Shares of each set: at least so many go where they belong, and at most so many somewhere else. */
const FLOORS = [
  ['first', { right: 0.97, wrong: 0.01 }],
  ['harder', { right: 0.8, wrong: 0.06 }],
  ['fresh', { right: 0.82, wrong: 0.06 }],
] as const;

const first = (text: string): Route => classifyMessage(text, { lastIntent: null });
const labelOf = (route: Route): string => (route.kind === 'advice' ? route.intent : route.reason);

test.each(FLOORS)('sends the messages of the set “%s” to the right intent', (name, floor) => {
  const found = measureRouterAccuracy().bySet.find(({ set }) => set === name);
  if (!found) throw new Error(name);
  const { messages, right, asked } = found;
  console.warn(`router, ${name}: ${right} of ${messages} right, ${asked} asked about`);
  expect(right / messages).toBeGreaterThanOrEqual(floor.right);
  expect((messages - right - asked) / messages).toBeLessThanOrEqual(floor.wrong);
});

test('is measured on enough messages', () => {
  const all = Object.values(ROUTER_EVALUATION).flat();
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ text }) => foldKey(text))).size).toBe(all.length);
});

test('learns from no message of the measurement', () => {
  const learnt = new Set(
    [
      ...Object.values(EXEMPLARS).flat(),
      ...OUTSIDE_EXEMPLARS,
      ...PLAYS.flatMap(({ examples }) => examples),
    ].map(foldKey),
  );
  const known = Object.values(ROUTER_EVALUATION)
    .flat()
    .filter(({ text, expected }) => expected !== 'unclear' && learnt.has(foldKey(text)));
  expect(known).toEqual([]);
});

test('sends messages of new people to the right intent', () => {
  const { messages, right, asked } = measureBlindAccuracy();
  console.warn(`router, blind: ${right} of ${messages} right, ${asked} asked about`);
  // Every new example moves a message or two to the other side of the bound.
  expect(right / messages).toBeGreaterThanOrEqual(0.79);
  expect((messages - right - asked) / messages).toBeLessThanOrEqual(0.06);
});

test('recognises most exemplars from the others', () => {
  const folds = 5;
  const told = EXEMPLAR_LIST.filter(({ of }) => of !== 'unclear');
  const tried = sampleCases('router by others', [...Array(folds).keys()], 1).flatMap((fold) => {
    const read = learnRouter(told.filter((_one, at) => at % folds !== fold));
    return told
      .filter((_one, at) => at % folds === fold)
      .map(({ of, normal }) => computeScores(normal, read)[0]?.of === of);
  });
  // Single folds are up to three hundredths below all of them together.
  expect(tried.filter(Boolean).length / tried.length).toBeGreaterThanOrEqual(scaleRuns(0.77, 0.8));
});

test('has enough exemplars of every intent', () => {
  expect(MentorIntentSchema.options.filter((intent) => EXEMPLARS[intent].length < 15)).toEqual([]);
  expect(UNCLEAR_EXEMPLARS.length).toBeGreaterThanOrEqual(15);
});

test.each([
  ['receita de pudim', 'outside'],
  ['qwertyuiop asdfgh', 'unreadable'],
  ['How can I negotiate a better salary?', 'otherLanguage'],
  ['¿Qué debo estudiar?', 'otherLanguage'],
  ['Oi, pode me ajudar?', 'unclear'],
  ['fui demitida e não sei o que fazer', 'transition'],
  ['trabalho com CSS e HTML, que curso faço', 'study'],
])('%s: %s', (text, expected) => {
  expect(labelOf(first(text))).toBe(expected);
});

test('says what it can do, with two real questions, if a message is off its field', () => {
  const route = first('me indica uma receita de bolo');
  if (route.kind !== 'aside') throw new Error('expected an aside');
  expect(route.text).toContain('carreira');
  expect(route.suggestions).toHaveLength(2);
});

test('asks back with three questions if it does not understand', () => {
  const route = first('preciso de um conselho');
  if (route.kind !== 'aside') throw new Error('expected an aside');
  expect(route.reason).toBe('unclear');
  expect(route.suggestions).toHaveLength(3);
  expect(route.suggestions.filter((text) => !text.endsWith('?'))).toEqual([]);
});

test('understands every question that it suggests', () => {
  const astray = MentorIntentSchema.options.filter((intent) => labelOf(first(QUESTIONS[intent])) !== intent);
  expect(astray).toEqual([]);
  const others = Object.values(ASIDES).flatMap(({ suggestions }) => suggestions);
  expect(others.filter((text) => first(text).kind !== 'advice')).toEqual([]);
});

test('a follow-up keeps its subject, and a new subject changes it', () => {
  expect(labelOf(classifyMessage('e se ele não aceitar?', { lastIntent: 'salary' }))).toBe('salary');
  expect(labelOf(classifyMessage('e como monto meu currículo?', { lastIntent: 'salary' }))).toBe('resume');
  expect(labelOf(first('e se ele não aceitar?'))).not.toBe('salary');
});

test.each([
  ['ok obrigada', /^De nada/u],
  ['oi, tudo bem?', /^Oi!/u],
  ['bom dia, valeu', /^De nada/u],
  ['me ajuda', /^Ainda não entendi/u],
])('answers the small talk “%s”, and offers a question', (text, said) => {
  const suggestions = expect.arrayContaining([QUESTIONS.plan]);
  expect(first(text)).toMatchObject({ reason: 'unclear', text: expect.stringMatching(said), suggestions });
  expect(classifyMessage(text, { lastIntent: 'salary' })).toMatchObject({ reason: 'unclear' });
});

test('answers any message, always the same way', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
      expect(first(text)).toEqual(first(text));
    }),
    { numRuns: 150 },
  );
});

test.each(['e se '.repeat(400), 'aplicação '.repeat(200)])('reads a long message in time', (text) => {
  expect(measureGrowth(text, first)).toBeLessThan(10);
});
