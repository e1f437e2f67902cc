import { describe, expect, it } from 'vitest';
import { findFreeRoot, MAX_FREE_REVISIONS } from './free-root.ts';
import type { ListedRun } from './run-list.ts';
import type { StoredRun } from './tool.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);

interface Analysis {
  readonly inputHash: string;
  readonly text: string;
}

const listed = (id: string, rootId: string, { hours = 1, hash = id } = {}): ListedRun => ({
  id,
  rootId,
  createdAt: hoursAgo(hours),
  charged: id === rootId,
  analysis: { inputHash: hash },
});
const stored = (revisions: number): StoredRun<string, Analysis> => ({
  createdAt: hoursAgo(1),
  charged: true,
  rootId: 'root',
  newBadges: [],
  writer: null,
  revisions,
  input: 'Ana',
  analysis: { inputHash: 'root', text: 'Uma linha' },
});
const tool = { subjectOf: (name: string) => ({ name, asked: [] }) };
const free = (runs: readonly ListedRun[], changes: object = {}, revisions = 0) =>
  findFreeRoot(
    tool,
    runs,
    {
      requestId: 'new',
      input: 'Ana',
      identity: { inputHash: 'other', text: 'Uma linha' },
      revisionOf: null,
      now: NOW,
      ...changes,
    },
    (id) => Promise.resolve(id === 'root' ? stored(revisions) : null),
  );
const SAME = { identity: { inputHash: 'root', text: 'Uma linha' } };

describe('findFreeRoot', () => {
  it('lets the same input hang below the root of its last run, and counts nothing', async () => {
    const runs = [listed('root', 'root', { hours: 30 }), listed('again', 'root', { hash: 'root' })];
    expect(await free(runs, SAME)).toEqual({ rootId: 'root', counts: false, revisions: 0 });
    expect(await free([listed('root', 'root', { hours: 25 })], SAME)).toBeNull();
  });

  it('counts a revision of the same work, up to its number', async () => {
    const runs = [listed('root', 'root'), listed('first', 'root')];
    const next = { revisionOf: 'first' };
    expect(await free(runs, next, 3)).toEqual({ rootId: 'root', counts: true, revisions: 3 });
    expect(await free(runs, next, MAX_FREE_REVISIONS)).toBeNull();
    expect(await free(runs, { ...next, input: 'Bruno' })).toBeNull();
  });

  it('charges a run that takes the place of its own deleted root, so that none begins its day anew', async () => {
    const runs = [listed('again', 'root', { hash: 'root' })];
    expect(await free(runs, { ...SAME, requestId: 'root' })).toBeNull();
    expect(await free(runs, { requestId: 'root', revisionOf: 'again' })).toBeNull();
    expect(await free(runs, { requestId: 'later', revisionOf: 'again' })).toBeNull();
  });
});
