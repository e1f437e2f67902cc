import { type ArchetypeId, BEHAVIOR_VERSION, type BehaviorResult } from '@aura/shared-domain';
import { describe, expect, it, test } from 'vitest';
import { ITEMS } from '../items.ts';
import { type Axis } from '../items.ts';
import { makeAnswersWith } from '../testing/answers.ts';
import { SIDES, TENDENCIES } from './axes.ts';
import { type BehaviorInput, scoreBehavior } from './score-behavior.ts';

const NOW = new Date('2026-03-04T10:20:30.000Z');

function read(input: BehaviorInput): BehaviorResult {
  const result = scoreBehavior(input, { now: NOW, consent: 1 });
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}
const readSteps = (outer: number, inner: number, like?: readonly ArchetypeId[]): BehaviorResult =>
  read(makeAnswersWith({ outer, inner }, like));
const allLike = (id: ArchetypeId): ArchetypeId[] => [id, id, id, id];

/** What agreeing with each sentence means, written down a second time, apart from the items. */
const MEANINGS: readonly (readonly [text: string, axis: Axis, moves: 1 | -1])[] = [
  ['eu me organizo para cumprir', 'outer', 1],
  ['costumo deixar a data passar', 'outer', -1],
  ['passo a seguir logo', 'outer', 1],
  ['continuo fazendo como fazia', 'outer', -1],
  ['eu entrego na data', 'outer', 1],
  ['costuma atrasar', 'outer', -1],
  ['mando toda semana sem precisar de lembrete', 'outer', 1],
  ['costuma sair só depois de um lembrete', 'outer', -1],
  ['mantenho o ritmo que escolhi', 'inner', 1],
  ['costumo perder o ritmo', 'inner', -1],
  ['costuma ser usado nesse projeto', 'inner', 1],
  ['costuma acabar em outra coisa', 'inner', -1],
  ['faço isso por meses', 'inner', 1],
  ['costumo parar em poucos dias', 'inner', -1],
  ['costumo terminar na quinta', 'inner', 1],
  ['costumo passar para outra semana', 'inner', -1],
];

describe('every item', () => {
  const { scenarios, millisPerItem } = makeAnswersWith({ outer: 0, inner: 0 });
  const inTheMiddle = Object.fromEntries(ITEMS.map(({ id }) => [id, 3]));
  const answering = (id: string, answer: number): BehaviorResult =>
    read({ answers: { ...inTheMiddle, [id]: answer }, scenarios, millisPerItem });

  it.each(MEANINGS)('“… %s”: “concordo totalmente” moves %s to side %i', (part, axis, moves) => {
    const found = ITEMS.filter(({ text }) => text.includes(part));
    expect(found).toMatchObject([{ axis, reversed: moves === -1 }]);
    const id = found[0]?.id ?? '';
    const other: Axis = axis === 'outer' ? 'inner' : 'outer';
    const agreed = answering(id, 5);
    const disagreed = answering(id, 1);
    expect([agreed[axis], disagreed[axis]]).toEqual([0.125 * moves, -0.125 * moves]);
    expect([agreed[other], disagreed[other]]).toEqual([0, 0]);
  });

  it('has its meaning in this list', () => {
    const meant = MEANINGS.flatMap(([part]) => ITEMS.filter(({ text }) => text.includes(part)));
    expect(new Set(meant.map(({ id }) => id)).size).toBe(ITEMS.length);
  });
});

describe('the quadrants', () => {
  it.each([
    [16, 16, 'upholder'],
    [-16, 16, 'questioner'],
    [16, -16, 'obliger'],
    [-16, -16, 'rebel'],
  ] as const)('outer %i and inner %i is %s', (outer, inner, archetype) => {
    expect(readSteps(outer, inner, allLike(archetype))).toMatchObject({
      archetype,
      between: null,
      outer: Math.sign(outer),
      inner: Math.sign(inner),
      margin: 1,
      confidence: 'high',
    });
  });

  it('have their evidence, version and date', () => {
    expect(readSteps(8, -4)).toMatchObject({
      version: BEHAVIOR_VERSION,
      archetype: 'obliger',
      outer: 0.5,
      inner: -0.25,
      margin: 0.25,
      consent: 1,
      answeredAt: '2026-03-04T10:20:30.000Z',
    });
  });
});

describe('the margin', () => {
  it('decides from .15 on', () => {
    const like = ['obliger', 'obliger', 'obliger', 'upholder'] as const;
    expect(readSteps(10, 4, like)).toMatchObject({ inner: 0.15, margin: 0.15, archetype: 'upholder' });
  });

  it('does not decide below', () => {
    expect(readSteps(10, 3)).toMatchObject({ archetype: 'upholder', margin: 0.1875 });
    expect(readSteps(10, 2)).toMatchObject({ archetype: null, margin: 0.125, confidence: 'low' });
  });

  it.each([
    ['outer', 2, 10, ['upholder', 'questioner']],
    ['outer', -2, 10, ['questioner', 'upholder']],
    ['outer', 2, -10, ['obliger', 'rebel']],
    ['inner', 10, 2, ['upholder', 'obliger']],
    ['inner', 10, -2, ['obliger', 'upholder']],
    ['inner', -10, 2, ['questioner', 'rebel']],
    ['both, the outer one nearer', -1, -2, ['rebel', 'obliger']],
    ['both, the inner one nearer', -2, -1, ['rebel', 'questioner']],
  ] as const)('names the two on both sides of the near border (%s)', (_, outer, inner, between) => {
    expect(readSteps(outer, inner)).toMatchObject({ archetype: null, between });
  });

  it('in the very middle names the tendency of most scenarios and its nearest neighbour', () => {
    const pair = { 'outer-deadline': 4, 'outer-deadline-not': 4 };
    const middle = (like: readonly ArchetypeId[]): BehaviorResult => {
      const flat = makeAnswersWith({ outer: 0, inner: 0 }, like);
      return read({ ...flat, answers: { ...flat.answers, ...pair } });
    };
    expect(middle(['upholder', 'questioner', 'obliger', 'rebel'])).toMatchObject({
      outer: 0,
      inner: 0,
      between: ['obliger', 'upholder'],
    });
    expect(middle(['rebel', 'rebel', 'upholder', 'upholder']).between).toEqual(['upholder', 'obliger']);
    expect(middle(['questioner', 'obliger', 'questioner', 'obliger']).between).toEqual([
      'obliger',
      'upholder',
    ]);
  });
});

