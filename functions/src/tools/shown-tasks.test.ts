import { makeTask } from '@aura/shared-domain/testing';
import { expect, it } from 'vitest';
import { someResume } from '../../test-support/tool-requests.ts';
import { createTaskFinder } from './shown-tasks.ts';

const open = [makeTask({ id: 'show' })];
const resume = someResume();

/** A finder whose engine remembers the texts that it compared. */
function observedFinder() {
  const compared: string[] = [];
  const find = createTaskFinder(resume, async (_, text) => {
    compared.push(text);
    return new Set(['show']);
  });
  return { find, compared };
}

it('compares a CV once, however often a write is tried, and again where the CV of the profile changed', async () => {
  const { find, compared } = observedFinder();
  for (let attempt = 0; attempt < 20; attempt++)
    expect(await find({ careerPlan: open, resumeText: 'um' })).toEqual(new Set(['show']));
  await find({ careerPlan: open, resumeText: 'outro' });
  expect(compared).toEqual(['um', 'outro']);
});

it('compares nothing where no task is open', async () => {
  const { find, compared } = observedFinder();
  const done = open.map((task) => ({ ...task, completed: true }));
  for (const careerPlan of [[], done])
    expect(await find({ careerPlan, resumeText: 'um' })).toEqual(new Set());
  expect(compared).toEqual([]);
});
