/**
 * Whether and with what the text about a law was compared: the wording as reproduced elsewhere, or only accounts that
 * agree with each other. The official address was not opened on that day; it leads the reader to the text in force,
 * which overrides ours.
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
