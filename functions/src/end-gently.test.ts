import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { endGently } from './end-gently.ts';

/** A process that can be asked to end; `ended` settles with its code. */
function processWith(env: NodeJS.ProcessEnv) {
  const events = new EventEmitter();
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (end = resolve));
  const process = {
    env,
    exit: (code: number) => end(code),
    once: (signal: 'SIGTERM', listener: () => void) => events.once(signal, listener),
  };
  return { process, events, ended };
}

test('everything to be done runs before the end, even if one part fails', async () => {
  const { process, events, ended } = processWith({ K_SERVICE: 'api' });
  const done: string[] = [];
  const beforeEnd = endGently(process);
  beforeEnd(() => Promise.reject(new Error('unreachable')));
  beforeEnd(async () => void done.push('leases'));
  events.emit('SIGTERM');
  expect(await ended).toBe(0);
  expect(done).toEqual(['leases']);
});

test('a task that hangs is not waited for', async () => {
  const { process, events, ended } = processWith({ K_SERVICE: 'api' });
  endGently(process, 1)(() => new Promise(() => undefined));
  events.emit('SIGTERM');
  expect(await ended).toBe(0);
});

test('nobody listens outside the cloud', () => {
  const { process, events } = processWith({});
  endGently(process);
  expect(events.listenerCount('SIGTERM')).toBe(0);
});
