/** Version of the quality score. Any change to this file or to a measure asks for a new one. */
export const QUALITY_VERSION = 'cv-1.0';

/** Weights of the quality score: what was done and what came of it says the most. Reasoned, not fitted. */
export const QUALITY_WEIGHTS = {
  impact: 0.3,
  action: 0.25,
  completeness: 0.2,
  coherence: 0.15,
  focus: 0.1,
} as const;

/** From this many items on there is something to grade about how items are written. */
export const FEWEST_ITEMS = 3;

/** The most that a CV reaches whose items cannot be graded: the end of the band that such a score may have. */
export const FEW_ITEMS_CEILING = 59;

/** Share of the items that carry a number or a result in a CV with nothing more to ask for. */
export const METRIC_SHARE = 0.5;

/** Two halves, and what a line with a cliché costs. Lengths in words. */
export const ACTION = {
  verb: 50,
  length: 50,
  words: { fewest: 8, most: 32 },
  cliche: { each: 5, most: 15 },
} as const;

/** The checklist of completeness: points of each of its ten things, and how much of a thing is enough. */
export const CHECKLIST = {
  points: 10,
  summaryCharacters: 150,
  skills: 5,
  /** Credit of a telephone that cannot be dialled, of a role with half a period, of courses in place of schooling. */
  half: 0.5,
} as const;

export const COHERENCE = { period: 15, wording: 5 } as const;

/** A break between two dated occupations that is worth a hint, months. It costs nothing. */
export const GAP_MONTHS = 12;

/**
 * Similarity of titles at which focus is empty and full, and what a title counts that was held before the last
 * `recentYears`, or that has no date.
 */
export const FOCUS = { none: 0.15, full: 0.7, recentYears: 5, older: 0.6 } as const;

/** How the file itself reads for a machine. */
export const READING_MULTIPLIERS = { clean: 1, columns: 0.92, broken: 0.8 } as const;

/** From this share of the text on that fits no field, the layout was not recovered; asked of texts this long. */
export const UNPLACED = { share: 0.4, characters: 400 } as const;

/** Most quotations of a dimension, a deduction or a finding. */
export const QUOTATIONS = 8;

/** Fewest words of a summary whose readability is measured. */
export const READABLE_WORDS = 60;
