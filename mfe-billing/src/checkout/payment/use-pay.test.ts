import { afterEach, expect, test, vi } from 'vitest';
import { runAlone } from './use-pay.ts';

afterEach(() => vi.unstubAllGlobals());

interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** Locks as the browser has them, shared by all of its tabs. */
function locks() {
  let last = Promise.resolve<unknown>(undefined);
  let held = 0;
  const run = async <T>(task: (lock: object | null) => Promise<T>, before: Promise<unknown>) => {
    held++;
    try {
      await before;
      return await task({});
    } finally {
      held--;
    }
  };
  return {
    request: <T>(_: string, { ifAvailable, signal }: Options, task: (lock: object | null) => Promise<T>) => {
      if (ifAvailable && held > 0) return task(null);
      const aborted = new Promise<never>((__, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
      const turn = Promise.race([run(task, Promise.race([last, aborted])), aborted]);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A payment that is ended by hand. */
function payment() {
  const made: { count: number; finish: (outcome: string) => void } = { count: 0, finish: () => undefined };
  const pay = () => {
    made.count++;
    return new Promise<string>((resolve) => (made.finish = resolve));
  };
  return { made, pay };
}

const turn = () => ({ onWait: vi.fn<() => void>(), left: new AbortController() });

test('of two tabs that pay at once the second waits for the first', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const [first, second] = [payment(), payment()];
  const [here, there] = [turn(), turn()];
  const paidHere = runAlone(first.pay, { ...here, signal: here.left.signal });
  const paidThere = runAlone(second.pay, { ...there, signal: there.left.signal });
  await vi.waitFor(() => expect(there.onWait).toHaveBeenCalledTimes(1));
  expect([first.made.count, second.made.count, here.onWait.mock.calls.length]).toEqual([1, 0, 0]);
  first.made.finish('paid here');
  expect(await paidHere).toBe('paid here');
  await vi.waitFor(() => expect(second.made.count).toBe(1));
  second.made.finish('paid there');
  expect(await paidThere).toBe('paid there');
});

test('a person who leaves while waiting pays nothing', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const [first, second] = [payment(), payment()];
  const [here, there] = [turn(), turn()];
  void runAlone(first.pay, { ...here, signal: here.left.signal });
  const waiting = runAlone(second.pay, { ...there, signal: there.left.signal });
  await vi.waitFor(() => expect(there.onWait).toHaveBeenCalledTimes(1));
  there.left.abort();
  expect(await waiting).toBeNull();
  first.made.finish('paid');
  expect(second.made.count).toBe(0);
});

test('a browser without locks just pays', async () => {
  vi.stubGlobal('navigator', {});
  const { onWait, left } = turn();
  expect(await runAlone(() => Promise.resolve('paid'), { onWait, signal: left.signal })).toBe('paid');
});
