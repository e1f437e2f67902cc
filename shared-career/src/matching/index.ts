export { type GoalProfile, type GoalSkill, goalSkills } from './goal-skills.ts';
export {
  GRADE_CREDIT,
  type GradedSkill,
  gradeSkill,
  MET_CREDIT,
  type RatedSkill,
  recordSkills,
  type SkillRecord,
  type SkillSpan,
} from './grade.ts';
export { cosine, type GramProfile, gramProfile } from './similarity.ts';
