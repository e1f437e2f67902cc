import type { Seniority } from '@aura/shared-domain';
import { findTitleSeniorities } from '../../job/reading/seniority.ts';
import { OCCUPATIONS } from '../../taxonomy/occupation-catalogue.ts';
import { findImpliedSkills, findSkillById } from '../../taxonomy/skill-catalogue.ts';
import type { Field, Occupation } from '../../taxonomy/types.ts';
import type { Facts } from '../facts.ts';
import type { Course } from './other-course.ts';
import { asksToLead, readRank, SCHOOLING } from './rank.ts';

/**
 * Levels of schooling that work asks for, by the first digit of its CBO code: managers and professionals, technicians.
 * All other work needs less. Source: ISCO-08, table of skill levels, which the CBO's great groups follow.
 */
const LEVELS: Readonly<Record<string, number>> = { '1': 4, '2': 4, '3': 3 };
const OTHER_LEVEL = 2;

/**
 * Families of the CBO, and single codes of mixed ones, whose work is learnt in a few days. Source: ISCO-08, major group 9
 * (elementary occupations); the CBO has no such group and keeps them among services, farming and industry.
 */
const ELEMENTARY =
  /^(?:4122|5121|5135|5142|5191|6210|7170|7832|7841|5133-15|5134-25|5143-20|5211-25|5242-05|7842-05)/u;
const ELEMENTARY_LEVEL = 1;

function readLevel({ cbo }: Occupation): number | null {
  if (cbo === undefined) return null;
  return ELEMENTARY.test(cbo) ? ELEMENTARY_LEVEL : (LEVELS[cbo[0] ?? ''] ?? OTHER_LEVEL);
}

/** Least number of occupations whose codes tell the level of a rank. */
const RANK_FROM = 3;

let byRank: ReadonlyMap<string, number> | null = null;

/** The level of most occupations of a rank by their CBO codes; ranks with few codes, or no such level, are left out. */
function listRankLevels(): ReadonlyMap<string, number> {
  const levels = new Map<string, number[]>();
  for (const occupation of OCCUPATIONS) {
    const [rank, level] = [readRank(occupation), readLevel(occupation)];
    if (level !== null) levels.set(rank, [...(levels.get(rank) ?? []), level]);
  }
  return new Map(
    [...levels].flatMap(([rank, all]) => {
      const most = all.find((level) => 2 * all.filter((one) => one === level).length > all.length);
      return all.length < RANK_FROM || most === undefined ? [] : [[rank, most] as const];
    }),
  );
}

/** Fields of work with the hands, and of care: work there is ranked by its schooling alone, unless it leads others. */
const BY_SCHOOLING: ReadonlySet<Field> = new Set<Field>([
  'health',
  'care',
  'agriculture',
  'construction',
  'industry',
  'hospitality',
  'logistics',
]);
const asksForDegree = ({ skills }: Occupation): boolean =>
  skills.some(({ skillId }) => skillId === 'ensino-superior' || skillId.startsWith('graduacao-'));

/** Work above that of the hands, whatever its ads ask for. */
const TECHNICAL = /^(?:Técnico|Analista|Consultor|Projetista|Designer|Especialista|Comprador|Planejador)/u;

/** The level of an occupation by its CBO code, or else by its rank or its schooling; null if none tells. */
function findLevel(occupation: Occupation): number | null {
  byRank ??= listRankLevels();
  const level = readLevel(occupation) ?? byRank.get(readRank(occupation)) ?? null;
  const tellsBySchooling = BY_SCHOOLING.has(occupation.field) && !asksForDegree(occupation);
  return level === null && tellsBySchooling && !asksToLead(occupation) && !TECHNICAL.test(occupation.title)
    ? OTHER_LEVEL
    : level;
}

/** Work that is done to learn it: its title names a level that the person has not reached. */
const LEARNING: ReadonlySet<Seniority> = new Set<Seniority>(['intern', 'apprentice']);

/** The occupations of the person's titles, newest first, without those of an intern or an apprentice. */
const listHeld = ({ cv }: Facts): readonly Occupation[] =>
  (cv?.titles ?? []).flatMap(({ title, occupation }) =>
    occupation && !findTitleSeniorities(title).some((rung) => LEARNING.has(rung)) ? [occupation] : [],
  );

/**
 * The highest level of what the person does or has done, but not above the goal's; null if neither is known. Who is on the
 * way to a trade, as an intern or in its course, does what others do until then: the level of its goal is not theirs yet.
 */
function findLeastLevel(facts: Facts, works: readonly Occupation[], course: Course | null): number | null {
  const held = works.flatMap((occupation) => findLevel(occupation) ?? []);
  const learns = course !== null || (works.length === 0 && (facts.cv?.titles.length ?? 0) > 0);
  if (learns) return Math.max(OTHER_LEVEL, ...held);
  const goal = facts.goal.occupation && readLevel(facts.goal.occupation);
  const levels = [...(held.length > 0 ? [Math.max(...held)] : []), ...(goal === null ? [] : [goal])];
  return levels.length === 0 ? null : Math.min(...levels);
}

/** The licences that an occupation takes; schooling of no particular trade is none. */
const listMandatory = ({ skills }: Occupation): readonly string[] =>
  skills
    .filter(({ mandatory, skillId }) => mandatory === true && !SCHOOLING.has(skillId))
    .map(({ skillId }) => skillId);

/** A licence of a day or two decides nothing. */
const SHORT_LICENCE = 1;

/** Whether work of the same field asks only for a licence below the one of `held`, such as category B below C. */
function asksForLess(occupation: Occupation, held: Occupation): boolean {
  if (occupation.field !== held.field) return false;
  const lower = new Set(listMandatory(held).flatMap((id) => [...findImpliedSkills(id)]));
  const asked = listMandatory(occupation);
  return (
    asked.some((id) => lower.has(id)) &&
    asked.every((id) => lower.has(id) || findSkillById(id)?.effort === SHORT_LICENCE)
  );
}

/**
 * Tells of occupations whether they ask for less than what the person does or has done, and than the goal: less schooling,
 * where the same rank in another trade never does, or a lower licence.
 */
export function makeStepDownTest(facts: Facts, course: Course | null): (occupation: Occupation) => boolean {
  const held = listHeld(facts);
  const [latest] = held;
  const least = findLeastLevel(facts, held, course);
  const { occupation: goal } = facts.goal;
  const isBelow = (one: Occupation) => held.some((other) => asksForLess(one, other));
  const isGoalBelow = goal !== null && isBelow(goal);
  return (occupation) => {
    if (isBelow(occupation) && !isGoalBelow) return true;
    const level = findLevel(occupation);
    if (level === null || least === null || level >= least) return false;
    const isLatestLower = latest !== undefined && (findLevel(latest) ?? least) < least;
    return isLatestLower || latest === undefined || readRank(latest) !== readRank(occupation);
  };
}
