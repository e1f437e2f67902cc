/** Components of the similarity of two titles. Tuned on the tuning half of the fixtures of `bench:titles`. */
export interface TitleWeights {
  /** Whether abbreviations, English and other names are rewritten by the lexicon. */
  readonly rewriting: boolean;
  /** Share of the words' likeness in the whole; the rest is that of the letters. */
  readonly words: number;
  /** Share of the original letters; the rest of the letters' share belongs to the canonical words. */
  readonly written: number;
  /** Of the words' likeness, how much is the query found in the title rather than the title in the query. */
  readonly queryShare: number;
  /** How much a word counts by the part it plays. */
  readonly roles: Readonly<Record<'head' | 'plain' | 'aside' | 'rank' | 'noise', number>>;
  /** Power on a word's rarity: 0 makes all words alike. */
  readonly rarity: number;
  /** How alike two different words are, by why. */
  readonly near: {
    readonly stem: number;
    readonly part: number;
    readonly family: number;
    readonly alike: number;
    readonly slip: number;
    readonly cut: number;
    /** Factor on the lexicon's own numbers. */
    readonly kin: number;
  };
  /** What the other names of the occupation count that a query means. */
  readonly otherNames: number;
}

export const TITLE_WEIGHTS: TitleWeights = {
  rewriting: true,
  words: 0.72,
  written: 0.03,
  queryShare: 0.55,
  roles: { head: 1.5, plain: 1, aside: 0.4, rank: 0.25, noise: 0.05 },
  rarity: 1,
  near: { stem: 0.95, part: 0.55, family: 0.55, alike: 0.6, slip: 0.9, cut: 0.85, kin: 1 },
  otherNames: 0.55,
};
