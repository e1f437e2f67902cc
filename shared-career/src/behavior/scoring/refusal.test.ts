import { describe, expect, it, test } from 'vitest';
import { ITEMS } from '../items.ts';
import { makeAnswersWith } from '../testing/answers.ts';
import { type BehaviorInput, scoreBehavior } from './score-behavior.ts';

const whole = makeAnswersWith({ outer: 9, inner: -9 });
const read = (change: Partial<BehaviorInput>) =>
  scoreBehavior({ ...whole, ...change }, { now: new Date(0), consent: 1 });
const findRefusal = (change: Partial<BehaviorInput>) => {
  const result = read(change);
  return result.ok ? null : result.error;
};
const without = (record: Readonly<Record<string, number>>, ...ids: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));

test('reads careful answers', () => {
  expect(read({}).ok).toBe(true);
});

describe('incomplete answers', () => {
  it.each(ITEMS.map(({ id }) => id))('lack %s', (id) => {
    expect(findRefusal({ answers: without(whole.answers, id) })?.reason).toBe('incomplete');
  });

  it.each(Object.keys(whole.scenarios))('lack the scenario %s', (id) => {
    const { [id]: _, ...scenarios } = whole.scenarios;
    expect(findRefusal({ scenarios })?.reason).toBe('incomplete');
  });

  it.each([0, 6, 2.5, Number.NaN, -1])('hold an answer %d, which the scale does not have', (answer) => {
    expect(findRefusal({ answers: { ...whole.answers, 'inner-time': answer } })?.reason).toBe('incomplete');
  });

  it('hold an option that its scenario does not have', () => {
    expect(findRefusal({ scenarios: { ...whole.scenarios, course: 'z' } })?.reason).toBe('incomplete');
  });

  it('say how many are missing', () => {
    expect(findRefusal({ answers: without(whole.answers, 'inner-time') })?.message).toContain(
      'falta 1 resposta.',
    );
    expect(findRefusal({ answers: {}, scenarios: {} })?.message).toContain('faltam 20 respostas');
  });

  it('ignore unknown questions', () => {
    expect(read({ answers: { ...whole.answers, constructor: 5, 'outer-old': 1 } })).toEqual(read({}));
  });
});

describe('the same answer throughout', () => {
  it.each([1, 2, 3, 4, 5])('%i', (answer) => {
    const answers = Object.fromEntries(ITEMS.map(({ id }) => [id, answer]));
    expect(findRefusal({ answers })?.reason).toBe('straightLine');
  });
});

describe('the time taken', () => {
  const times = (fast: number, millis: number) => ITEMS.map((_, at) => (at < fast ? millis : 5000));

  it.each([
    ['half of them in an instant', times(8, 100), null],
    ['more than half in an instant', times(9, 100), 'tooFast'],
    ['all just under 1.2 s', times(16, 1199), 'tooFast'],
    ['all in 1.2 s', times(16, 1200), null],
    ['nothing measured', [], null],
    ['a clock that was set back', [-5000, Number.NaN, 2000, 2100], null],
  ])('%s', (_, millisPerItem, reason) => {
    expect(findRefusal({ millisPerItem })?.reason ?? null).toBe(reason);
  });
});

describe('opposite sentences answered alike', () => {
  const alike = (count: number, answers: readonly [number, number]) => ({
    ...whole.answers,
    ...Object.fromEntries(
      ITEMS.filter(({ reversed }) => !reversed)
        .slice(0, count)
        .flatMap(({ id, pair }) => [
          [id, answers[0]],
          [pair, answers[1]],
        ]),
    ),
  });

  it.each([
    [2, [5, 5], null],
    [3, [5, 5], 'contradictory'],
    [3, [4, 4], 'contradictory'],
    [3, [4, 5], 'contradictory'],
    [3, [2, 1], 'contradictory'],
    [8, [3, 4], null],
  ] as const)('%i pairs answered %j', (count, pair, reason) => {
    expect(findRefusal({ answers: alike(count, pair) })?.reason ?? null).toBe(reason);
  });

  it('refuses a person who agrees with everything, more or less', () => {
    const answers = Object.fromEntries(ITEMS.map(({ id }, at) => [id, at % 3 === 0 ? 5 : 4]));
    expect(findRefusal({ answers })).toMatchObject({
      reason: 'contradictory',
      message: expect.stringContaining('Em 8 dos 8 pares'),
    });
  });
});
