import type { AnswerReading } from '../reading/answer-reading.ts';

/** From this many words on a text without a single mark is what a recogniser wrote down. */
const LONG = 25;

/**
 * Whether the text was spoken and has no punctuation. Such a text keeps its order: ends of sentences are only guessed.
 */
export const isDictated = ({ text, words }: Pick<AnswerReading, 'text' | 'words'>): boolean =>
  words >= LONG && !/[.!?;:,](?=\s|$)/u.test(text.trim().slice(0, -1));
