import type { MentorIntent } from '@aura/shared-domain';
import { CARDS, DRAFTS, SUBJECTS } from '../generated/cards.ts';
import type { Card, Draft } from './card.ts';
import { computeCardChances } from './choosing/card-chances.ts';
import { NONE } from './choosing/card-model.ts';
import { type Fitting, rankByWays, RULE, type Topic } from './choosing/ways.ts';
import { hasMatter } from '../coach/tokens.ts';
import { cutMisleading, fitOf, splitWords } from './match.ts';
import { isQuestion } from './wishes.ts';

const chooseBest = <Of>(fitting: readonly Fitting<Of>[]): Fitting<Of> | null =>
  fitting.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0] ?? null;

/** The card that a message asks for, and others that it may ask for instead. */
export interface Choice {
  readonly card: Card;
  readonly others: readonly Card[];
  /** How likely the message asks for the card. */
  readonly chance: number;
}

/** What a message may ask for. */
export interface Reading {
  /** Null if no card is likely enough to answer. */
  readonly choice: Choice | null;
  /** The likeliest cards, to be said beside what answers instead. */
  readonly likely: readonly Card[];
  /** Whether it may well be about something else than work. */
  readonly mayBeOutside: boolean;
}

/**
 * Reads which cards a message may ask for.
 * @param topics what was talked about, the latest first; none for a new conversation
 * @param mayGuess whether a card that is clearly likelier than none is good enough if no other is likely
 */
export function readCards(words: readonly string[], topics: readonly Topic[], mayGuess = false): Reading {
  const { answering, ranked, none } = rankCards(cutMisleading(words.join(' ')).split(' '), topics, mayGuess);
  const [best] = answering;
  return {
    choice: best ? { card: best.of, others: selectSaid(ranked, best), chance: best.fit } : null,
    likely: selectSaid(ranked, null),
    mayBeOutside: none >= LEAST_NONE,
  };
}

/** The likeliest cards to be said beside the one that answers: one, or two if that is not likely itself. @param best null for none */
function selectSaid(ranked: readonly Fitting<Card>[], best: Fitting<Card> | null): readonly Card[] {
  const [first, second] = ranked.filter(({ of }) => of.id !== best?.of.id);
  const chance = best?.fit ?? 0;
  if (!first || first.fit < Math.max(LEAST_SAID, chance * NEARLY)) return [];
  const isMore = second !== undefined && chance < LIKE_ENOUGH && second.fit >= LEAST_SAID_SECOND;
  return isMore ? [first.of, second.of] : [first.of];
}

/** Chooses the card that a message asks for; null for none. */
export const chooseCards = (
  words: readonly string[],
  topics: readonly Topic[],
  mayGuess = false,
): Choice | null => readCards(words, topics, mayGuess).choice;

/** The card by the ways of asking that authors list, alone: a likeness is no reason to replace what safety would say. */
export const chooseCardByWays = (
  words: readonly string[],
  topics: readonly Topic[],
  cards: readonly Card[] = CARDS,
): Card | null => rankByWays(words, topics, cards)[0]?.of ?? null;

/** How likely a card has to be to be said beside what answers, and how likely beside the card that does. */
const LEAST_SAID = 0.05;
const LEAST_SAID_SECOND = 0.03;
const NEARLY = 0.1;

/** From this chance of none on a message may be about something else. */
const LEAST_NONE = 0.1;

/** From this chance on a card answers that no way of asking finds. */
const LIKE_ENOUGH = 0.3;

/** The least chance of a card that a way of asking finds in a first message of so many words: those of a story are of many cards. */
const LEAST_ASKED = 0.05;
const STORY_WORDS = 15;

/** The least chance of a card that is so many times likelier than that none answers. */
const LEAST_LIKE = 0.24;
const OUTWEIGHS = 2;

/** A message that so likely only comes within a topic opens no other one: “me dá um exemplo” goes on with what is talked about. */
const STAYS = 0.9;

