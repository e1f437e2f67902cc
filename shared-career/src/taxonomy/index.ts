export { occupationById, OCCUPATIONS } from './occupation-catalogue.ts';
export { impliedBy, skillById, SKILLS } from './skill-catalogue.ts';
export { findOccupation, searchOccupations, titleSimilarity } from './find-occupation.ts';
export { findSkills, type SkillMention } from './find-skills.ts';
export { FIELDS } from './types.ts';
export type { Field, Occupation, OccupationSkill, Skill, SkillKind } from './types.ts';
