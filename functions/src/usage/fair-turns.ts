import { err, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** How many tasks may be under way, and wait. */
export interface TurnSettings {
  /** People whose tasks are under way at once. */
  readonly atOnce: number;
  /** Tasks of one person that wait; a further one is refused. */
  readonly perPerson: number;
  /** Tasks of everybody that wait. */
  readonly everybody: number;
}

export const TURNS: TurnSettings = { atOnce: 8, perPerson: 20, everybody: 400 };

/** Runs long tasks of people in turns; refuses what would have to wait behind too many. */
export type FairTurns = <T>(
  uid: string,
  task: () => Promise<Result<T, Failure>>,
) => Promise<Result<T, Failure>>;

const TOO_MANY_OF_ONE: Failure = { code: 'rate_limited', retryAfterSeconds: 10 };
const TOO_MANY_OF_ALL: Failure = { code: 'unavailable', retryAfterSeconds: 10 };

/**
 * A queue in this process's memory in which each person has one place, however many tasks they have: after one of
 * their tasks, other waiting people are next. So one person's tasks delay another by at most one task of each waiting
 * person.
 */
export function createFairTurns({ atOnce, perPerson, everybody }: TurnSettings): FairTurns {
  // In the order of their turns, without the running ones.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const underWay = new Set<string>();
  let count = 0;

  const toTheEnd = (uid: string): void => {
    const tasks = waiting.get(uid);
    waiting.delete(uid);
    if (tasks) waiting.set(uid, tasks);
  };

  const next = (): void => {
    for (const [uid, tasks] of waiting) {
      if (underWay.size >= atOnce) return;
      if (underWay.has(uid)) continue;
      const task = tasks.shift();
      if (tasks.length === 0) waiting.delete(uid);
      if (!task) continue;
      count--;
      underWay.add(uid);
      void task().finally(() => {
        underWay.delete(uid);
        toTheEnd(uid);
        next();
      });
    }
  };

  return <T>(uid: string, task: () => Promise<Result<T, Failure>>) => {
    const own = waiting.get(uid) ?? [];
    if (own.length >= perPerson) return Promise.resolve(err(TOO_MANY_OF_ONE));
    if (count >= everybody) return Promise.resolve(err(TOO_MANY_OF_ALL));
    return new Promise<Result<T, Failure>>((resolve, reject) => {
      own.push(() => task().then(resolve, reject));
      waiting.set(uid, own);
      count++;
      next();
    });
  };
}
