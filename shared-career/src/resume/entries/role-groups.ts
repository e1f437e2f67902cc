import type { Experience } from '@aura/shared-domain';
import type { Read } from './experience.ts';

type Job = Read<Experience>;

const isWithin = (inner: Experience, outer: Experience): boolean =>
  (outer.start === null || inner.start === null || inner.start >= outer.start.slice(0, inner.start.length)) &&
  (outer.end === null || inner.end === null || inner.end <= outer.end.slice(0, inner.end.length));

/** The more exact of two dates that name the same time: "2020-04" for "2020". */
const moreExact = (own: string | null, group: string | null): string | null =>
  group !== null && own !== null && group.startsWith(own) ? group : own;

const names = ({ value }: Job): boolean =>
  value.company !== '' && value.title === '' && value.start !== null && value.items.length === 0;

/**
 * Several jobs under a line with nothing but their company and the whole time there are at that company, and the line
 * is no job of its own. The first and the last of them begin and end with the whole time, which may name the month.
 */
export function takeRoleGroups(jobs: readonly Job[]): Job[] {
  const result: Job[] = [];
  for (let index = 0; index < jobs.length; index += 1) {
    const head = jobs[index]!;
    const roles: Job[] = [];
    if (names(head)) {
      for (const job of jobs.slice(index + 1)) {
        if (job.value.title === '' || job.value.company !== '' || !isWithin(job.value, head.value)) break;
        roles.push(job);
      }
    }
    if (roles.length < 2) {
      result.push(head);
      continue;
    }
    const { company, location, start, end } = head.value;
    result.push(
      ...roles.map(({ value, confidence }) => ({
        value: {
          ...value,
          company,
          location: value.location || location,
          start: moreExact(value.start, start),
          end: moreExact(value.end, end),
        },
        confidence: { ...confidence, company: 0.8 },
      })),
    );
    index += roles.length;
  }
  return result;
}
