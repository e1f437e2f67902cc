import { CARDS } from '../../generated/cards.ts';
import type { Card } from '../card.ts';
import { computeChances } from '../../likeness/index.ts';
import { findNear } from '../nearness.ts';
import { type CardModel, LEAST, NONE } from './card-model.ts';
import { isAfter, rankByWays, type Topic } from './ways.ts';

/** What speaks for a card as the answer to a message; each mostly from 0 to 1. */
export interface Evidence {
  /** A way of asking that the author of the card lists is found, and how well it fits. */
  readonly asked: number;
  readonly fit: number;
  /** How likely the topic is by known messages, and the card within it: logarithms from -1 to 0. */
  readonly topic: number;
  readonly card: number;
  /** How near the message is to the card's own text, also compared with the nearest card. */
  readonly text: number;
  readonly textShare: number;
  /** The topic of the card is talked about, was, or is one that the card goes on from. */
  readonly current: number;
  readonly earlier: number;
  readonly follows: number;
  /** How likely the message only comes within a topic, if that of the card is talked about, or is not at all. */
  readonly currentLater: number;
  readonly awayLater: number;
  /** The same chances as above, if the topic is talked about: a message within a topic says little about it. */
  readonly currentTopic: number;
  readonly currentCard: number;
  /** How short the message is, if the topic is talked about: a long one brings its own. */
  readonly currentShort: number;
  /** No card answers, also to a message that only comes within a topic. */
  readonly none: number;
  readonly noneLater: number;
}

/** Weights of the evidence. */
export type Weights = Readonly<Record<keyof Evidence, number>>;

/** How likely cards are; `NONE` that no card answers. */
export type CardChances = ReadonlyMap<string, number>;

const FULL_FIT = 40;
const FULL_TEXT = 250;
/** Collects what speaks for each card, and for none. */
export function collectEvidence(
  words: readonly string[],
  topics: readonly Topic[],
  model: CardModel,
): ReadonlyMap<string, Evidence> {
  const fits = new Map(rankByWays(words, topics, CARDS).map(({ of, fit }) => [of.id, fit]));
  const reading = model(words.join(' '));
  const near = new Map(findNear(words.join(' ')).map(({ id, score }) => [id, score]));
  const nearest = Math.max(1, ...CARDS.map(({ id }) => near.get(id) ?? 0));
  const short = 1 / Math.sqrt(words.length);
  const place = (card: Card): number => topics.findIndex(({ id }) => id === card.topic);
  const makeEvidence = (id: string, card: Card | null): Evidence => {
    const topic = (reading.topics.get(card?.topic ?? NONE) ?? LEAST) / -LEAST;
    const own = card ? (reading.cards.get(id) ?? LEAST) / -LEAST : 0;
    const at = card ? place(card) : -1;
    const current = at === 0 ? 1 : 0;
    const follows = card && topics[0] && isAfter(card.after, topics[0]) ? 1 : 0;
    const isAway = card !== null && topics.length > 0 && at === -1 && follows === 0;
    const fit = fits.get(id) ?? 0;
    return {
      asked: fit > 0 ? 1 : 0,
      fit: fit / FULL_FIT,
      topic,
      card: own,
      text: Math.min(1, (near.get(id) ?? 0) / FULL_TEXT),
      textShare: (near.get(id) ?? 0) / nearest,
      current,
      earlier: at > 0 ? 1 : 0,
      follows,
      currentLater: current * reading.later,
      awayLater: isAway ? reading.later : 0,
      currentTopic: current * topic,
      currentCard: current * own,
      currentShort: current * short,
      none: card ? 0 : 1,
      noneLater: card ? 0 : reading.later,
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
