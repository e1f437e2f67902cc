/** Limits of a public page. A kB is 1000 transferred bytes: compressed, with the headers. */
export const BUDGETS = {
  /** Scripts loaded before the person does anything. */
  scriptBytes: 15_000,
  totalBytes: 100_000,
  /** Cumulative layout shift, from the load to after the application has taken over. */
  layoutShift: 0,
} as const;

/** Score of Lighthouse, 0 to 100, that every public page should have in these categories. */
export const LIGHTHOUSE_TARGET = 100;
