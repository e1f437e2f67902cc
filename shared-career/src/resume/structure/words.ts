import type { ResumeStructure } from '@aura/shared-domain';
import { foldText } from '../../text/index.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** A word of a text, folded, and its position in the original (half-open UTF-16 offsets). */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text: runs of letters and digits. */
export function findWords(text: string): Word[] {
  const { folded, toOriginal } = foldText(text);
  return [...folded.matchAll(WORD)].map((match) => ({
    folded: match[0],
    start: toOriginal(match.index),
    end: toOriginal(match.index + match[0].length),
  }));
}

/** Every text and date of a structure, in order. */
export const listLeaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listLeaves);
};

/** The folded words of all texts and dates of a structure. */
export const collectVocabulary = (structure: ResumeStructure): Set<string> =>
  new Set(listLeaves(structure).flatMap((text) => findWords(text).map(({ folded }) => folded)));
