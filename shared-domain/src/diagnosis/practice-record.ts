/** What a person has practised on the platform, as far as a diagnosis counts it. */
export interface PracticeRecord {
  /** Means (0 to 100) of the newest finished simulations that have enough graded answers, newest first. */
  readonly simulations: readonly number[];
  /** Lessons completed within the time that counts. */
  readonly lessons: number;
  /** Applications that were sent. */
  readonly applications: number;
}

export const NOTHING_PRACTISED: PracticeRecord = { simulations: [], lessons: 0, applications: 0 };

/** Bounds of what counts as practice. */
export const PRACTICE_LIMITS = {
  /** Finished simulations whose mean counts. */
  simulations: 3,
  /** Graded answers that make a simulation complete. */
  answers: 3,
  /** Lessons older than these days do not count. */
  lessonDays: 90,
} as const;