/** Cards, the likeliest first; those of them that answer; the chance that none does. @param mayGuess whether less makes a card likely if none is */
function rankCards(
  words: readonly string[],
  topics: readonly Topic[],
  mayGuess: boolean,
): {
  readonly answering: readonly Fitting<Card>[];
  readonly ranked: readonly Fitting<Card>[];
  readonly none: number;
} {
  const { evidence, chances } = computeCardChances(words, topics);
  // A bare amount is a value for what is talked about.
  const hasWords = words.some((word) => /\p{L}/u.test(word));
  // “Isso é certo?” says nothing of its own: it goes on with what is talked about.
  const isBare = topics.length > 0 && !hasMatter(words.join(' '));
  const isStory = topics.length === 0 && words.length >= STORY_WORDS;
  const cards = isBare ? CARDS.filter((card) => isWithin(card, topics)) : CARDS;
  const ranked = cards
    .map((card) => ({ of: card, fit: chances.get(card.id) ?? 0 }))
    .toSorted((a, b) => b.fit - a.fit);
  const selectFrom = (least: number): readonly Fitting<Card>[] =>
    ranked.filter(({ of, fit }) => {
      const { asked = 0, awayLater = 0 } = evidence.get(of.id) ?? {};
      const isAsked = asked > 0 && (!isStory || fit >= LEAST_ASKED);
      return isAsked || (hasWords && fit >= least && awayLater < STAYS);
    });
  const likely = selectFrom(LIKE_ENOUGH);
  const none = chances.get(NONE) ?? 0;
  return {
    answering:
      likely.length > 0 || !mayGuess
        ? likely
        : selectFrom(Math.max(LEAST_LIKE, OUTWEIGHS * none)).slice(0, 1),
    ranked: hasWords ? ranked : [],
    none,
  };
}

/** Whether a card is of the topics talked about, or goes on from the latest. */
const isWithin = ({ topic, after }: Card, topics: readonly Topic[]): boolean =>
  topics.some(({ id }, at) => id === topic || (at === 0 && after.includes(id)));

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
  /** The card or play that answered last; empty for none. */
  readonly last: string;
  /** What the person wants to say; empty if they did not say. */
  readonly wanted: string;
  /** What they told last, and all that they told of the matter; empty for nothing. */
  readonly story: string;
  readonly wholeStory: string;
  /** Whether they said in the latest messages what they want or have to do. */
  readonly hasNeed: boolean;
  /** The latest message that says what they want; empty for none. */
  readonly wish: string;
  /** Whether the request names the person's own boss or team. */
  readonly isToBoss: boolean;
  /** Whether the request says that the text goes to somebody. */
  readonly isMessage: boolean;
  /** Whether the message names a job of the tracker by its employer. */
  readonly namesEmployer: boolean;
}

/**
 * The text that a message wants written: the named one; that for what the person wants to say; that of the topic; that for what
 * they told; a letter.
 */
export function draftFor(words: readonly string[], matter: Matter): Draft | null {
  const draft = chooseDraft(words, matter);
  // A talk about priorities, or a question to the company, is not what a plain request to the boss needs.
  const isOther =
    (draft?.id === TALK || (matter.isToBoss && draft?.isGeneric)) && matter.hasNeed && matter.wanted === '';
  return isOther || (matter.isToBoss && draft?.id === QUESTION) ? draftOf(LETTER) : draft;
}

