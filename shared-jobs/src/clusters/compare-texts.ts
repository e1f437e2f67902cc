import { computeOverlap } from './shingles.ts';

/** An ad in its form for comparison. */
export interface Print {
  readonly shingles: ReadonlySet<number>;
  /** How many of its words tell something. */
  readonly words: number;
  /** Empty if the ad names no company. */
  readonly company: string;
}

/** Shared shingles by which two texts are the same; reasoned, not fitted. */
const SAME_TEXT = {
  /** Of one company and title: a city's address, a shift and a closing date may differ. */
  ofOneCompany: 0.7,
  /** If one ad names no company, only the text counts, and a short one proves too little. */
  ofNobody: 0.92,
  wordsOfNobody: 20,
  /** A source may give only the beginning of a text: this much of the beginning has to be in the whole. */
  contained: 0.95,
  wordsContained: 30,
} as const;

/** How much of the smaller set is in the larger one, from the share of both (Jaccard). */
function computeContainment(one: Print, other: Print, share: number): number {
  const smaller = Math.min(one.shingles.size, other.shingles.size);
  return smaller === 0 ? 0 : (share * (one.shingles.size + other.shingles.size)) / (1 + share) / smaller;
}

/** Whether two ads of the same title say the same; `null`, or how alike they are. */
export function compareTexts(one: Print, other: Print): number | null {
  const share = computeOverlap(one.shingles, other.shingles);
  const shorter = Math.min(one.words, other.words);
  if (one.company === '' || other.company === '')
    return shorter >= SAME_TEXT.wordsOfNobody && share >= SAME_TEXT.ofNobody ? share : null;
  if (one.company !== other.company) return null;
  const beginning =
    shorter >= SAME_TEXT.wordsContained && computeContainment(one, other, share) >= SAME_TEXT.contained;
  return beginning || share >= SAME_TEXT.ofOneCompany ? share : null;
}
