import { readLabels } from './labels.ts';

/** Figures of a result: a share, or an amount of money. */
const RESULT = /\d\s?%|R\$\s?\d/u;
/** "Direção econômica: menos diesel": a name with its explanation. */
const EXPLAINED = /^[^:]{3,60}:\s+\p{Ll}/u;
/** A first word in the first person of the past: "Criei", "Treinei". */
const I_DID = /^\p{Lu}\p{Ll}{2,}ei\s/u;

/** Whether a line says what was done in a job, so that it is no heading although it is short. */
export const isItemLike = (text: string): boolean =>
  RESULT.test(text) || I_DID.test(text) || (EXPLAINED.test(text) && readLabels(text) === null);
