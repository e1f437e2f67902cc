/** How much each part of a posting and each way of finding a word counts. The only place where these are set. */
export const FIELD_WEIGHTS = { title: 12, company: 4, place: 4, description: 1 } as const;

/** BM25: how soon repetition stops counting, and how much a long text is held against an ad. */
export const BM25 = { k1: 1.2, b: 0.5 } as const;

/** Share of its weight that a word keeps, by how it was found. */
export const QUALITY = { exact: 1, form: 0.9, synonym: 0.75, prefix: 0.7, typo: 0.6 } as const;

/** A word that is still being typed: letters it needs, and most words that it may become. */
export const PREFIX = { letters: 3, words: 50 } as const;

/** Most words that are searched in place of one that was found nowhere. */
export const MOST_CORRECTIONS = 4;
