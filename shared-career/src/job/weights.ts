/** Version of the fit to a job ad. Any change to this file or to a measure asks for a new one. */
export const MATCH_VERSION = 'match-2.2';

/**
 * Weights of the fit. Demanded requirements weigh most, then desired ones and the trade itself. The age of an ad does
 * not count. Reasoned, not fitted.
 */
export const MATCH_WEIGHTS = {
  mandatory: 0.45,
  desirable: 0.15,
  title: 0.15,
  seniority: 0.1,
  qualification: 0.1,
  activities: 0.05,
} as const;

/** Weight of one requirement: the first mention, another one, a place in the title; behaviours count little. */
export const REQUIREMENT_WEIGHTS = {
  first: 1,
  repeated: 0.5,
  inTitle: 0.5,
  most: 2,
  behaviour: 0.3,
} as const;

/** Most requirements kept of each necessity, most weighted first. */
export const REQUIREMENT_CAPS = { mandatory: 30, desirable: 24, context: 10, manual: 12 } as const;
/** Most activities kept of an ad, and spans of the ad kept for one requirement. */
export const AD_CAPS = { activities: 15, evidence: 3 } as const;

/** Fewer requirements than this, mandatory and desirable together, and an ad says too little to measure against. */
export const FEWEST_REQUIREMENTS = 3;

/** Similarity of titles from which on they are the same trade, and up to which they have nothing in common. */
export const TITLE_FIT = { same: 0.55, none: 0.15 } as const;
/** From this fit on the years of a job count for an ad of another field. */
export const RELATED_FIT = 0.3;

/** Height of each level; interns and apprentices share one. */
export const RUNG_HEIGHTS = {
  intern: 0,
  apprentice: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 5,
  director: 6,
} as const;

/** The cost of one step between the CV's seniority and the ad's: people move up by one, and titles differ by house. */
export const SENIORITY_STEP = 0.175;
/** Years of work for a level if no title names one. */
export const RUNG_YEARS = { mid: 2, senior: 5 } as const;

/** Credit where years, schooling or a language are one level short; for years, from this share on. */
export const QUALIFICATION = { short: 0.5, shareOfYears: 0.5 } as const;

/** How soon the overlap of an activity with an item of the CV saturates: x · (1 + k) / (x + k). */
export const ACTIVITY_SATURATION = 0.25;

/** The most that the fit can reach, and when. */
export const CEILINGS = {
  blocker: { ceiling: 59 },
  fewMandatory: { ceiling: 55, share: 0.5, from: 4 },
  /** If a smaller share than `share` of the demands, and of the title, fits: `ceiling` times that share, but `least`. */
  otherTrade: { ceiling: 80, least: 10, share: 0.5, from: 3 },
  onlyListed: { ceiling: 40, from: 3 },
  /** While a requirement is not met or is open; nobody is a perfect fit then. */
  unmet: { ceiling: 99 },
} as const;

/** From this share of the desired requirements on, the dimension is full: nobody has all that an ad wishes for. */
export const DESIRED_ENOUGH = 0.5;
/** The most that what is desired counts while it is open: nothing open is met, and so it fills nothing. */
export const DESIRED_OPEN_MOST = 0.99;
/** From this mean coverage of the activities on, the dimension is full: people tell their work in other words. */
export const ACTIVITIES_ENOUGH = 0.4;

/**
 * How an open finding counts: like the demands that the CV shows. Up to the share `none` of the demanded weight it
 * counts nothing, from `all` on in full. `doubt` is the weight of a demand that is assumed, met by the share `assumed`:
 * a few demands prove little. Fitted to labelled people and to people beside ads of other trades
 * (`npm run bench:understanding -- --pairs`).
 */
export const OPEN_COUNTS = { none: 0.3, all: 0.5, doubt: 2, assumed: 0.1 } as const;

/** Most spans shown under a dimension. */
export const SHOWN_EVIDENCE = 8;

/** Most spans of the CV shown for one requirement. */
export const SHOWN_PER_REQUIREMENT = 3;
