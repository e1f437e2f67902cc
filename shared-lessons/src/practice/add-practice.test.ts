import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, HOUR_MS, MAX_PRACTICE_DAYS, type Practice } from '@aura/shared-domain';
import { computeDayIn } from './days.ts';
import { addPractice, computeToday } from './add-practice.ts';
import { computeStreak } from './streak.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const TOKYO = 'Asia/Tokyo';
const at = (text: string): Date => new Date(`${text}:00.000Z`);

describe('addPractice', () => {
  it('counts a day once, by the calendar of where the person is', () => {
    const first = addPractice(null, SAO_PAULO, at('2026-03-04T02:00'));
    expect(first).toEqual({ days: ['2026-03-03'], timeZone: SAO_PAULO });
    expect(addPractice(first, SAO_PAULO, at('2026-03-04T02:59'))).toEqual(first);
    expect(addPractice(first, SAO_PAULO, at('2026-03-04T03:00')).days).toEqual(['2026-03-03', '2026-03-04']);
  });

  it('keeps the last days and lets the oldest go', () => {
    const days = Array.from({ length: MAX_PRACTICE_DAYS }, (_, day) => addDays('2025-01-01', day));
    const next = addPractice({ days, timeZone: SAO_PAULO }, SAO_PAULO, at('2026-06-01T12:00'));
    expect(next.days).toEqual([...days.slice(1), '2026-06-01']);
  });

  it('gives back the rest of a day that a flight to the east took away', () => {
    const monday = addPractice(null, SAO_PAULO, at('2026-03-02T15:00'));
    // Tuesday evening at home, Wednesday morning there.
    const there = addPractice(monday, TOKYO, at('2026-03-03T23:00'));
    expect(there).toEqual({ days: ['2026-03-02', '2026-03-03', '2026-03-04'], timeZone: TOKYO });
  });

  it('gives nothing back without a streak to continue', () => {
    const long = addPractice(null, SAO_PAULO, at('2026-02-02T15:00'));
    expect(addPractice(long, TOKYO, at('2026-03-03T23:00')).days).toEqual(['2026-02-02', '2026-03-04']);
  });

  it('adds only the day for a person who stays in their time zone', () => {
    const monday = addPractice(null, SAO_PAULO, at('2026-03-02T15:00'));
    expect(addPractice(monday, SAO_PAULO, at('2026-03-05T15:00')).days).toEqual(['2026-03-02', '2026-03-05']);
  });
});

describe('computeToday', () => {
  const late = at('2026-03-03T23:00');

  it('goes by where something was learned last', () => {
    const practice = addPractice(null, SAO_PAULO, at('2026-03-02T15:00'));
    expect(computeToday(practice, TOKYO, late)).toBe('2026-03-03');
    expect(computeStreak(practice, computeToday(practice, TOKYO, late)).days).toBe(1);
  });

  it('goes by where the person is before anything was learned', () => {
    expect(computeToday(null, TOKYO, late)).toBe('2026-03-04');
  });
});

describe('practice anywhere at any time', () => {
  const zones = fc.constantFrom(
    SAO_PAULO,
    TOKYO,
    'UTC',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kolkata',
  );
  /** Mostly on, at times back: a server's clock can be set. */
  const hours = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -60, max: 200 }));
  const acts = fc.array(fc.record({ timeZone: zones, hours }), { minLength: 1, maxLength: 60 });

  function walk(
    steps: readonly { readonly timeZone: string; readonly hours: number }[],
    check: (before: Practice | null, after: Practice, now: Date, timeZone: string) => void,
  ): void {
    let practice: Practice | null = null;
    let time = at('2026-03-01T00:00').getTime();
    for (const { timeZone, hours: passed } of steps) {
      time += passed * HOUR_MS;
      const now = new Date(time);
      const after = addPractice(practice, timeZone, now);
      check(practice, after, now, timeZone);
      practice = after;
    }
  }

  it('keeps days in order, each once, and loses none', () => {
    fc.assert(
      fc.property(acts, (steps) =>
        walk(steps, (before, after, now, timeZone) => {
          expect(after.days.filter((day) => addDays(day, 0) !== day)).toEqual([]);
          expect(after.days).toEqual([...new Set(after.days)].toSorted());
          expect(after.days).toEqual(
            expect.arrayContaining([...(before?.days ?? []), computeDayIn(timeZone, now)]),
          );
        }),
      ),
    );
  });

  it('no practice and no move makes a streak shorter', () => {
    fc.assert(
      fc.property(acts, (steps) =>
        walk(steps, (before, after, now, timeZone) => {
          const was = computeStreak(before, computeToday(before, timeZone, now)).days;
          const is = computeStreak(after, computeToday(after, timeZone, now));
          expect(is.days).toBeGreaterThanOrEqual(Math.max(1, was));
          expect(is.practisedToday).toBe(true);
        }),
      ),
    );
  });

  it('no time that passes makes a streak longer', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: 0, max: 30 }), (steps, days) =>
        walk(steps, (_, after, now, timeZone) => {
          const last = after.days.at(-1) ?? '';
          const today = [last, computeDayIn(timeZone, now)].toSorted().at(-1) ?? '';
          const is = computeStreak(after, today);
          expect(computeStreak(after, addDays(today, days)).days).toBeLessThanOrEqual(is.days);
        }),
      ),
    );
  });

  it('a streak has at most one covered day in each week that it touches', () => {
    fc.assert(
      fc.property(acts, (steps) =>
        walk(steps, (_, after, now, timeZone) => {
          const { days, freezesUsed } = computeStreak(after, computeDayIn(timeZone, now));
          expect(freezesUsed).toBeLessThanOrEqual(Math.ceil((days + freezesUsed) / 7) + 1);
        }),
      ),
    );
  });
});
