import type { MentorIntent } from '@aura/shared-domain';
import { CARDS, DRAFTS, FACETS, TOPIC_NAMES } from '../generated/cards.ts';
import type { Card, Draft } from './card.ts';
import { fitOf } from './match.ts';

/** What a conversation is about. */
export interface Topic {
  /** Topic of a card, or id of a play or draft. */
  readonly id: string;
  readonly intent: MentorIntent;
  readonly isLaw: boolean;
}

/** What a way of asking within the topic is worth beside one out of the blue: more in a message that says little else. */
const WITHIN = { more: 6, short: 2, shortest: 8, own: 5, rule: 0.6, name: 10, named: 0.5 } as const;

/** Represents every topic of law. */
const LAW = 'law';

const isAfter = (after: readonly string[], topic: Topic): boolean =>
  after.some((name) => name === topic.id || name === (topic.isLaw ? LAW : topic.intent));

interface Fitting<Of> {
  readonly of: Of;
  readonly fit: number;
}

const best = <Of>(fitting: readonly Fitting<Of>[]): Fitting<Of> | null =>
  fitting.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0] ?? null;

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

/** What a message names, and what it asks of it, whatever card says so. */
interface Reading {
  readonly words: readonly string[];
  readonly topic: Topic | null;
  readonly named: ReadonlyMap<string, number>;
  readonly facets: ReadonlyMap<string, number>;
}

/** The rule of a topic answers where only the topic is named. */
const RULE = 'rule';

/** How well it fits what it says that people ask; better where the message names its topic. */
function fitAsked({ asked, topic }: Card, { words, named }: Reading): number {
  const fit = fitOf(asked, words);
  return fit === 0 ? 0 : fit + (named.get(topic) ?? 0) * WITHIN.named;
}

/** How well a card fits by what it is about: its topic is named, with what the card says of it. */
function fitByName({ topic, facets, followed }: Card, reading: Reading): number {
  const named = Math.min(WITHIN.name, reading.named.get(topic) ?? 0);
  if (named === 0) return 0;
  const of = Math.max(fitFacets(facets, reading), fitOf(followed, reading.words));
  if (of > 0) return named + of;
  return facets.includes(RULE) ? named * WITHIN.rule : 0;
}

const fitFacets = (facets: readonly string[], reading: Reading): number =>
  Math.max(0, ...facets.map((name) => reading.facets.get(name) ?? 0));

/** How well it fits as what a conversation goes on with. */
function fitWithin(card: Card, reading: Reading): number {
  const { topic, words, named } = reading;
  const isOwn = topic !== null && card.topic === topic.id;
  if (topic === null || !(isOwn || isAfter(card.after, topic))) return 0;
  const times = words.length <= WITHIN.shortest ? WITHIN.short : 1;
  const followed = fitOf(card.followed, words);
  const isElsewhere = named.size > 0 && !named.has(topic.id);
  const facet = isElsewhere ? 0 : fitFacets(card.facets, reading);
  return Math.max(
    followed === 0 ? 0 : isOwn || !card.isLaw ? times * followed + WITHIN.more : followed,
    facet === 0 ? 0 : times * facet + (isOwn ? WITHIN.own : 0),
  );
}

/**
 * The card that a message asks for; null for none.
 * @param topic what was talked about; null for a new conversation
 * @param cards which may answer
 */
export function chooseCard(
  words: readonly string[],
  topic: Topic | null,
  cards: readonly Card[] = CARDS,
): Card | null {
  const reading = {
    words,
    topic,
    named: computeFits(TOPIC_NAMES, words),
    facets: computeFits(FACETS, words),
  };
  return (
    best(
      cards.map((card) => ({
        of: card,
        fit: Math.max(fitAsked(card, reading), fitByName(card, reading), fitWithin(card, reading)),
      })),
    )?.of ?? null
  );
}

/** The rule of law that a message asks for; null for none. */
export const findLawCard = (words: readonly string[], topic: Topic | null): Card | null =>
  chooseCard(words, topic, LAW_CARDS);

const LAW_CARDS = CARDS.filter(({ isLaw }) => isLaw);

/** The rule of a topic of law; null for another topic. */
export const findRule = (topic: Topic): Card | null =>
  LAW_CARDS.find((card) => card.topic === topic.id && card.facets.includes(RULE)) ?? null;

/** The text that a message wants written: what it names, or what is talked about. */
export function draftFor(words: readonly string[], topic: Topic | null): Draft | null {
  const named = best(DRAFTS.map((draft) => ({ of: draft, fit: fitOf(draft.asked, words) })))?.of ?? null;
  if (topic === null || (named && !named.isGeneric)) return named;
  const inTopic = DRAFTS.find(({ after }) => after.includes(topic.id));
  return inTopic ?? named ?? DRAFTS.find(({ after }) => after.includes(topic.intent)) ?? null;
}

/** The topic that an answer opens. @param play what it noted */
export function findTopic(play: string, intent: MentorIntent): Topic {
  const card = findCard(play);
  return { id: card?.topic ?? play.replace(/\.(?:deeper|more)$/u, ''), intent, isLaw: card?.isLaw ?? false };
}

/** The card that an answer gave, or went on with. */
export const findCard = (play: string): Card | null =>
  CARDS.find(({ id }) => id === play.replace(/\.more$/u, '')) ?? null;
export const draftOf = (play: string): Draft | null => DRAFTS.find(({ id }) => id === play) ?? null;
