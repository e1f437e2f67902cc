import type { MentorIntent } from '@aura/shared-domain';
import { FACETS, TOPIC_NAMES } from '../../generated/cards.ts';
import type { Card } from '../card.ts';
import { fitOf } from '../match.ts';
import { findNear } from '../nearness.ts';

/** A topic of a conversation. */
export interface Topic {
  /** Topic of a card, or id of a play or draft. */
  readonly id: string;
  readonly intent: MentorIntent;
  readonly isLaw: boolean;
}

/**
 * Bonuses for a way of asking within the topic, compared with one without context: more in a message with little other
 * content.
 */
const WITHIN = { more: 6, short: 2, shortest: 8, own: 5, rule: 0.6, name: 10, named: 0.5 } as const;

/** Bonus for the card whose own text is nearest to the message. */
const NEAREST = 10;
/** Weight of a text about the current topic. */
const NEAR_IN_TOPIC = 1.6;
/** Weight of an earlier topic, compared with the latest. */
const EARLIER = 0.5;

/** Represents every topic of law. */
const LAW = 'law';
/** The topic of what is asked of all law. */
const ANY_LAW = 'labour';

export const isAfter = (after: readonly string[], topic: Topic): boolean =>
  after.some((name) => name === topic.id || name === (topic.isLaw ? LAW : topic.intent));

export interface Fitting<Of> {
  readonly of: Of;
  readonly fit: number;
}

/** How well a message fits each of some names. */
const computeFits = (
  ways: Readonly<Record<string, readonly string[]>>,
  words: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(ways)
      .map(([name, of]) => [name, fitOf(of, words)] as const)
      .filter(([, fit]) => fit > 0),
  );

/** The topics that a message names and the facets it asks about, independent of any card. */
interface Reading {
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, number>;
  readonly facets: ReadonlyMap<string, number>;
}

/** The rule of a topic answers where only the topic is named. */
export const RULE = 'rule';

/** How well a card fits by its examples of questions; better if the message names its topic. */
function fitAsked({ asked, topic }: Card, { words, named }: Reading): number {
  const fit = fitOf(asked, words);
  return fit === 0 ? 0 : fit + (named.get(topic) ?? 0) * WITHIN.named;
}

/** How well a card fits by its topic: the message names the topic and one of the card's facets. */
function fitByName({ topic, facets, followed }: Card, reading: Reading): number {
  const named = Math.min(WITHIN.name, reading.named.get(topic) ?? 0);
  if (named === 0) return 0;
  const of = Math.max(fitFacets(facets, reading), fitOf(followed, reading.words));
  if (of > 0) return named + of;
  return facets.includes(RULE) ? named * WITHIN.rule : 0;
}

const fitFacets = (facets: readonly string[], reading: Reading): number =>
  Math.max(0, ...facets.map((name) => reading.facets.get(name) ?? 0));

/** How well a card fits as a continuation of the conversation. */
function fitWithin(card: Card, topic: Topic, reading: Reading): number {
  const { words, named } = reading;
  const isOwn = card.topic === topic.id;
  if (!(isOwn || isAfter(card.after, topic))) return 0;
  const times = words.length <= WITHIN.shortest ? WITHIN.short : 1;
  const followed = fitOf(card.followed, words);
  const isElsewhere = named.size > 0 && !named.has(topic.id);
  // A facet is one of its own topic: “tenho direito?” asks for no other, except of all law.
  const hasFacets = isOwn || card.topic === ANY_LAW;
  const facet = isElsewhere || !hasFacets ? 0 : fitFacets(card.facets, reading);
  return Math.max(
    followed === 0 ? 0 : isOwn || !card.isLaw ? times * followed + WITHIN.more : followed,
    facet === 0 ? 0 : times * facet + (isOwn ? WITHIN.own : 0),
  );
}

/** Cards that a message may ask for by the ways of asking that their authors list. */
export function rankByWays(
  words: readonly string[],
  topics: readonly Topic[],
  cards: readonly Card[],
): readonly Fitting<Card>[] {
  const reading = { words, named: computeFits(TOPIC_NAMES, words), facets: computeFits(FACETS, words) };
  const fitting = cards
    .map((card) => ({
      of: card,
      fit: Math.max(
        fitAsked(card, reading),
        fitByName(card, reading),
        ...topics.map((topic, at) => fitWithin(card, topic, reading) * (at === 0 ? 1 : EARLIER)),
      ),
    }))
    .filter(({ fit }) => fit > 0);
  const most = Math.max(0, ...fitting.map(({ fit }) => fit));
  // Nearness of the text does not make up for a larger gap.
  const likely = fitting.filter(({ fit }) => fit > most - NEAREST);
  if (likely.length < 2) return likely;
  const near = new Map(findNear(words.join(' ')).map(({ id, score }) => [id, score]));
  const computeNearness = ({ id, topic }: Card): number =>
    (near.get(id) ?? 0) * (topics.some((one) => one.id === topic) ? NEAR_IN_TOPIC : 1);
  const nearest = Math.max(1, ...likely.map(({ of }) => computeNearness(of)));
  return likely
    .map(({ of, fit }) => ({ of, fit: fit + (NEAREST * computeNearness(of)) / nearest }))
    .toSorted((a, b) => b.fit - a.fit);
}
