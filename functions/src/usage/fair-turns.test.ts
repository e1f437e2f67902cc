import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '@aura/shared-domain';
import { createFairTurns } from './fair-turns.ts';

/** Tasks that end on command, and a log of begun and ended ones. */
function stage() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return ok(name);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, end };
}

describe('createFairTurns', () => {
  it('lets who sends one go before the second of who sends many', async () => {
    const { begun, task, end } = stage();
    const turns = createFairTurns({ atOnce: 1, perPerson: 9, everybody: 99 });
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => turns(name.charAt(0), task(name)));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('runs one task of a person at a time, and people side by side up to a number', async () => {
    const { begun, task, end } = stage();
    const turns = createFairTurns({ atOnce: 2, perPerson: 9, everybody: 99 });
    for (const name of ['a1', 'a2', 'b1', 'c1']) void turns(name.charAt(0), task(name));
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('refuses what would wait behind too many, of one and of all, and takes more once there is room', async () => {
    const { task, end } = stage();
    const turns = createFairTurns({ atOnce: 1, perPerson: 2, everybody: 3 });
    const [first] = ['a1', 'a2', 'a3'].map((name) => turns('a', task(name)));
    expect(await turns('a', task('a4'))).toMatchObject({ ok: false, error: { code: 'rate_limited' } });
    void turns('b', task('b1'));
    expect(await turns('c', task('c1'))).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    await end('a1');
    expect(await first).toEqual(ok('a1'));
    void turns('c', task('c2'));
    await end('a2');
    await end('b1');
  });

  it('goes on after a task that fails', async () => {
    const turns = createFairTurns({ atOnce: 1, perPerson: 2, everybody: 3 });
    const failed = turns('a', () => Promise.reject(new Error('broken')));
    const fine = turns('b', async () => ok(7));
    await expect(failed).rejects.toThrow('broken');
    expect(await fine).toEqual(ok(7));
  });

  it('runs each of any tasks once, never two of one person', async () => {
    await assert(
      asyncProperty(array(integer({ min: 0, max: 4 }), { maxLength: 40 }), async (people) => {
        const turns = createFairTurns({ atOnce: 3, perPerson: 40, everybody: 40 });
        const now = new Map<number, number>();
        const answers = await Promise.all(
          people.map((person, at) =>
            turns(String(person), async () => {
              now.set(person, (now.get(person) ?? 0) + 1);
              expect(now.get(person)).toBe(1);
              await new Promise((resolve) => setImmediate(resolve));
              now.set(person, 0);
              return ok(at);
            }),
          ),
        );
        expect(answers).toEqual(people.map((_, at) => ok(at)));
      }),
    );
  });
});
