import type { Programme } from '@aura/shared-domain';

/** The running programme that gives a lesson to all of a group; undefined if there is none. @param unit null for everybody */
export const findRunningWith = (
  programmes: readonly Programme[],
  lesson: string,
  unit: string | null,
): Programme | undefined =>
  programmes.find(
    ({ endedAt, lessons, units }) =>
      endedAt === null &&
      lessons.some(({ id }) => id === lesson) &&
      units.some(({ id }) => id === null || id === unit),
  );
