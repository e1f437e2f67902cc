import { describe, expect, it } from 'vitest';
import type { Measure } from '../../contribution/contribution-schema.ts';
import { makeUnit } from '../published.test-support.ts';
import { computeEngagementIndex } from './engagement-index.ts';

const minimums = { cell: 5, breakdown: 10, exact: 10 };
const whole = {
  activated: 30,
  activeMonth: 20,
  continuous: 15,
  planned: 20,
  quarterDone: 20,
  halfDone: 10,
} as const;
const indexOf = (n: number, measures: Partial<Record<Measure, number>>) =>
  computeEngagementIndex([makeUnit('obras', n, { measures })], minimums);
const values = (n: number, measures: Partial<Record<Measure, number>>) =>
  indexOf(n, measures).parts.map(({ value }) => value);

describe('computeEngagementIndex', () => {
  it('weighs activity of all, completion of who has a plan and continuity of who activated', () =>
    expect(indexOf(40, whole)).toEqual({
      value: 50,
      parts: [
        { id: 'active', weight: 0.4, value: 0.5 },
        { id: 'completion', weight: 0.3, value: 0.5 },
        { id: 'continuity', weight: 0.3, value: 0.5 },
      ],
    }));

  it('can be worked out from the parts as they are shown', () => {
    const { value, parts } = indexOf(30, { ...whole, continuous: 20, activeMonth: 10 });
    expect(parts.map((part) => part.value)).toEqual([0.33, 0.5, 0.67]);
    expect(value).toBe(Math.round(100 * (0.4 * 0.33 + 0.3 * 0.5 + 0.3 * 0.67)));
  });

  it('is 100 at most after any rounding of its parts', () =>
    expect(
      indexOf(10, {
        activated: 10,
        activeMonth: 15,
        continuous: 15,
        planned: 10,
        quarterDone: 15,
        allDone: 15,
      }).parts,
    ).toMatchObject([{ value: 1 }, {}, { value: 1 }]));

  it.each([
    ['continuity', { ...whole, activated: 5 }, [0.5, 0.5, null]],
    ['completion', { ...whole, planned: 5 }, [0.5, null, 0.5]],
  ] as const)('is hidden if too few people have %s', (_, measures, parts) => {
    expect(values(40, measures)).toEqual(parts);
    expect(indexOf(40, measures).value).toBeNull();
  });

  it('is hidden below ten people', () => {
    expect(values(5, whole)).toEqual([null, null, null]);
    expect(indexOf(5, whole).value).toBeNull();
  });

  it.each(['suppressed', 'no_data'] as const)('has its parts, empty, where %s', (seen) => {
    const { value, parts } = computeEngagementIndex(seen, minimums);
    expect(value).toBeNull();
    expect(parts.map(({ id, value: part }) => [id, part])).toEqual([
      ['active', null],
      ['completion', null],
      ['continuity', null],
    ]);
  });
});
