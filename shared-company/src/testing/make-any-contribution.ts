import { MEASURES, type Contribution, type Measure } from '../contribution/contribution-schema.ts';
import { chooseOne } from './random.ts';

const SKILLS = Array.from({ length: 12 }, (_, at) => `skill-${at}`);
const LESSONS = ['lesson-a', 'lesson-b', 'lesson-c'];
export const LEVELS = [0, 0.3, 0.6, 0.7, 1];

/** What each measure cannot hold without. */
export const NEEDS: Partial<Record<Measure, Measure>> = {
  diagnosed: 'activated',
  planned: 'diagnosed',
  firstTask: 'planned',
  retained: 'activated',
  activeMonth: 'activated',
  continuous: 'activeMonth',
  quarterDone: 'firstTask',
  halfDone: 'quarterDone',
  threeQuartersDone: 'halfDone',
  allDone: 'threeQuartersDone',
};

/**
 * A random, consistent contribution of a person who shares: the measures agree with each other, and skills appear only
 * with a diagnosis.
 */
export function makeAnyContribution(random: () => number): Contribution {
  const held = new Set<Measure>(['activated']);
  for (const measure of MEASURES) {
    const needed = NEEDS[measure];
    if (needed && held.has(needed) && random() < 0.7) held.add(measure);
  }
  const known = held.has('diagnosed') ? SKILLS.filter(() => random() < 0.7) : [];
  const levels = Object.fromEntries(known.map((skill) => [skill, chooseOne(random, LEVELS)]));
  const missed = Object.entries(levels).filter(([, level]) => level < 1 && random() < 0.8);
  return {
    measures: MEASURES.filter((measure) => held.has(measure)),
    levels,
    gaps: Object.fromEntries(missed.map(([skill, level]) => [skill, 1 - level])),
    lessons: LESSONS.filter(() => random() < 0.4),
  };
}
