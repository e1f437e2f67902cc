import type { MentorIntent } from '@aura/shared-domain';
import { CARDS, DRAFTS, FACETS, SUBJECTS, TOPIC_NAMES } from '../generated/cards.ts';
import type { Card, Draft } from './card.ts';
import { fitOf, splitWords } from './match.ts';
import { findNear } from './nearness.ts';
import { isQuestion } from './wishes.ts';

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

const isAfter = (after: readonly string[], topic: Topic): boolean =>
  after.some((name) => name === topic.id || name === (topic.isLaw ? LAW : topic.intent));

interface Fitting<Of> {
  readonly of: Of;
  readonly fit: number;
}

const chooseBest = <Of>(fitting: readonly Fitting<Of>[]): Fitting<Of> | null =>
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

/** The topics that a message names and the facets it asks about, independent of any card. */
interface Reading {
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, number>;
  readonly facets: ReadonlyMap<string, number>;
}

/** The rule of a topic answers where only the topic is named. */
const RULE = 'rule';

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
  const facet = isElsewhere ? 0 : fitFacets(card.facets, reading);
  return Math.max(
    followed === 0 ? 0 : isOwn || !card.isLaw ? times * followed + WITHIN.more : followed,
    facet === 0 ? 0 : times * facet + (isOwn ? WITHIN.own : 0),
  );
}

/**
 * The card that a message asks for; null for none.
 * @param topics what was talked about, the latest first; none for a new conversation
 * @param cards which may answer
 */
export const chooseCard = (
  words: readonly string[],
  topics: readonly Topic[],
  cards: readonly Card[] = CARDS,
): Card | null => rankCards(words, topics, cards)[0]?.of ?? null;

/** How well another card has to fit beside the best one, to be said with it. */
const NEARLY = 0.75;

/** Another card that a message asks for nearly as well; null where one fits far better than the others. */
export function findRunnerUp(words: readonly string[], topics: readonly Topic[], card: Card): Card | null {
  const ranked = rankCards(words, topics, CARDS);
  const own = ranked.find(({ of }) => of.id === card.id);
  const other = ranked.find(({ of }) => of.id !== card.id);
  return own && other && other.fit >= own.fit * NEARLY ? other.of : null;
}

/** Cards that a message may ask for, the likeliest first. */
function rankCards(
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

/** The rule of law that a message asks for; null for none. */
export const findLawCard = (words: readonly string[], topics: readonly Topic[]): Card | null =>
  chooseCard(words, topics, LAW_CARDS);

const LAW_CARDS = CARDS.filter(({ isLaw }) => isLaw);

/** The rule of a topic of law; null for another topic. */
export const findRule = (topic: Topic): Card | null =>
  LAW_CARDS.find((card) => card.topic === topic.id && card.facets.includes(RULE)) ?? null;

/** Cards of a topic. */
export const listCards = ({ id }: Topic): readonly Card[] => CARDS.filter(({ topic }) => topic === id);

/** What a text to write is about, besides the words of the request. */
interface Matter {
  readonly topic: Topic | null;
  /** What the person wants to say; empty if they did not say. */
  readonly wanted: string;
  /** What they told last; empty for nothing. */
  readonly story: string;
}

/**
 * The text that a message wants written: the named one; that for what the person wants to say; that of the topic; that for what
 * they told; a letter.
 */
export function draftFor(words: readonly string[], { topic, wanted, story }: Matter): Draft | null {
  const named = findBestDraft(DRAFTS, words);
  if (named && !named.isGeneric) return named;
  const special = findSpecialDraft(wanted);
  if (special) return special;
  const letter = draftOf(LETTER);
  if (wanted !== '') return named ?? letter;
  const inTopic = topic && DRAFTS.find(({ after }) => after.includes(topic.id));
  if (inTopic && !inTopic.isGeneric) return inTopic;
  const told = findSpecialDraft(story);
  if (told || topic === null) return told ?? named;
  if (inTopic ?? named) return inTopic ?? named;
  return SUBJECTS[topic.id] === undefined
    ? (DRAFTS.find(({ after }) => after.includes(topic.intent)) ?? letter)
    : letter;
}

const findSpecialDraft = (text: string): Draft | null =>
  text === '' ? null : findBestDraft(SPECIAL_DRAFTS, splitWords(text));

/** Another text that a few words name right after one: “e a recusa pra outra”. */
export const findOtherDraft = (text: string): Draft | null => {
  const words = splitWords(text);
  return words.length <= FEW_WORDS && !isQuestion(text) ? findBestDraft(SPECIAL_DRAFTS, words) : null;
};
const FEW_WORDS = 6;

/** A text about whatever it is. */
export const LETTER = 'draft.letter';
const SPECIAL_DRAFTS = DRAFTS.filter(({ isGeneric }) => !isGeneric);

const findBestDraft = (drafts: readonly Draft[], words: readonly string[]): Draft | null =>
  chooseBest(drafts.map((draft) => ({ of: draft, fit: fitOf(draft.asked, words) })))?.of ?? null;

/** The topic that an answer opens. @param play what it noted */
export function findTopic(play: string, intent: MentorIntent): Topic {
  const card = findCard(play);
  return { id: card?.topic ?? play.replace(/\.(?:deeper|more)$/u, ''), intent, isLaw: card?.isLaw ?? false };
}

/** The card that an answer gave, or went on with. */
export const findCard = (play: string): Card | null =>
  CARDS.find(({ id }) => id === play.replace(/\.more$/u, '')) ?? null;
export const draftOf = (play: string): Draft | null => DRAFTS.find(({ id }) => id === play) ?? null;
