export { impliedBy, occupationById, OCCUPATIONS, skillById, SKILLS } from './catalogue.ts';
export { findOccupation, searchOccupations, titleSimilarity } from './find-occupation.ts';
export { findSkills, type SkillMention } from './find-skills.ts';
export type { Field, Occupation, OccupationSkill, Skill, SkillKind } from './types.ts';
