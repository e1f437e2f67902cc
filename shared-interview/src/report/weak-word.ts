/** A word worth replacing, in all its forms, and what to say instead. */
export interface WeakWord {
  readonly word: string;
  /** Folded forms, whole words; also what the fillers of an answer are called. */
  readonly forms: readonly string[];
  /** From this many times on in a simulation it is worth a remark. */
  readonly from: number;
  readonly instead: string;
}
