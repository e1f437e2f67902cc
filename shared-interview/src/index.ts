export { analyseAnswer } from './analysis/analyse.ts';
export type { AnswerInput, EarlierAnswer } from './analysis/input.ts';
export { chooseQuestions } from './choice/index.ts';
export type { AnswerReading, Filler, ReadSentence } from './reading/index.ts';
export {
  type Progress,
  type ProgressPoint,
  computeProgress,
  reportAsMarkdown,
  reportOf,
} from './report/index.ts';
export { ANSWER_LABELS, ANSWER_VERSION, type Ungraded } from './scoring/index.ts';
export {
  writeStoriesMarkdown,
  type Story,
  buildStoryBank,
  type StoredInterview,
  type Telling,
} from './stories/index.ts';
