import { MOST_GAPS } from '@aura/shared-domain';

/** Version of the readiness score. Any change to this file or to a measure asks for a new one. */
export const DIAGNOSIS_VERSION = 'diag-1.2';

/**
 * Weights of the readiness score. Competence and its evidence dominate; interests explain satisfaction more than
 * performance and weigh least. Reasoned, not fitted.
 */
export const READINESS_WEIGHTS = {
  skills: 0.4,
  evidence: 0.2,
  narrative: 0.15,
  practice: 0.15,
  alignment: 0.1,
} as const;

/** Maximum readiness while an indispensable requirement is missing. */
export const BLOCKER_CEILING = 59;

/** Full evidence: this many skills of the goal shown at work. */
export const SHOWN_SKILLS_FOR_FULL_EVIDENCE = 5;

/**
 * What fills the three parts of practice, and what is enough to measure it: one simulation, or this many lessons or
 * applications. Reasoned, not fitted.
 */
export const PRACTICE = { lessons: { full: 5, enough: 3 }, applications: { full: 5, enough: 3 } } as const;

/** The provisional measure of the CV's own text: shares of its three parts and the counts that fill each. */
export const NARRATIVE = {
  version: 'narr-1.0',
  summary: { share: 0.2, characters: 150 },
  results: { share: 0.4, items: 4 },
  actions: { share: 0.4, items: 6 },
} as const;

/** Most entries of each list of the result. */
export const LIMITS = {
  strengths: 5,
  gaps: MOST_GAPS,
  tasks: 12,
  nearPaths: 3,
  changes: 5,
  evidence: 12,
} as const;

/** The plan covers a quarter of a year. */
export const PLAN_WEEKS = 13;
/** Default hours a week. */
export const DEFAULT_HOURS = 3;
/** Longest first task, minutes. */
export const QUICK_WIN_MINUTES = 30;

/** Interests: under this spread of means no code is named; under this time per statement a redo is suggested. */
export const INTERESTS = { flat: 0.6, hastyMs: 1500 } as const;
