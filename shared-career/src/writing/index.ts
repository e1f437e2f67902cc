export { createAnswerStream, type AnswerEntry } from './answer-stream.ts';
export { judgeText } from './judge.ts';
export { buildRunWritingJob, buildWritingJob, type WritingJob } from './job.ts';
export type { Identity } from './mask.ts';
export type { WritingPrompt } from './prompt.ts';
export type { WritableRun, WritingTarget } from './target.ts';
