import type { LAWS } from '../generated/laws.ts';

export type LawId = keyof typeof LAWS;

/** A question that an interviewer may not or should not ask, and a way to answer it calmly. */
export interface UnlawfulQuestion {
  readonly id: string;
  readonly question: string;
  /** What the law says about it, in plain words, with what an interviewer may ask instead. */
  readonly why: string;
  readonly lawIds: readonly LawId[];
  /** Tells nothing of what was asked and turns to the job. */
  readonly calmAnswer: string;
  readonly ifInsists: string;
}
