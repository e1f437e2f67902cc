import { CARDS } from '../generated/cards.ts';
import { JUDGING_UTTERANCES } from '../generated/judging-utterances.ts';
import type { PersonRecord } from '../person/record.ts';
import type { Card } from './card.ts';
import { chooseCardByWays, chooseCards, findTopic } from './choose-card.ts';
import { splitWords } from './match.ts';
import { respond } from './respond.ts';
import type { Turn } from './turn.ts';

/** What a message is sent after: nothing, an answer about its topic, or one about another topic. */
type Situation = 'first' | 'later' | 'changed';

interface Judged {
  readonly text: string;
  readonly card: Card;
  /** The answer before; null for a first message. */
  readonly after: Card | null;
}

/** How often the card is found, on messages that were not learnt. */
export interface CardAccuracy {
  readonly situation: Situation;
  readonly messages: number;
  /** By the ways of asking that authors list, alone. */
  readonly byWays: Found;
  /** By these and what was learnt from known messages. */
  readonly byBoth: Found;
  /** Answers that say what the card says. */
  readonly useful: number;
}

interface Found {
  readonly topic: number;
  readonly card: number;
}

const STEP = 7;

/** Another card of the topic, or of another topic: the answer before. */
function findBefore(card: Card, isSameTopic: boolean): Card | null {
  const others = CARDS.filter(({ id, topic }) => id !== card.id && (topic === card.topic) === isSameTopic);
  return others[(CARDS.indexOf(card) * STEP) % others.length] ?? null;
}

const listJudged = (situation: Situation): readonly Judged[] =>
  CARDS.flatMap((card) =>
    (JUDGING_UTTERANCES[card.id]?.[situation === 'later' ? 'later' : 'first'] ?? []).map((text) => ({
      text,
      card,
      after: situation === 'first' ? null : findBefore(card, situation === 'later'),
    })),
  );

const listTurns = (after: Card | null): readonly Turn[] =>
  after ? [{ question: '', intent: after.intent, play: after.id, draft: '' }] : [];

function countFound(judged: readonly Judged[], choose: typeof chooseCardByWays): Found {
  const got = judged.map(({ text, card, after }) => ({
    card,
    found: choose(splitWords(text), after ? [findTopic(after.id, after.intent)] : []),
  }));
  return {
    topic: got.filter(({ card, found }) => found?.topic === card.topic).length,
    card: got.filter(({ card, found }) => found?.id === card.id).length,
  };
}

/** Whether the answer to a message is the card, or quotes it. */
function isUseful({ text, card, after }: Judged, record: PersonRecord): boolean {
  const response = respond({ text, turns: listTurns(after), unanswered: '', record, ads: [] });
  if (response.kind !== 'advice') return false;
  const whole = response.answer.parts.map((part) => part.text).join(' ');
  return (
    response.answer.play === card.id ||
    card.say.some((line) => [line].flat().some((one) => whole.includes(one)))
  );
}

/** How often cards are found by the messages that were kept for judging. @param record whom the answers are for */
export const measureCardAccuracy = (record: PersonRecord): readonly CardAccuracy[] =>
  (['first', 'later', 'changed'] as const).map((situation) => {
    const judged = listJudged(situation);
    return {
      situation,
      messages: judged.length,
      byWays: countFound(judged, chooseCardByWays),
      byBoth: countFound(judged, (words, topics) => chooseCards(words, topics)?.card ?? null),
      useful: judged.filter((one) => isUseful(one, record)).length,
    };
  });
