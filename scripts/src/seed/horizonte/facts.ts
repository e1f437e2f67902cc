import type { MemberFacts } from '@aura/shared-company';
import { CREDIT } from './careers.ts';
import type { Life } from './life.ts';
import { planOf } from './plan.ts';

/** What is known of a member at an instant. */
export function factsAt({ joinedAt, strengths, gaps, deeds }: Life, at: Date): MemberFacts {
  const done = deeds.filter((deed) => deed.at <= at);
  const isDiagnosed = done.some(({ kind }) => kind === 'diagnosis');
  const tasks = done.filter(({ kind }) => kind === 'task').length;
  const missing = isDiagnosed ? gaps : [];
  const assessed = isDiagnosed ? [...strengths, ...gaps] : [];
  return {
    joinedAt,
    isDiagnosed,
    tasks: { total: isDiagnosed ? planOf(gaps).length : 0, done: tasks },
    hasDoneTask: tasks > 0,
    activity: done.map((deed) => deed.at),
    levels: Object.fromEntries(assessed.map(({ id, grade }) => [id, CREDIT[grade]])),
    gaps: Object.fromEntries(missing.map(({ id, grade }) => [id, 1 - CREDIT[grade]])),
    lessons: done.flatMap((deed) => (deed.kind === 'lesson' ? [deed.lesson] : [])),
  };
}
