import { foldText, type TextRange } from '../text/index.ts';
import { EMPTY } from '../generated/phrases/wording.ts';

const PASSIVE =
  /(?<!\p{L})(?:(?:fui |era |sou )?responsavel (?:por|pel[oa]s?)|responsible for|in charge of)(?!\p{L})/gu;

export interface Cliche extends TextRange {
  /** `empty`: says nothing that can be checked. `passive`: "responsável por", which hides what was done. */
  readonly kind: 'empty' | 'passive';
}

/** Clichés of a text, in order. */
export function findCliches(text: string): Cliche[] {
  const { folded, toOriginal } = foldText(text);
  const find = (pattern: RegExp, kind: Cliche['kind']): Cliche[] =>
    [...folded.matchAll(pattern)].map((match) => ({
      kind,
      start: toOriginal(match.index),
      end: toOriginal(match.index + match[0].length),
    }));
  return [...find(EMPTY, 'empty'), ...find(PASSIVE, 'passive')].toSorted((a, b) => a.start - b.start);
}
