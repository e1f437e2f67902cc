import { STANCE_SIGNS } from '../generated/signs.ts';

/**
 * Stance of a part of a CV sentence toward the thing it names. `done`: the person does it, has it or had it, without a
 * restriction. `weak`: the person knows, saw or helped a little. `denied`: it is not so, not yet, not any more, or
 * another person's. `studied`: it was the subject of a course. All patterns apply to folded text.
 */
export type Stance = 'done' | 'studied' | 'weak' | 'denied';

const NOT = STANCE_SIGNS.not;
const NOT_YET = STANCE_SIGNS.notYet;
const NO_LONGER = STANCE_SIGNS.noLonger;
/** Another person does it. */
const OTHERS = STANCE_SIGNS.others;
/** Looked on, took a small part, used what others made. */
const ONLOOKER = STANCE_SIGNS.onlooker;
/** The matter of a course, a talk, a book. */
const STUDIED = STANCE_SIGNS.studied;

const isOther = (folded: string): boolean =>
  OTHERS.test(folded) &&
  !/(?<!\p{L})(?:por mim|eu mesm[oa]|comigo|(?:sou|fui|era) eu)(?!\p{L})/u.test(folded);

/** Whether a part says that what it names is not the person's. */
export const isDenied = (folded: string): boolean =>
  NOT.test(folded) ||
  NOT_YET.test(folded) ||
  NO_LONGER.test(folded) ||
  ONLOOKER.test(folded) ||
  isOther(folded);

/**
 * With these words a part refers to earlier text and attributes it to another person: "quem monta é o BI", "isso é do
 * sócio".
 */
const REFERS = STANCE_SIGNS.refers;
const OBJECT_FREE = (folded: string): boolean => (folded.match(/\p{L}{4,}/gu) ?? []).length <= 3;

export const takesBack = (folded: string): boolean =>
  (isDenied(folded) &&
    REFERS.test(folded) &&
    OBJECT_FREE(folded) &&
    !/(?<!\p{L})(?:ingles|espanhol|frances|alemao|italiano|libras)(?!\p{L})/u.test(folded)) ||
  (STANCE_SIGNS.takesBack.test(folded) && isDenied(folded));

export const isStudied = (folded: string): boolean => STUDIED.test(folded);

/** A little of something: basics, a helping hand, a look at it, once. */
const WEAK = STANCE_SIGNS.weak;

/** Whether a part tells of a little of what it names. */
export const isWeak = (folded: string): boolean => WEAK.test(folded);
