import type { Goal } from '@aura/shared-domain';
import {
  findAskedCategory,
  hasCategories,
  nameHolder,
  type RegistrationCategory,
} from '../cv/registration-category.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import { findOccupation } from '../taxonomy/find-occupation.ts';
import { findOccupationById } from '../taxonomy/occupation-catalogue.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import type { Occupation, Skill } from '../taxonomy/types.ts';
import { foldText } from '../text/index.ts';

/** A skill that a goal asks for. */
export interface GoalSkill {
  readonly skillId: string;
  readonly label: string;
  /** 0 to 1. */
  readonly weight: number;
  readonly mandatory: boolean;
  /** 1 days to 5 years. */
  readonly effort: Skill['effort'];
  /** The kind of registration that the role takes, where its council has several. */
  readonly category?: RegistrationCategory;
}

/** What a goal asks for. No skills: the person is exploring, or the role is unknown and no readable ad was pasted. */
export interface GoalProfile {
  readonly occupation: Occupation | null;
  /** The role in the person's own words. */
  readonly title: string;
  readonly skills: readonly GoalSkill[];
}

/** Weights of skills read from job ads: a first mention, another ad, another mention, the most one can reach. */
const AD_WEIGHTS = { first: 0.5, perAd: 0.2, perRepeat: 0.1, behaviour: 0.3, most: 1 } as const;
const MOST_SKILLS = 16;
/** With fewer skills than this, the ads are no basis for measuring. */
const FEWEST_SKILLS = 3;
const DEMAND = /obrigatori|imprescindivel|indispensavel|exigid|exigimos|necessario|required|must have/u;

function makeGoalSkill(skillId: string, weight: number, mandatory: boolean): GoalSkill[] {
  const skill = findSkillById(skillId);
  return skill ? [{ skillId, label: skill.label, weight, mandatory, effort: skill.effort }] : [];
}

interface AdCount {
  readonly ads: Set<number>;
  mentions: number;
  demanded: boolean;
}

function countAds(ads: readonly string[]): Map<string, AdCount> {
  const counts = new Map<string, AdCount>();
  ads.forEach((ad, index) => {
    for (const line of ad.split('\n')) {
      const demanded = DEMAND.test(foldText(line).folded);
      for (const { skillId } of findSkills(line)) {
        const count = counts.get(skillId) ?? { ads: new Set<number>(), mentions: 0, demanded: false };
        count.ads.add(index);
        count.mentions += 1;
        count.demanded ||= demanded;
        counts.set(skillId, count);
      }
    }
  });
  return counts;
}

function weigh(skillId: string, { ads, mentions }: AdCount): number {
  if (findSkillById(skillId)?.kind === 'behaviour') return AD_WEIGHTS.behaviour;
  const repeats = mentions - ads.size;
  const weight = AD_WEIGHTS.first + AD_WEIGHTS.perAd * (ads.size - 1) + AD_WEIGHTS.perRepeat * repeats;
  return Math.min(AD_WEIGHTS.most, Math.round(weight * 100) / 100);
}

function listSkillsOfAds(ads: readonly string[]): GoalSkill[] {
  const skills = [...countAds(ads)].flatMap(([skillId, count]) =>
    makeGoalSkill(
      skillId,
      weigh(skillId, count),
      count.demanded && findSkillById(skillId)?.kind === 'licence',
    ),
  );
  if (skills.length < FEWEST_SKILLS) return [];
  return skills.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_SKILLS);
}

/** The kind of registration that a role takes: by its name, otherwise by the schooling that it asks for. */
function findCategory(skillId: string, title: string, occupation: Occupation): RegistrationCategory | null {
  if (!hasCategories(skillId)) return null;
  const named = findAskedCategory(skillId, title) ?? findAskedCategory(skillId, occupation.title);
  if (named !== null) return named;
  const asks = (prefix: string): boolean =>
    occupation.skills.some((skill) => skill.skillId.startsWith(prefix));
  return asks('tecnico-') && !asks('graduacao-') ? 'technical' : 'full';
}

/** The same skill, named with the kind of registration that the role takes. */
function withCategory(skill: GoalSkill, title: string, occupation: Occupation): GoalSkill {
  const category = findCategory(skill.skillId, title, occupation);
  if (category === null) return skill;
  const holder = nameHolder(skill.skillId, category);
  return { ...skill, category, label: holder === '' ? skill.label : `${skill.label} como ${holder}` };
}

/** The occupation that a goal is measured as: the one that the person chose, otherwise that of the title. */
export function findGoalOccupation({
  title,
  occupationId,
}: Pick<Goal, 'title' | 'occupationId'>): Occupation | null {
  if (occupationId === null) return null;
  return (occupationId === undefined ? null : findOccupationById(occupationId)) ?? findOccupation(title);
}

/**
 * The skills that a goal asks for, most weighted first: from the occupation, or, for a role that the taxonomy does
 * not know, from the job ads pasted for it; empty where neither says anything.
 */
export function findGoalSkills(goal: Goal): GoalProfile {
  const title = goal.title.trim();
  if (title === '') return { occupation: null, title, skills: [] };
  const occupation = findGoalOccupation(goal);
  if (!occupation) return { occupation, title, skills: listSkillsOfAds(goal.referenceJobs) };
  const skills = occupation.skills.flatMap(({ skillId, weight, mandatory }) =>
    makeGoalSkill(skillId, weight, mandatory ?? false).map((skill) => withCategory(skill, title, occupation)),
  );
  return { occupation, title, skills };
}
