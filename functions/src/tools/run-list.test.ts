import { describe, expect, it } from 'vitest';
import { STORED_RUNS } from '@aura/shared-domain';
import { selectRunsToDrop, type ListedRun } from './run-list.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const listed = (id: string, hours: number, rootId = id): ListedRun => ({
  id,
  rootId,
  createdAt: hoursAgo(hours),
  charged: id === rootId,
  analysis: { inputHash: id },
});
/** Oldest first. */
const old = (count: number) => Array.from({ length: count }, (_, i) => listed(`old-${i}`, 100 - i));

describe('selectRunsToDrop', () => {
  it('drops nothing while there is room for one more', () => {
    expect(selectRunsToDrop(old(STORED_RUNS - 1), 'new', NOW)).toEqual([]);
  });

  it('drops the oldest, as many as are too many', () => {
    expect(selectRunsToDrop(old(STORED_RUNS), 'new', NOW)).toEqual(['old-0']);
    expect(selectRunsToDrop(old(STORED_RUNS + 2), 'new', NOW)).toEqual(['old-0', 'old-1', 'old-2']);
  });

  it('spares the run that is revised, and runs that can still be', () => {
    const runs = [listed('root', 23)];
    for (let i = 1; i < STORED_RUNS; i++) runs.push(listed(`revision-${i}`, 23 - i, 'root'));
    expect(selectRunsToDrop(runs, 'root', NOW)).toEqual(['revision-1']);
    expect(selectRunsToDrop(runs, 'another', NOW)).toEqual(['revision-1']);
  });

  it('drops such runs, too, where there are no others', () => {
    const roots = Array.from({ length: STORED_RUNS }, (_, i) => listed(`root-${i}`, 23 - i));
    expect(selectRunsToDrop(roots, 'root-0', NOW)).toEqual(['root-1']);
  });
});
