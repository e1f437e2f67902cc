import type { MentorIntent } from '@aura/shared-domain';
import { CARDS, DRAFTS, SUBJECTS } from '../generated/cards.ts';
import type { Card, Draft } from './card.ts';
import { computeCardChances } from './choosing/card-chances.ts';
import { NONE } from './choosing/card-model.ts';
import { type Fitting, rankByWays, RULE, type Topic } from './choosing/ways.ts';
import { fitOf, splitWords } from './match.ts';
import { isQuestion } from './wishes.ts';

const chooseBest = <Of>(fitting: readonly Fitting<Of>[]): Fitting<Of> | null =>
  fitting.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0] ?? null;

/** The card that a message asks for, and another one that it asks for nearly as likely; null for none. */
export interface Choice {
  readonly card: Card;
  readonly runnerUp: Card | null;
  /** How likely the message asks for the card. */
  readonly chance: number;
}

/**
 * Chooses the card that a message asks for; null for none.
 * @param topics what was talked about, the latest first; none for a new conversation
 * @param mayGuess whether a card that is clearly likelier than none is good enough if no other is likely
 */
export function chooseCards(
  words: readonly string[],
  topics: readonly Topic[],
  mayGuess = false,
): Choice | null {
  const [best, other] = rankCards(words, topics, mayGuess);
  return best
    ? {
        card: best.of,
        runnerUp: other && other.fit >= best.fit * NEARLY ? other.of : null,
        chance: best.fit,
      }
    : null;
}

/** The card by the ways of asking that authors list, alone: a likeness is no reason to replace what safety would say. */
export const chooseCardByWays = (
  words: readonly string[],
  topics: readonly Topic[],
  cards: readonly Card[] = CARDS,
): Card | null => rankByWays(words, topics, cards)[0]?.of ?? null;

/** How likely another card has to be beside the best one, to be said with it. */
const NEARLY = 0.2;

/** From this chance on a card answers that no way of asking finds. */
const LIKE_ENOUGH = 0.3;

/** The least chance of a card that is so many times likelier than that none answers. */
const LEAST_LIKE = 0.24;
const OUTWEIGHS = 2;

/** A message that so likely only comes within a topic opens no other one: “me dá um exemplo” goes on with what is talked about. */
const STAYS = 0.9;

/** Cards that a message may ask for, the likeliest first. @param mayGuess whether less makes a card likely if none is */
function rankCards(
  words: readonly string[],
  topics: readonly Topic[],
  mayGuess: boolean,
): readonly Fitting<Card>[] {
  const { evidence, chances } = computeCardChances(words, topics);
  // A bare amount is a value for what is talked about.
  const hasWords = words.some((word) => /\p{L}/u.test(word));
  const ranked = CARDS.map((card) => ({ of: card, fit: chances.get(card.id) ?? 0 })).toSorted(
    (a, b) => b.fit - a.fit,
  );
  const selectFrom = (least: number): readonly Fitting<Card>[] =>
    ranked.filter(({ of, fit }) => {
      const { asked = 0, awayLater = 0 } = evidence.get(of.id) ?? {};
      return asked > 0 || (hasWords && fit >= least && awayLater < STAYS);
    });
  const likely = selectFrom(LIKE_ENOUGH);
  const none = chances.get(NONE) ?? 0;
  return likely.length > 0 || !mayGuess
    ? likely
    : selectFrom(Math.max(LEAST_LIKE, OUTWEIGHS * none)).slice(0, 1);
}

/** The rule of law that a message asks for; null for none. */
export const findLawCard = (words: readonly string[], topics: readonly Topic[]): Card | null =>
  chooseCardByWays(words, topics, LAW_CARDS);

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
  /** What they told last, and all that they told of the matter; empty for nothing. */
  readonly story: string;
  readonly wholeStory: string;
  /** Whether they said in the latest messages what they want or have to do. */
  readonly hasNeed: boolean;
  /** Whether the message names a job of the tracker by its employer. */
  readonly namesEmployer: boolean;
}

/**
 * The text that a message wants written: the named one; that for what the person wants to say; that of the topic; that for what
 * they told; a letter.
 */
export function draftFor(words: readonly string[], matter: Matter): Draft | null {
  const draft = chooseDraft(words, matter);
  // A talk about priorities is not what a plain request needs.
  return draft?.id === TALK && matter.hasNeed && matter.wanted === '' ? draftOf(LETTER) : draft;
}

function chooseDraft(
  words: readonly string[],
  { topic, wanted, story, wholeStory, namesEmployer }: Matter,
): Draft | null {
  const named = findBestDraft(DRAFTS, words);
  if (named && !named.isGeneric) return named;
  if (namesEmployer) return draftOf(RECRUITER);
  const special = findSpecialDraft(wanted);
  if (special) return special;
  const letter = draftOf(LETTER);
  if (wanted !== '') return named ?? letter;
  const inTopic = topic && DRAFTS.find(({ after }) => after.includes(topic.id));
  if (inTopic && !inTopic.isGeneric) return inTopic;
  const told = findSpecialDraft(story) ?? findSpecialDraft(wholeStory);
  if (told || topic === null) return told ?? named;
  // Words to the person's own boss are no words to who recruits.
  if (named?.id === TALK) return named;
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

/** What to say to the boss. */
const TALK = 'draft.boss-talk';
/** A text to the employer of a job. */
const RECRUITER = 'draft.recruiter';
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
