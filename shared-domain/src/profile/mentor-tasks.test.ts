import { makeTask } from '../testing/index.ts';
import { describe, expect, test } from 'vitest';
import type { PlanTask } from '../diagnosis/result.ts';
import { applyChange } from './change.ts';
import { addPlanTask, MAX_PLAN_TASKS, openMentorTasks } from './mentor-tasks.ts';
import { createProfile, type Profile } from './profile-schema.ts';

const task = (id: string, completed = false) => makeTask({ id, completed });
const withPlan = (...careerPlan: PlanTask[]): Profile => ({ ...createProfile('Ana'), careerPlan });
const idsAfter = (profile: Profile, added: PlanTask): string[] =>
  applyChange(profile, addPlanTask(profile, added) ?? {}).careerPlan.map(({ id }) => id);

describe('addPlanTask', () => {
  test('appends a task and leaves the others as they are', () => {
    const profile = withPlan(task('a', true), task('b'));
    expect(applyChange(profile, addPlanTask(profile, task('mentor_1')) ?? {}).careerPlan).toEqual([
      task('a', true),
      task('b'),
      task('mentor_1'),
    ]);
  });

  test('changes nothing if the task exists, even if it is done', () => {
    expect(addPlanTask(withPlan(task('mentor_1')), task('mentor_1'))).toBeNull();
    expect(addPlanTask(withPlan(task('mentor_1', true)), task('mentor_1'))).toBeNull();
  });

  test('lets the oldest of its kind that is done give way in a plan that is full', () => {
    const plan = Array.from({ length: MAX_PLAN_TASKS - 3 }, (_, at) => task(`t${at}`, true));
    const full = withPlan(...plan, task('mentor_0'), task('mentor_1', true), task('mentor_2', true));
    const after = idsAfter(full, task('mentor_3'));
    expect(after).toHaveLength(MAX_PLAN_TASKS);
    expect(after.slice(-3)).toEqual(['mentor_0', 'mentor_2', 'mentor_3']);
  });

  test('adds nothing to a full plan without a replaceable task', () => {
    const plan = Array.from({ length: MAX_PLAN_TASKS }, (_, at) => task(`t${at}`, true));
    expect(addPlanTask(withPlan(...plan), task('mentor_1'))).toBeNull();
  });
});

test('open tasks out of conversations are told from the others', () => {
  const profile = withPlan(task('a'), task('mentor_1', true), task('mentor_2'));
  expect(openMentorTasks(profile).map(({ id }) => id)).toEqual(['mentor_2']);
});
