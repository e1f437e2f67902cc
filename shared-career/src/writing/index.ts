export { createAnswerStream, type AnswerEntry } from './answer-stream.ts';
export { judgeText } from './judge.ts';
export { writingJob, type WritingJob } from './job.ts';
export type { WritingPrompt } from './prompt.ts';
export type { WritableRun, WritingTarget } from './target.ts';
