import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, err, ok } from '@aura/shared-domain';
import { localBackend, type Backend } from '../../../test-support/backend.ts';
import { walkPeople, type WalkParts } from '../../schedule/walk-people.ts';
import type { AlertsChecked } from './check-alerts.ts';
import { walkPeopleWaiting } from './people-waiting.ts';

const START = new Date('2026-11-10T11:00:00.000Z');
const clock = { now: START };
const now = () => clock.now;
const ago = (minutes: number) => new Date(START.getTime() - minutes * MINUTE_MS);

let backend: Backend;
beforeAll(async () => void (backend = await localBackend()));
afterAll(() => backend.stop());

const clear = async () => {
  const { docs } = await backend.db.collectionGroup('jobAlerts').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
};
beforeEach(async () => {
  clock.now = START;
  await clear();
});

interface Seed {
  readonly paused: boolean;
  readonly checkedAt: Date | null;
}
const seed = (path: string, { paused = false, checkedAt = ago(60) }: Partial<Seed> = {}) =>
  backend.db.doc(path).set({ paused, checkedAt });
const walkAlerts = (check: WalkParts<AlertsChecked>['check']) =>
  walkPeople({
    message: 'jobAlerts',
    people: walkPeopleWaiting(backend.db, now()),
    check,
    nothing: { checked: 0, news: 0 },
    now,
  });
const checked = async () => ok({ checked: 2, news: 1 });

describe('the walk', () => {
  it('looks after everybody with a saved search that is not paused, each once, page after page', async () => {
    const people = Array.from({ length: 130 }, (_, at) => `pessoa-${at}`);
    await Promise.all(
      people.flatMap((uid) => [
        seed(`users/${uid}/jobAlerts/alerta-1`),
        seed(`users/${uid}/jobAlerts/alerta-2`, { checkedAt: null }),
      ]),
    );
    await seed('users/em-pausa/jobAlerts/alerta-1', { paused: true });
    await seed('outros/x/jobAlerts/alerta-1');
    const visited: string[] = [];
    const walk = await walkAlerts(async (uid) => {
      visited.push(uid);
      // Looking moves a search to the end of the order.
      await seed(`users/${uid}/jobAlerts/alerta-1`, { checkedAt: now() });
      return checked();
    });
    expect(visited.toSorted()).toEqual(people.toSorted());
    expect(walk).toEqual({
      message: 'jobAlerts',
      severity: 'INFO',
      people: 130,
      checked: 260,
      news: 130,
      failed: 0,
      reachedAll: true,
    });
  });

  it('begins with those who waited longest, and continues with the others when its time is up', async () => {
    const waiting = ['never', 'c', 'a', 'b', 'e', 'd'];
    for (const [at, uid] of waiting.entries())
      await seed(`users/${uid}/jobAlerts/alerta`, { checkedAt: uid === 'never' ? null : ago(1000 - at) });
    // Who has two searches waits as long as the one that looked least lately.
    await seed('users/c/jobAlerts/outro', { checkedAt: ago(1) });
    const walk = async (most: number) => {
      const visited: string[] = [];
      const report = await walkAlerts(async (uid) => {
        visited.push(uid);
        if (visited.length === most) clock.now = new Date(clock.now.getTime() + 6 * MINUTE_MS);
        await seed(`users/${uid}/jobAlerts/alerta`, { checkedAt: now() });
        return checked();
      });
      return { visited, report };
    };
    const first = await walk(3);
    expect(first.visited).toEqual(['never', 'c', 'a']);
    expect(first.report).toMatchObject({ severity: 'WARNING', people: 3, failed: 0, reachedAll: false });
    clock.now = new Date(START.getTime() + 24 * 60 * MINUTE_MS);
    const second = await walk(Infinity);
    expect(second.visited.slice(0, 4)).toEqual(['b', 'e', 'd', 'c']);
    expect(second.visited.toSorted()).toEqual(waiting.toSorted());
    expect(second.report).toMatchObject({ severity: 'INFO', reachedAll: true });
  });

  it('continues after a person fails, and logs no name', async () => {
    for (const uid of ['ana', 'bia', 'caio']) await seed(`users/${uid}/jobAlerts/alerta-1`);
    const walk = await walkAlerts((uid) => {
      if (uid === 'ana') throw new TypeError('quebrou com ana');
      return uid === 'bia' ? Promise.resolve(err({ code: 'unavailable' })) : checked();
    });
    expect(walk).toMatchObject({ severity: 'ERROR', people: 3, failed: 2, checked: 2, news: 1 });
    expect(walk.fault?.name).toBe('TypeError');
    expect(JSON.stringify(walk)).not.toContain('ana');
  });

  it('looks after few people at once', async () => {
    for (let at = 0; at < 12; at++) await seed(`users/p${at}/jobAlerts/alerta-1`);
    const state = { now: 0, most: 0 };
    await walkAlerts(async () => {
      state.most = Math.max(state.most, (state.now += 1));
      await backend.db.doc('users/p0').get();
      state.now -= 1;
      return checked();
    });
    expect(state.most).toBeGreaterThan(1);
    expect(state.most).toBeLessThanOrEqual(5);
  });
});
