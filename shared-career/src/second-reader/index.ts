export { prepareSecondReader, type SecondReader, type SecondReading } from './second-reader.ts';
export type { AskedItem, Refusal } from './verify.ts';
export { listAdRequirementsAsked, listGoalSkillsAsked } from './asked-requirements.ts';
