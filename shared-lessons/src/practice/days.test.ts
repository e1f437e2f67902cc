import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@aura/shared-domain';
import { computeDayIn, computeMonday } from './days.ts';

describe('computeDayIn', () => {
  const midnight = new Date('2026-03-01T02:30:00.000Z');

  it.each([
    ['America/Sao_Paulo', '2026-02-28'],
    ['Europe/Lisbon', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-01'],
    ['Pacific/Pago_Pago', '2026-02-28'],
    ['Terra/Do_Nunca', '2026-03-01'],
  ])('in %s is %s', (timeZone, day) => {
    expect(computeDayIn(timeZone, midnight)).toBe(day);
  });

  it('goes by the summer time of the place', () => {
    const late = new Date('2026-07-01T23:30:00.000Z');
    expect([computeDayIn('Europe/Lisbon', late), computeDayIn('UTC', late)]).toEqual([
      '2026-07-02',
      '2026-07-01',
    ]);
  });
});

describe('addDays and mondayOf', () => {
  it('know the length of months and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('let a week begin on Monday and end on Sunday', () => {
    expect(['2026-03-02', '2026-03-05', '2026-03-08'].map(computeMonday)).toEqual(
      Array(3).fill('2026-03-02'),
    );
    expect(computeMonday('2026-03-09')).toBe('2026-03-09');
    expect(computeMonday('2027-01-01')).toBe('2026-12-28');
  });

  it('are each other’s way back', () => {
    const time = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, fc.integer({ min: -900, max: 900 }), (at, days) => {
        const day = computeDayIn('UTC', at);
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(new Date(computeMonday(day)).getUTCDay()).toBe(1);
      }),
    );
  });
});
