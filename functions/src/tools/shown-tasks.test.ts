import { computeTaskId } from '@aura/shared-career';
import { makeTask } from '@aura/shared-domain/testing';
import { expect, it } from 'vitest';
import { someResume } from '../../test-support/tool-requests.ts';
import { createTaskFinder } from './shown-tasks.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const gapId = 'gap-sql';
const open = [makeTask({ id: computeTaskId(gapId, 'show'), gapId }), makeTask({ id: 'other' })];
const resume = someResume();

/** A finder whose engine remembers the texts that it compared. */
function observedFinder() {
  const compared: unknown[] = [];
  const find = createTaskFinder(resume, NOW, async (_, asked) => {
    compared.push(asked);
    return new Set(['show']);
  });
  return { find, compared };
}

it('compares a CV once, however often a write is tried, and again where the CV of the profile changed', async () => {
  const { find, compared } = observedFinder();
  for (let attempt = 0; attempt < 20; attempt++)
    expect(await find({ careerPlan: open, resumeText: 'um' })).toEqual(new Set(['show']));
  await find({ careerPlan: open, resumeText: 'outro' });
  expect(compared).toEqual([
    { profileText: 'um', skillIds: ['sql'], now: NOW },
    { profileText: 'outro', skillIds: ['sql'], now: NOW },
  ]);
});

it('compares nothing where no task is open', async () => {
  const { find, compared } = observedFinder();
  const done = open.map((task) => ({ ...task, completed: true }));
  for (const careerPlan of [[], done])
    expect(await find({ careerPlan, resumeText: 'um' })).toEqual(new Set());
  expect(compared).toEqual([]);
});
