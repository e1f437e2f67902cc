import { describe, expect, it } from 'vitest';
import { createPersonQueue } from './person-queue.ts';

function deferred(): { promise: Promise<void>; resolve: () => void } {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

describe('createPersonQueue', () => {
  it('runs one task of a person at a time, in order, and another person beside it', async () => {
    const queue = createPersonQueue();
    const events: string[] = [];
    const { promise: gate, resolve: open } = deferred();
    const first = queue('ana', async () => {
      events.push('ana 1 starts');
      await gate;
      events.push('ana 1 ends');
    });
    const second = queue('ana', async () => void events.push('ana 2'));
    await queue('bia', async () => void events.push('bia'));
    open();
    await Promise.all([first, second]);
    expect(events).toEqual(['ana 1 starts', 'bia', 'ana 1 ends', 'ana 2']);
  });

  it('gives each task its own outcome, and goes on after a failure', async () => {
    const queue = createPersonQueue();
    const failed = queue('ana', () => Promise.reject(new Error('broken')));
    const fine = queue('ana', async () => 7);
    await expect(failed).rejects.toThrow('broken');
    await expect(fine).resolves.toBe(7);
  });
});
