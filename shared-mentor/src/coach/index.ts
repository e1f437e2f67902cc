export { advise, type AdviceInput, chooseFacts } from './advise.ts';
export type { Before } from './previous-plays.ts';
export { type AnswerQuality, answerQuality } from './evaluation/quality.ts';
export { findAnswerProblems } from './problems.ts';
