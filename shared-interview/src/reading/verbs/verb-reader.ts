import type { Word } from '../read-words.ts';

/** A verb of an answer: who acts, and when. */
export interface Act {
  /** Index of the word. */
  readonly at: number;
  readonly who: 'I' | 'we' | 'other';
  readonly tense: 'past' | 'imperfect' | 'conditional' | 'present' | 'future';
  readonly key: string;
}

/** Finds the verbs that tell who acts; words of the answer in, in order. */
export type VerbReader = (words: readonly Word[]) => Act[];

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
