export { advise, type AdviceInput, factsFor } from './advise.ts';
export type { Before } from './previous-plays.ts';
export { type AnswerQuality, answerQuality } from './evaluation/quality.ts';
export { answerProblems } from './problems.ts';
