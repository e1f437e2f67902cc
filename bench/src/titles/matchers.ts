import {
  computeCosine,
  createTitleIndex,
  foldKey,
  buildGramProfile,
  TITLE_WEIGHTS,
  type TitleWeights,
} from '@aura/shared-career';
import type { Matcher } from './run.ts';

const withWeights =
  (weights: TitleWeights): Matcher =>
  (corpus) => {
    const index = createTitleIndex(
      corpus.map(({ id, value }) => ({ id, text: value })),
      weights,
    );
    return (query) => index.rank(query).map(({ id }) => id);
  };

/** The matcher as the product uses it. */
export const productMatcher: Matcher = withWeights(TITLE_WEIGHTS);

/** The obvious baseline: the cosine of plain trigrams. */
export const trigramMatcher: Matcher = (corpus) => {
  const profiles = corpus.map(({ id, value }) => ({ id, profile: buildGramProfile(foldKey(value)) }));
  return (query) => {
    const own = buildGramProfile(foldKey(query));
    return profiles
      .map(({ id, profile }) => ({ id, score: computeCosine(own, profile) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
};

const WITHOUT_LEXICON: TitleWeights = {
  ...TITLE_WEIGHTS,
  rewriting: false,
  otherNames: 0,
  near: { ...TITLE_WEIGHTS.near, kin: 0 },
};

/** The matcher taken apart, to see what each part brings. */
export const ABLATION: readonly (readonly [name: string, matcher: Matcher])[] = [
  ['plain trigram cosine', trigramMatcher],
  ['letter runs only', withWeights({ ...WITHOUT_LEXICON, words: 0, written: 0.5 })],
  ['words only', withWeights({ ...WITHOUT_LEXICON, words: 1, written: 0 })],
  ['words and letter runs', withWeights(WITHOUT_LEXICON)],
  ['and the lexicon', withWeights({ ...TITLE_WEIGHTS, otherNames: 0 })],
  ['and the other names of occupations', productMatcher],
];
