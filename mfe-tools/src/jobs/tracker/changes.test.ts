import { expect, test } from 'vitest';
import { reduceChanges, listShown, type ChangesAction, type ChangesState } from './changes.ts';
import { makeFollowed } from './fixtures.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const START: ChangesState = { confirmed: [makeFollowed('pasted:a'), makeFollowed('pasted:b')], pending: [] };

const after = (...actions: readonly ChangesAction[]) => actions.reduce(reduceChanges, START);
const asked = (key: number, id: string, stage: 'applied' | 'interview'): ChangesAction => ({
  type: 'asked',
  pending: { key, id, change: { stage }, at: AT },
});
const stages = (state: ChangesState) => listShown(state).map(({ job }) => job.stage);

test('a change shows at once, and stays after it is stored', () => {
  const state = after(asked(1, 'pasted:a', 'applied'));
  expect(stages(state)).toEqual(['applied', 'saved']);
  expect(stages(reduceChanges(state, { type: 'kept', key: 1 }))).toEqual(['applied', 'saved']);
});

test('a refused change is undone, and later changes stay', () => {
  const both = after(asked(1, 'pasted:a', 'applied'), asked(2, 'pasted:a', 'interview'));
  const refused = reduceChanges(both, { type: 'refused', key: 1 });
  expect(stages(refused)).toEqual(['interview', 'saved']);
  expect(listShown(refused)[0]?.job.history.map(({ stage }) => stage)).toEqual(['saved', 'interview']);
  expect(stages(reduceChanges(refused, { type: 'refused', key: 2 }))).toEqual(['saved', 'saved']);
});

test('a removed job takes its changes with it', () => {
  const state = after(
    asked(1, 'pasted:a', 'applied'),
    { type: 'removed', id: 'pasted:a' },
    { type: 'kept', key: 1 },
  );
  expect(listShown(state).map(({ id }) => id)).toEqual(['pasted:b']);
});
