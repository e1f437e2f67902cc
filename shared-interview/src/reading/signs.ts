/** Phrases that show what a clause does; found in folded text as whole words. */
export interface Signs {
  readonly situation: RegExp;
  readonly task: RegExp;
  /** Sequence and steps; of a story the verbs tell more. */
  readonly action: RegExp;
  /** Says that what follows is the outcome, whatever its verb. */
  readonly result: RegExp;
  /** Leads to an outcome or to the next step. */
  readonly perhapsResult: RegExp;
  readonly reflection: RegExp;
}

/** Forms that express a change by anyone, and forms that express the person's gain. */
export interface Outcomes {
  readonly change: RegExp;
  readonly gain: RegExp;
}
