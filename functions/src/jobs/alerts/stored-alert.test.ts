import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '@aura/shared-domain';
import { isDue, readStoredAlert, type StoredAlert } from './stored-alert.ts';

const STORED = {
  name: 'Dados',
  query: { words: 'dados', place: '', remoteAnywhere: true, filters: NO_FILTERS },
  cadence: 'daily',
  paused: false,
  createdAt: new Date('2026-01-01T12:00:00.000Z'),
  checkedAt: null,
  news: [],
  newsAt: null,
};

function alert(changes: Partial<StoredAlert>): StoredAlert {
  const read = readStoredAlert(STORED);
  if (!read) throw new Error('The alert of the tests cannot be read.');
  return { ...read, ...changes };
}

describe('a saved search', () => {
  it('knows nothing before its first look', () => {
    expect(readStoredAlert(STORED)).toMatchObject({ name: 'Dados', sources: [] });
    expect(readStoredAlert(STORED)?.known.bytes).toHaveLength(0);
  });

  it.each([undefined, {}, { ...STORED, query: 'dados' }, { ...STORED, checkedAt: 'ontem' }])(
    'is none where %j is stored',
    (data) => {
      expect(readStoredAlert(data)).toBeNull();
    },
  );

  it.each([
    [
      ['lever', 'outra', 'sample'],
      ['sample', 'lever'],
    ],
    [null, []],
    [7, []],
  ])('keeps from %j only the sources of this build', (sources, known) => {
    expect(readStoredAlert({ ...STORED, sources })?.sources).toEqual(known);
  });
});

// 03:00 in UTC is midnight in São Paulo.
describe('a look', () => {
  it('is due at once before the first, unless paused', () => {
    const now = new Date('2026-11-10T12:00:00.000Z');
    expect(isDue(alert({}), now)).toBe(true);
    expect(isDue(alert({ paused: true }), now)).toBe(false);
  });

  it.each([
    [
      'the end of a month',
      '2026-02-28T11:00:00.000Z',
      '2026-03-01T02:59:59.999Z',
      '2026-03-01T03:00:00.000Z',
    ],
    ['the end of a year', '2026-12-31T23:00:00.000Z', '2027-01-01T02:59:59.999Z', '2027-01-01T03:00:00.000Z'],
    ['a leap day', '2028-02-29T02:59:00.000Z', '2028-02-29T02:59:59.999Z', '2028-02-29T03:00:00.000Z'],
    ['one of 00:01', '2026-11-11T03:01:00.000Z', '2026-11-12T02:59:59.999Z', '2026-11-12T03:00:00.000Z'],
  ])('is due the next day of São Paulo, after %s', (_, checkedAt, before, from) => {
    const daily = alert({ checkedAt: new Date(checkedAt) });
    expect(isDue(daily, new Date(before))).toBe(false);
    expect(isDue(daily, new Date(from))).toBe(true);
  });

  it.each([
    [
      'a month of 28 days',
      '2026-02-25T11:00:00.000Z',
      '2026-03-04T02:59:59.999Z',
      '2026-03-04T03:00:00.000Z',
    ],
    ['a year', '2026-12-29T23:00:00.000Z', '2027-01-05T02:59:59.999Z', '2027-01-05T03:00:00.000Z'],
    ['23:59', '2026-11-11T02:59:00.000Z', '2026-11-17T02:59:59.999Z', '2026-11-17T03:00:00.000Z'],
  ])('is due the same day of the week after, over the end of %s', (_, checkedAt, before, from) => {
    const weekly = alert({ cadence: 'weekly', checkedAt: new Date(checkedAt) });
    expect(isDue(weekly, new Date(before))).toBe(false);
    expect(isDue(weekly, new Date(from))).toBe(true);
  });
});