function chooseDraft(
  words: readonly string[],
  { topic, last, wanted, wish, story, wholeStory, namesEmployer, isToBoss, isMessage }: Matter,
): Draft | null {
  // A line of the CV or an answer in an interview is no message to anybody.
  const drafts = DRAFTS.filter((draft) => !isMessage || isGreeting(draft) || !OWN_TEXTS.has(draft.intent));
  const named = findBestDraft(drafts, words);
  if (named && !named.isGeneric) return named;
  if (namesEmployer) return draftOf(RECRUITER);
  const special = findSpecialDraft(wanted) ?? (isMessage ? findSpecialDraft(wish) : null);
  if (special) return special;
  const letter = draftOf(LETTER);
  // What is said in an interview, or stands in a CV, is no letter.
  const own =
    topic !== null && !isMessage && !isToBoss && OWN_TEXTS.has(topic.intent) && topic.intent !== 'job'
      ? drafts.find(({ after }) => after.includes(topic.intent))
      : undefined;
  if (wanted !== '') return named ?? own ?? letter;
  // Words to the person's own boss are no words to who recruits.
  const fitting = drafts.filter(({ intent }) => !isToBoss || intent !== 'job');
  const inCard = fitting.find(({ after }) => after.includes(cutSuffix(last)));
  const inTopic = inCard ?? (topic && fitting.find(({ after }) => after.includes(topic.id)));
  if (inTopic && !inTopic.isGeneric) return inTopic;
  const told = [findSpecialDraft(story), findSpecialDraft(wholeStory)].find(
    (one) => one && drafts.includes(one),
  );
  if (told || topic === null) return told ?? named;
  if (named?.id === TALK) return named;
  if (inTopic ?? named) return inTopic ?? named;
  if (own) return own;
  // After a mere sum there is no matter yet but what was told.
  if (topic.id === '') return letter;
  return SUBJECTS[topic.id] === undefined
    ? (fitting.find(({ after }) => after.includes(topic.intent)) ?? letter)
    : letter;
}

/** The text that does what some words say: “dizer não para a outra”; null for none. */
export const findSpecialDraft = (text: string): Draft | null =>
  text === '' ? null : findBestDraft(SPECIAL_DRAFTS, splitWords(text));

/** Another text that a few words name right after one: “e a recusa pra outra”. */
export const findOtherDraft = (text: string): Draft | null => {
  const words = splitWords(text);
  const isNamed = words.length <= FEW_WORDS || ORDERS_ANOTHER.test(words.join(' '));
  return isNamed && !isQuestion(text) ? findBestDraft(SPECIAL_DRAFTS, words) : null;
};
const FEW_WORDS = 6;
/** “Agora faz um resumo pro topo do currículo”. */
const ORDERS_ANOTHER =
  /^(?:agora|tambem|e agora|e tambem) (?:me )?(?:faz|faca|escreve|escreva|monta|monte|cria|crie|prepara) (?:um|uma|o|a)\b/u;

/** What texts are about that the person keeps, posts or says in an interview, if they greet nobody. */
const OWN_TEXTS = new Set<MentorIntent>(['resume', 'interview', 'job']);

/** Whether a text greets somebody. */
const isGreeting = ({ text: [first = ''] }: Draft): boolean =>
  /^(?:olá|oi|bom dia|prezad)/iu.test(typeof first === 'string' ? first : (first[0] ?? ''));

/** What to say to the boss. */
const TALK = 'draft.boss-talk';
/** A question to the company. */
const QUESTION = 'draft.hr-question';
/** A text to the employer of a job. */
export const RECRUITER = 'draft.recruiter';
/** A text to the own boss about a vacancy where the person works. */
export const INNER_VACANCY = 'draft.inner-vacancy';
/** A text to ask for another day. */
export const RESCHEDULE = 'draft.reschedule';
/** A text about whatever it is. */
export const LETTER = 'draft.letter';
const SPECIAL_DRAFTS = DRAFTS.filter(({ isGeneric }) => !isGeneric);

const findBestDraft = (drafts: readonly Draft[], words: readonly string[]): Draft | null =>
  chooseBest(drafts.map((draft) => ({ of: draft, fit: fitOf(draft.asked, words) })))?.of ?? null;

const cutSuffix = (play: string): string => play.replace(/\.(?:deeper|more)$/u, '');

/** The topic that an answer opens. @param play what it noted */
export function findTopic(play: string, intent: MentorIntent): Topic {
  const card = findCard(play);
  return { id: card?.topic ?? cutSuffix(play), intent, isLaw: card?.isLaw ?? false };
}

/** The card that an answer gave, or went on with. */
export const findCard = (play: string): Card | null =>
  CARDS.find(({ id }) => id === play.replace(/\.more$/u, '')) ?? null;
export const draftOf = (play: string): Draft | null => DRAFTS.find(({ id }) => id === play) ?? null;
