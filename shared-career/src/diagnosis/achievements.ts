import type { Evidence } from '@aura/shared-domain';
import { OWN_VERB } from '../deeds/actor.ts';
import { findContentStems, computeWordKey } from '../deeds/asked.ts';
import { countLetters, LATEST_JOB, weighDeed } from '../deeds/results.ts';
import type { Unit } from '../deeds/look.ts';
import { findSkills } from '../taxonomy/find-skills.ts';

/** A line of a CV that tells what changed, or how much, by the person's doing. */
export interface Achievement {
  readonly evidence: Evidence;
  /** Skills that it names. */
  readonly skills: readonly string[];
  readonly strength: number;
  /** Whether a part of the line is not so, or another person's: as a whole it would claim that too. */
  readonly mixed: boolean;
}

/** Shorter lines tell too little to be quoted alone, letters. */
const SHORTEST = 14;
/** A line that tells less than this is none that convinces. */
const LEAST = 1;
/** Factors that reduce the value of a line outside of a job. */
const LESS: Readonly<Record<Unit['place'], number>> = {
  work: 0,
  open: 0.8,
  list: 0.5,
  languages: 5,
  summary: 0.5,
  study: 0.5,
  contact: 9,
  aim: 9,
};
/** A word of the goal, and the most words that count. */
const NEAR_GOAL = { word: 0.2, most: 3 } as const;

function computeStrength({ text, job, place }: Unit, goal: ReadonlySet<string>): number {
  const shared = findContentStems(text).filter((stem) => goal.has(stem)).length;
  return (
    weighDeed(text) +
    (job === 0 ? LATEST_JOB : 0) +
    NEAR_GOAL.word * Math.min(NEAR_GOAL.most, shared) -
    LESS[place]
  );
}

/**
 * The lines that prove most, strongest first: what changed, results, figures, and nearness to the goal.
 * @param goalWords titles and skills of the goal.
 */
export function findAchievements(units: readonly Unit[], goalWords: readonly string[]): Achievement[] {
  const goal = new Set(goalWords.flatMap((word) => findContentStems(word.toLowerCase())).map(computeWordKey));
  const denied = new Set(
    units.flatMap(({ stance, evidence }) => (stance === 'denied' ? [evidence.start] : [])),
  );
  return units
    .filter(
      ({ stance, place, head, text }) =>
        stance === 'done' &&
        !head &&
        countLetters(text) >= SHORTEST &&
        // A summary, or what the reader took for a list or a study, counts where the person acts in it.
        (place === 'work' ||
          place === 'open' ||
          (place !== 'contact' && place !== 'aim' && OWN_VERB.test(text))),
    )
    .map((unit) => ({ unit, strength: computeStrength(unit, goal) }))
    .filter(({ strength }) => strength >= LEAST)
    .toSorted((a, b) => b.strength - a.strength || a.unit.evidence.start - b.unit.evidence.start)
    .map(({ unit, strength }) => {
      return {
        evidence: unit.evidence,
        skills: findSkills(unit.text)
          .map(({ skillId }) => skillId)
          .filter((skillId) => unit.own.skills.has(skillId)),
        strength,
        mixed: denied.has(unit.evidence.start),
      };
    });
}
