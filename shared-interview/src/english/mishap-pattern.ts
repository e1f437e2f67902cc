/** A typical mishap in English: what it is found by, the correct form, and why. */
export interface MishapRule {
  readonly id: string;
  readonly pattern: string;
  /** `$1` is what the pattern has in its first parentheses. */
  readonly better: string;
  /** Portuguese. */
  readonly why: string;
}

/** The expression of a pattern: whatever the letters' height, blanks of any length. */
export const compileMishapPattern = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(/ (?![?*+{])/gu, String.raw`\s+`), 'giu');
