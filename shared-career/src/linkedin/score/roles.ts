import type { Experience } from '@aura/shared-domain';
import { ASKED } from './weights.ts';

const makeAgeKey = ({ current, start, end }: Experience): string =>
  current ? `9999-${start ?? ''}` : (end ?? start ?? '');

/** Roles in the order of their age, latest first; those that go on come before all others. */
export function sortLatestFirst(experiences: readonly Experience[]): number[] {
  return experiences
    .map((entry, index) => ({ index, age: makeAgeKey(entry) }))
    .toSorted((a, b) => (a.age === b.age ? a.index - b.index : a.age < b.age ? 1 : -1))
    .map(({ index }) => index);
}

/** Places in the profile of the roles that are measured. */
export const findLatestRoles = (experiences: readonly Experience[]): number[] =>
  sortLatestFirst(experiences).slice(0, ASKED.experiences.roles);
