export { type GoalProfile, type GoalSkill, findGoalOccupation, findGoalSkills } from './goal-skills.ts';
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
export { computeCosine, type GramProfile, buildGramProfile } from './similarity.ts';
