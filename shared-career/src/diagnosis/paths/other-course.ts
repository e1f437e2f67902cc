import { findStudyUnderWay, isSchooling } from '../../deeds/studies.ts';
import { OCCUPATIONS } from '../../taxonomy/occupation-catalogue.ts';
import { findImpliedSkills, findSkillById, isLongLicence, SKILLS } from '../../taxonomy/skill-catalogue.ts';
import type { Field, Occupation } from '../../taxonomy/types.ts';
import type { Facts } from '../facts.ts';
import { readRank, SCHOOLING } from './rank.ts';

/** A course under way, and the trade that it leads to. */
export interface Course {
  /** The diploma, the registrations of occupations that ask for it, and what these imply. */
  readonly skills: ReadonlySet<string>;
  readonly fields: ReadonlySet<Field>;
}

const isPaper = (skillId: string): boolean =>
  isLongLicence(skillId) && findSkillById(skillId)?.kind === 'licence' && !SCHOOLING.has(skillId);

/** The course that the person is taking towards a diploma of the catalogue; null without one. */
export function findCourse({ person }: Pick<Facts, 'person'>): Course | null {
  if (!person) return null;
  const diplomas = SKILLS.filter(
    ({ id, label }) => isPaper(id) && isSchooling(label) && findStudyUnderWay(label, person.studies) !== null,
  ).map(({ id }) => id);
  if (diplomas.length === 0) return null;
  const above = SKILLS.filter(({ id }) => diplomas.some((one) => findImpliedSkills(id).has(one)));
  const own = [...diplomas, ...above.map(({ id }) => id)];
  const trades = OCCUPATIONS.filter(({ skills }) => skills.some(({ skillId }) => own.includes(skillId)));
  const papers = [...own, ...trades.flatMap(listPapers)];
  const implied = papers.flatMap((id) => [...findImpliedSkills(id)]);
  return {
    skills: new Set([...papers, ...implied].filter((id) => !SCHOOLING.has(id))),
    fields: new Set(trades.map(({ field }) => field)),
  };
}

const listPapers = ({ skills }: Occupation): readonly string[] =>
  skills.map(({ skillId }) => skillId).filter(isPaper);

/** Whether an occupation takes what the course under way leads to. */
export const isOfOwnCourse = ({ skills }: Occupation, course: Course | null): boolean =>
  course !== null && skills.some(({ skillId }) => course.skills.has(skillId));

/** A rank that takes a course of its own, whatever else a person studies. */
const TECHNICIAN = 'Técnico(a)';

/**
 * Whether an occupation takes another registration or degree than the one under way: a paper of years that is not of this
 * course, or a technician's course of another subject.
 */
export function isOfOtherCourse(occupation: Occupation, course: Course | null): boolean {
  if (!course) return false;
  if (isOfOwnCourse(occupation, course)) return false;
  const asked = occupation.skills.filter(({ mandatory, skillId }) => mandatory === true && isPaper(skillId));
  return asked.length > 0 || readRank(occupation) === TECHNICIAN;
}
