import { describe, expect, it } from 'vitest';
import { DAY_MS, err, HOUR_MS, MINUTE_MS, ok } from '@aura/shared-domain';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import type { ReportLine } from '../parts/define-part.ts';
import { handOutWalk, walkShare, type SharedWalk } from './shared-walk.ts';
import { walkPeople, type WalkParts } from './walk-people.ts';

const WALK: SharedWalk<{ added: number; doubted: number }> = {
  name: 'insights',
  perShare: 200,
  processes: 20,
  nothing: { added: 0, doubted: 0 },
  warnsOf: 'doubted',
};
const START = Date.parse('2026-11-10T08:30:00.000Z');
/** A look at one person, milliseconds; five are looked after at once. */
const CHECK_MS = 600;
const LANES = 5;

async function* listPeople(count: number, cutAt = Infinity): AsyncGenerator<string> {
  for (let at = 0; at < count; at++) {
    if (at === cutAt) throw new Error('killed');
    yield `p${at}`;
  }
}

/** A walk on a clock of its own: no time passes unless a person is visited, or the test says so. */
function world() {
  const db = openOwnDatabase();
  const lines: ReportLine[] = [];
  const visited: string[] = [];
  const clock = { now: START };
  const deps = { db, now: () => new Date(clock.now), report: (line: ReportLine) => void lines.push(line) };
  const check: WalkParts<{ added: number; doubted: number }>['check'] = async (uid) => {
    visited.push(uid);
    clock.now += CHECK_MS / LANES;
    return ok({ added: 1, doubted: 0 });
  };
  const walk = db.collection('walks').doc(WALK.name);
  const listShares = async () => (await walk.collection('walkShares').get()).docs.map(({ id }) => id);
  /** Every process of a share begins with nine minutes. */
  const visitAll = async (look = check): Promise<void> => {
    for (const share of await listShares()) await walkShare(WALK, share, look, deps);
  };
  return { lines, visited, clock, deps, check, listShares, visitAll };
}

const whole = (people: number) => ({
  message: 'insights',
  severity: 'INFO',
  people,
  added: people,
  doubted: 0,
  failed: 0,
  reachedAll: true,
});

describe('a walk that processes share', () => {
  it('reaches everybody where one process ends after six minutes', async () => {
    const { lines, visited, clock, deps, check, listShares, visitAll } = world();
    const alone = await walkPeople({
      message: 'alone',
      people: listPeople(3_600),
      check,
      nothing: WALK.nothing,
      now: deps.now,
    });
    expect(alone.reachedAll).toBe(false);
    expect(alone.people).toBeLessThan(3_010);

    visited.length = 0;
    clock.now = START;
    await handOutWalk({ ...WALK, perShare: 200 }, listPeople(3_600), deps);
    expect(await listShares()).toHaveLength(18);
    await visitAll();
    expect(new Set(visited).size).toBe(3_600);
    expect(visited).toHaveLength(3_600);
    expect(lines).toEqual([whole(3_600)]);
    expect(await listShares()).toEqual([]);
  });

  it('goes on handing out where it was cut, and gives nobody twice', async () => {
    const { lines, visited, deps, visitAll, listShares } = world();
    await expect(handOutWalk(WALK, listPeople(1_000, 650), deps)).rejects.toThrow('killed');
    expect(await listShares()).toHaveLength(3);
    await visitAll();
    expect(lines).toEqual([]);
    await handOutWalk(WALK, listPeople(1_000), deps);
    await visitAll();
    expect(visited.toSorted()).toEqual([...new Set(visited)].toSorted());
    expect(lines).toEqual([whole(1_000)]);
  });

  it('ends within its minutes while it hands out, and the next start goes on', async () => {
    const { lines, clock, deps, visitAll } = world();
    async function* slow(): AsyncGenerator<string> {
      for await (const uid of listPeople(1_000)) {
        clock.now += 1_000;
        yield uid;
      }
    }
    await expect(handOutWalk(WALK, slow(), deps)).rejects.toThrow('more people than minutes');
    await handOutWalk(WALK, listPeople(1_000), deps);
    await visitAll();
    expect(lines).toEqual([whole(1_000)]);
  });

  it('goes on in a share after the person it was cut off at', async () => {
    const { lines, visited, clock, deps, check, listShares } = world();
    await handOutWalk(WALK, listPeople(200), deps);
    const [share = ''] = await listShares();
    const slow: typeof check = (uid) => {
      clock.now += (6 * MINUTE_MS) / 50;
      return check(uid);
    };
    await expect(walkShare(WALK, share, slow, deps)).rejects.toThrow('more people than minutes');
    const before = visited.length;
    expect(before).toBeGreaterThan(40);
    expect(before).toBeLessThan(60);
    await walkShare(WALK, share, check, deps);
    expect(visited).toEqual([...new Set(visited)]);
    expect(lines).toEqual([whole(200)]);
  });

  it('reports once, however often and in whatever order its events come', async () => {
    const { lines, visited, deps, check, listShares } = world();
    await handOutWalk(WALK, listPeople(600), deps);
    const [first = '', second = '', third = ''] = (await listShares()).toReversed();
    for (const share of [first, second, first]) await walkShare(WALK, share, check, deps);
    expect(visited).toHaveLength(400);
    await Promise.all([third, third].map((share) => walkShare(WALK, share, check, deps)));
    await walkShare(WALK, second, check, deps);
    expect(new Set(visited).size).toBe(600);
    expect(lines).toEqual([whole(600)]);
  });

  it('counts who failed, and reports the first fault without a name', async () => {
    const { lines, deps, check, visitAll } = world();
    await handOutWalk(WALK, listPeople(400), deps);
    await visitAll(async (uid) => {
      if (uid === 'p7') throw new TypeError('broke with p7');
      return uid === 'p300' ? err({ code: 'unavailable' }) : check(uid);
    });
    expect(lines).toMatchObject([
      { message: 'insights share', severity: 'ERROR', fault: { name: 'TypeError' } },
      { message: 'insights', severity: 'ERROR', people: 400, failed: 2, added: 398, reachedAll: true },
    ]);
    expect(JSON.stringify(lines)).not.toContain('p7');
  });

  it('warns of a count that has to be zero', async () => {
    const { lines, deps, visitAll } = world();
    await handOutWalk(WALK, listPeople(1), deps);
    await visitAll(async () => ok({ added: 0, doubted: 1 }));
    expect(lines).toMatchObject([{ severity: 'WARNING', doubted: 1, reachedAll: true }]);
  });

  it('reports a walk over nobody', async () => {
    const { lines, deps } = world();
    await handOutWalk(WALK, listPeople(0), deps);
    expect(lines).toEqual([whole(0)]);
  });

  it('tells the next day of a run whose shares were never all visited, and begins anew', async () => {
    const { lines, clock, deps, check, listShares, visitAll } = world();
    await handOutWalk(WALK, listPeople(400), deps);
    const [first = ''] = await listShares();
    await walkShare(WALK, first, check, deps);
    clock.now += HOUR_MS;
    await handOutWalk(WALK, listPeople(0), deps);
    expect(lines).toEqual([whole(0)]);
    clock.now = START + DAY_MS;
    await handOutWalk(WALK, listPeople(400), deps);
    expect(lines.at(-1)).toEqual({ ...whole(200), severity: 'WARNING', reachedAll: false });
    await visitAll();
    expect(lines.at(-1)).toEqual(whole(400));
  });
});