describe('the scenarios', () => {
  it('make a close result clear', () => {
    expect(readSteps(10, 2).archetype).toBeNull();
    expect(readSteps(10, 2, allLike('upholder'))).toMatchObject({ archetype: 'upholder', inner: 0.325 });
  });

  it('make a narrow result unclear', () => {
    expect(readSteps(10, 3).archetype).toBe('upholder');
    expect(readSteps(10, 3, allLike('obliger'))).toMatchObject({
      archetype: null,
      between: ['obliger', 'upholder'],
      inner: -0.0125,
    });
  });

  it('decide if the items are on the border itself', () => {
    expect(readSteps(10, 0, allLike('upholder'))).toMatchObject({ archetype: 'upholder', margin: 0.2 });
    expect(readSteps(10, 0, allLike('obliger'))).toMatchObject({ archetype: 'obliger', margin: 0.2 });
  });

  it('change nothing far from a border', () => {
    for (const like of TENDENCIES) expect(readSteps(6, -6, allLike(like)).archetype).toBe('obliger');
  });

  it('never lead to a quadrant against the items', () => {
    for (let outer = -16; outer <= 16; outer += 1) {
      for (const like of TENDENCIES) {
        const { archetype } = readSteps(outer, 16, allLike(like));
        const side = archetype === null ? 0 : SIDES[archetype].outer;
        expect(side * outer).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('move an axis no further than its end', () => {
    expect(readSteps(16, -16, allLike('obliger'))).toMatchObject({ outer: 1, inner: -1 });
  });
});

describe('the confidence', () => {
  it.each([
    ['a wide margin and two scenarios alike', 12, ['rebel', 'rebel', 'upholder', 'obliger'], 'high'],
    ['a wide margin and one scenario alike', 12, ['rebel', 'questioner', 'upholder', 'obliger'], 'medium'],
    ['a middling margin, all scenarios alike', 3, allLike('rebel'), 'medium'],
    ['a margin of .25', 4, ['rebel', 'questioner', 'upholder', 'obliger'], 'medium'],
    ['a smaller one', 3, ['rebel', 'questioner', 'upholder', 'obliger'], 'low'],
  ] as const)('%s', (_, steps, like, confidence) => {
    expect(readSteps(-steps, -steps, like).confidence).toBe(confidence);
  });

  it.each([
    [1, 'medium'],
    [2, 'low'],
  ] as const)('falls with %i pairs answered alike', (alike, confidence) => {
    const input = makeAnswersWith({ outer: -16, inner: -16 }, allLike('rebel'));
    const answers = { ...input.answers };
    for (const topic of ['outer-deadline', 'inner-time'].slice(0, alike)) answers[topic] = 5;
    expect(read({ ...input, answers })).toMatchObject({ archetype: 'rebel', confidence });
  });
});

describe('the decisive items', () => {
  it('are the three that pushed hardest towards the tendency', () => {
    const input = makeAnswersWith({ outer: 0, inner: 0 });
    const answers = {
      ...Object.fromEntries(
        ITEMS.map(({ id, axis, reversed }) => [id, (axis === 'outer') === reversed ? 2 : 4]),
      ),
      'outer-promise-not': 1,
      'inner-habit': 1,
      'inner-study-not': 5,
    };
    const result = read({ ...input, answers });
    expect(result.archetype).toBe('obliger');
    expect(result.decisiveItems.toSorted()).toEqual(['inner-habit', 'inner-study-not', 'outer-promise-not']);
  });

  it('alternate between equally strong axes, the nearer border first', () => {
    const axesOf = ({ decisiveItems }: BehaviorResult): string[] =>
      decisiveItems.map((id) => id.split('-')[0] ?? '');
    expect(axesOf(readSteps(8, 16))).toEqual(['outer', 'inner', 'outer']);
    expect(axesOf(readSteps(16, 8))).toEqual(['inner', 'outer', 'inner']);
  });

  it('leave out items without a push', () => {
    expect(readSteps(4, 0, allLike('upholder'))).toMatchObject({
      archetype: 'upholder',
      decisiveItems: ['outer-deadline', 'outer-deadline-not'],
    });
  });
});

test('equal answers have the same result, in any order of their fields', () => {
  const input = makeAnswersWith({ outer: 5, inner: -9 });
  const turned = { ...input, answers: Object.fromEntries(Object.entries(input.answers).toReversed()) };
  expect(read(turned)).toEqual(read(input));
});
