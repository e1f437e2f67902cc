export { makeGradedAnswer, makeInterview, makeAnalysis } from './make-interview.ts';
export { makeQuestion, makeTaggedReading } from './tagged-reading.ts';
