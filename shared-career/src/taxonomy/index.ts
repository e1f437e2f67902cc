export { findOccupationById, OCCUPATIONS } from './occupation-catalogue.ts';
export { findImpliedSkills, findSkillById, isLongLicence, SKILLS } from './skill-catalogue.ts';
export {
  findOccupation,
  readGoalTitle,
  searchOccupations,
  computeTitleSimilarity,
  type TitleReading,
} from './find-occupation.ts';
export { listNearOccupations } from './near-occupations.ts';
export { findSkills, type SkillMention } from './find-skills.ts';
export { FIELDS } from './types.ts';
export type { Field, Occupation, OccupationSkill, Skill, SkillKind } from './types.ts';
