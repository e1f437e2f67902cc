export { makeGradedAnswer, makeInterview, makeAnalysis } from './interview-of.ts';
export { makeQuestion, makeTaggedReading } from './tagged-reading.ts';
