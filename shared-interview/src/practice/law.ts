/**
 * Whether what is said of a law was compared with something else than memory, and with what: the wording as others
 * reproduce it, or only accounts of it that agree with each other. Nobody opened the official address on that day; it
 * is where the reader finds the text in force, which wins over whatever is said here.
 */
export type LawCheck =
  | {
      readonly verified: true;
      readonly against: 'wording' | 'accounts';
      /** Day, as YYYY-MM-DD. */
      readonly checkedOn: string;
    }
  | {
      readonly verified: false;
      /** Why it could not be compared, in Portuguese. */
      readonly reason: string;
    };

/** What a law, or the decision of a court, says about choosing people for a job. */
export interface LawFact {
  /** As one would cite it, in Portuguese. */
  readonly name: string;
  /** Which part; for a decision, its number. */
  readonly where: string;
  /** What it says, in one plain sentence. */
  readonly content: string;
  /** Official address. */
  readonly address: string;
  readonly check: LawCheck;
}
