export { gradedAnswer, interviewOf, makeAnalysis } from './interview-of.ts';
export { questionWith, taggedReading } from './tagged-reading.ts';
