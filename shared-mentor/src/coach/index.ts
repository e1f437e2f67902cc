export { advise, type AdviceInput, chooseFacts } from './advise.ts';
export type { Before } from './previous-plays.ts';
export { type AnswerQuality, measureAnswerQuality } from './evaluation/quality.ts';
export { findAnswerProblems } from './problems.ts';
