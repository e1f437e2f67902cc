import { foldKey } from '@aura/shared-career';
import type { Play } from '../library/index.ts';
import { findStems } from './tokens.ts';

/** The answer before, in the same conversation. */
export interface Before {
  readonly question: string;
  /** The `play` noted with the answer. */
  readonly play: string;
}

/** Suffix of a play's id if an answer went deeper into it. */
const DEEPER = '.deeper';
/** Share of words of meaning from which two questions are the same. */
const SAME = 0.8;

export const makeDeeperId = ({ id }: Play): string => `${id}${DEEPER}`;
export const isDeeper = ({ play }: Before): boolean => play.endsWith(DEEPER);
/** Id of the play that the answer before gave, or went deeper into. */
export const findPlayBefore = ({ play }: Before): string =>
  play.endsWith(DEEPER) ? play.slice(0, -DEEPER.length) : play;

/** Whether a message asks again what was asked before, in the same or nearly the same words. */
export function asksAgain(text: string, { question }: Before): boolean {
  if (foldKey(text) === foldKey(question)) return true;
  const [one, other] = [new Set(findStems(text)), new Set(findStems(question))];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const all = one.size + other.size - shared;
  return shared > 1 && shared / all >= SAME;
}
