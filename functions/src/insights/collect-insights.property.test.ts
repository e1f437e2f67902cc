import {
  DAY_MS,
  HOUR_MS,
  addNotifications,
  applyChange,
  markAllNotificationsRead,
  createProfile,
  setTaskCompleted,
  type Notification,
  type Profile,
} from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDueTask, makePlan } from '../../test-support/due-plans.ts';
import { collectInsights } from './collect-insights.ts';

/** Midnight in São Paulo. */
const START = new Date('2026-11-10T03:00:00.000Z').getTime();
const TASKS = 9;

const people = fc
  .record({
    diagnosedDaysAgo: fc.integer({ min: 0, max: 95 }),
    hour: fc.integer({ min: 0, max: 23 }),
    done: fc.array(fc.boolean(), { minLength: TASKS, maxLength: TASKS }),
    endsInHours: fc.option(fc.integer({ min: -10 * 24, max: 40 * 24 })),
  })
  .map(({ diagnosedDaysAgo, hour, done, endsInHours }): Profile => {
    const plan = done.map((completed, at) =>
      makeDueTask(`t${at}`, { completed, horizon: ([30, 60, 90] as const)[at % 3] ?? 30 }),
    );
    return {
      ...createProfile('Ana'),
      ...makePlan(new Date(START - diagnosedDaysAgo * DAY_MS + hour * HOUR_MS).toISOString(), plan),
      plan: 'decolagem',
      acesso_expira_em: endsInHours === null ? null : new Date(START + endsInHours * HOUR_MS),
    };
  });

const add = (profile: Profile, news: readonly Notification[]): Profile =>
  applyChange(profile, addNotifications(profile, news) ?? {});

/** The person's actions between two checks. */
const action = fc.oneof(
  fc.constant({ kind: 'read' as const }),
  fc.record({ kind: fc.constant('flip' as const), task: fc.integer({ min: 0, max: TASKS - 1 }) }),
  fc.record({ kind: fc.constant('others' as const), count: fc.integer({ min: 1, max: 60 }) }),
  fc.constant({ kind: 'nothing' as const }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

let serial = 0;
function act(profile: Profile, deed: Action, now: Date): Profile {
  if (deed.kind === 'read') return applyChange(profile, markAllNotificationsRead(profile) ?? {});
  if (deed.kind === 'flip') {
    const id = `t${deed.task}`;
    const task = profile.careerPlan.find((one) => one.id === id);
    return applyChange(profile, setTaskCompleted(profile, id, !task?.completed) ?? {});
  }
  if (deed.kind === 'nothing') return profile;
  const others = Array.from({ length: deed.count }, () => ({
    id: `outra_${(serial += 1)}`,
    text: '',
    read: false,
    timestamp: now.toISOString(),
  }));
  return add(profile, others);
}

test('one look reports everything that is due, and repeated looks report nothing more', () => {
  fc.assert(
    fc.property(
      people,
      fc.array(fc.integer({ min: 0, max: DAY_MS - 1 }), { minLength: 1, maxLength: 8 }),
      fc.nat(12),
      (person, moments, dueReviews) => {
        let profile = person;
        for (const ms of [...moments, ...moments.toReversed()]) {
          const now = new Date(START + ms);
          profile = add(profile, collectInsights(profile, { dueReviews, now }));
          expect(collectInsights(profile, { dueReviews, now })).toEqual([]);
        }
        const told = profile.notifications.map(({ id }) => id.split('_')[0]);
        const count = (kind: string) => told.filter((one) => one === kind).length;
        expect(count('prazo') + count('atraso')).toBeLessThanOrEqual(2);
        expect(count('prazos') + count('atrasos')).toBeLessThanOrEqual(1);
        expect(count('revisao')).toBeLessThanOrEqual(1);
        // A last warning, and the end itself where it comes on this day.
        expect(count('acesso')).toBeLessThanOrEqual(2);
        const again = profile;
        for (const ms of moments) {
          expect(collectInsights(again, { dueReviews, now: new Date(START + ms) })).toEqual([]);
        }
      },
    ),
  );
});

test('over months nothing is reported twice, whatever else the person does', () => {
  const looks = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), action, fc.nat(12)), {
    minLength: 60,
    maxLength: 160,
  });
  fc.assert(
    fc.property(people, looks, (person, steps) => {
      let profile = person;
      let ms = START;
      const told = new Set<string>();
      for (const [hours, deed, dueReviews] of steps) {
        ms += hours * HOUR_MS;
        const now = new Date(ms);
        profile = act(profile, deed, now);
        for (const news of collectInsights(profile, { dueReviews, now })) {
          expect(told).not.toContain(news.id);
          told.add(news.id);
          profile = add(profile, [news]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
