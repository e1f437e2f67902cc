import { CARDS } from '../../generated/cards.ts';
import type { Card } from '../card.ts';
import { computeChances } from '../../likeness/index.ts';
import { findNear } from '../nearness.ts';
import { type CardIndex, type Likeness, NONE } from './card-index.ts';
import { isAfter, rankByWays, type Topic } from './ways.ts';

/** What speaks for a card as the answer to a message; each mostly from 0 to 1. */
export interface Evidence {
  /** A way of asking that the author of the card lists is found, and how well it fits. */
  readonly asked: number;
  readonly fit: number;
  /** How near the message is to known ones: see `Likeness`. */
  readonly first: number;
  readonly later: number;
  readonly few: number;
  readonly topic: number;
  readonly surprise: number;
  /** How near the message is to the card's own text, also compared with the nearest card. */
  readonly text: number;
  readonly textShare: number;
  /** The topic of the card is talked about, was, or is one that the card goes on from. */
  readonly current: number;
  readonly earlier: number;
  readonly follows: number;
  /** How near the message is to what is asked within the topic that is talked about. */
  readonly currentLater: number;
  readonly currentFew: number;
  /** How short the message is, if the topic is talked about: a long one brings its own. */
  readonly currentShort: number;
  /** No card answers. */
  readonly none: number;
}

/** Weights of the evidence. */
export type Weights = Readonly<Record<keyof Evidence, number>>;

/** How likely cards are; `NONE` that no card answers. */
export type CardChances = ReadonlyMap<string, number>;

const FULL_FIT = 40;
const FULL_TEXT = 250;
const FULL_SURPRISE = 9;
const UNLIKE: Likeness = { first: 0, later: 0, few: 0, topic: 0, surprise: -FULL_SURPRISE };

/** Collects what speaks for each card, and for none. */
export function collectEvidence(
  words: readonly string[],
  topics: readonly Topic[],
  index: CardIndex,
): ReadonlyMap<string, Evidence> {
  const fits = new Map(rankByWays(words, topics, CARDS).map(({ of, fit }) => [of.id, fit]));
  const likeness = index(words.join(' '));
  const near = new Map(findNear(words.join(' ')).map(({ id, score }) => [id, score]));
  const nearest = Math.max(1, ...CARDS.map(({ id }) => near.get(id) ?? 0));
  const short = 1 / Math.sqrt(words.length);
  const place = (card: Card): number => topics.findIndex(({ id }) => id === card.topic);
  const makeEvidence = (id: string, card: Card | null): Evidence => {
    const { first, later, few, topic, surprise } = likeness.get(id) ?? UNLIKE;
    const at = card ? place(card) : -1;
    const current = at === 0 ? 1 : 0;
    const fit = fits.get(id) ?? 0;
    return {
      asked: fit > 0 ? 1 : 0,
      fit: fit / FULL_FIT,
      first,
      later,
      few,
      topic,
      surprise: surprise / FULL_SURPRISE,
      text: Math.min(1, (near.get(id) ?? 0) / FULL_TEXT),
      textShare: (near.get(id) ?? 0) / nearest,
      current,
      earlier: at > 0 ? 1 : 0,
      follows: card && topics[0] && isAfter(card.after, topics[0]) ? 1 : 0,
      currentLater: current * later,
      currentFew: current * few,
      currentShort: current * short,
      none: card ? 0 : 1,
    };
  };
  return new Map([
    ...CARDS.map((card) => [card.id, makeEvidence(card.id, card)] as const),
    [NONE, makeEvidence(NONE, null)],
  ]);
}

/** How likely each card is by what speaks for it. */
export function weighEvidence(evidence: ReadonlyMap<string, Evidence>, weights: Weights): CardChances {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const chances = computeChances(
    [...evidence.values()].map((one) => names.reduce((sum, name) => sum + weights[name] * one[name], 0)),
  );
  return new Map([...evidence.keys()].map((id, at) => [id, chances[at] ?? 0]));
}
