import type { MentorIntent } from '@aura/shared-domain';
import { CARDS, DRAFTS } from '../generated/cards.ts';
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
const WITHIN = { more: 6, short: 2, shortest: 8 } as const;

/** What stands for every topic of law. */
const LAW = 'law';

const isAfter = (after: readonly string[], topic: Topic): boolean =>
  after.some((name) => name === topic.id || name === topic.intent || (name === LAW && topic.isLaw));

interface Fitting<Of> {
  readonly of: Of;
  readonly fit: number;
}

const best = <Of>(fitting: readonly Fitting<Of>[]): Fitting<Of> | null =>
  fitting.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0] ?? null;

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
  const times = words.length <= WITHIN.shortest ? WITHIN.short : 1;
  return (
    best(
      cards.map((card) => {
        const isWithin = topic !== null && (card.topic === topic.id || isAfter(card.after, topic));
        const followed = isWithin ? fitOf(card.followed, words) : 0;
        return {
          of: card,
          fit: Math.max(fitOf(card.asked, words), followed === 0 ? 0 : times * followed + WITHIN.more),
        };
      }),
    )?.of ?? null
  );
}

/** The rule of law that a message asks for; null for none. */
export const lawCardFor = (words: readonly string[], topic: Topic | null): Card | null =>
  chooseCard(words, topic, LAW_CARDS);

const LAW_CARDS = CARDS.filter(({ isLaw }) => isLaw);

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
