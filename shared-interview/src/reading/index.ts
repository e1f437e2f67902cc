export type { AnswerReading, Filler, ReadSentence } from './answer-reading.ts';
export { readAnswer } from './read-answer.ts';
