import type { Slot, Slots, ToldKey } from './card.ts';
import { SUBJECTS } from '../generated/cards.ts';
import { findCard, draftOf, findTopic, type Topic } from './choose-card.ts';
import { readOut } from './read-out.ts';
import { computeSlots } from './told/sums.ts';
import { findWanted } from './told/wanted-words.ts';
import { NOTHING_TOLD, type Told, withMessage } from './told/told.ts';
import type { Asked, Turn } from './turn.ts';

/** State of a conversation when a message arrives. */
export interface State {
  readonly last: Turn | null;
  /** The last text that was written for the person, unless much was said since; null for none. */
  readonly written: Turn | null;
  readonly topic: Topic | null;
  /** What was talked about, the latest first. */
  readonly topics: readonly Topic[];
  /** With this message. */
  readonly told: Told;
  readonly slots: Slots;
  /** The slots before this message. */
  readonly slotsBefore: Slots;
}

/** What the question of an answer asks for. */
const fillsOf = (play: string): ToldKey | null =>
  (findCard(play) ?? draftOf(play))?.fills ?? PLAYS_ASK[play] ?? null;

/** What questions of advice ask for, where a bare answer says it. */
const PLAYS_ASK: Readonly<Record<string, ToldKey>> = { 'salary.raise': 'deeds', 'plan.no-time': 'hoursWeek' };

/** What a conversation told, message by message: each is read with the question that it answers. */
export function collectTold(turns: readonly Turn[]): Told {
  let told = NOTHING_TOLD;
  let asked: ToldKey | null = null;
  for (const { question, play } of turns) {
    told = withMessage(told, question, asked);
    asked = fillsOf(play);
  }
  return told;
}

/** What some turns were about, the latest first. */
function listTopics(turns: readonly Turn[]): readonly Topic[] {
  const topics = turns.map(({ play, intent }) => findTopic(play, intent)).toReversed();
  return topics.filter(({ id }, at) => topics.findIndex((other) => other.id === id) === at);
}

/** So many messages a text can still be changed after. */
const FRESH = 3;

/** Rebuilds what a conversation is about, and what is known in it, from its messages alone. */
export function rebuildState({ text, turns, record, ads }: Asked): State {
  const last = turns.at(-1) ?? null;
  const before = collectTold(turns);
  const told = withMessage(before, text, last && fillsOf(last.play));
  const topics = listTopics(turns);
  const wanted = findWanted(text) ?? (last && findWanted(last.question));
  const subject = SUBJECTS[topics[0]?.id ?? ''];
  const slotsWith = (known: Told): Slots => {
    const slots = readOut(text, { record, told: known, ads });
    for (const [key, value] of computeSlots(known, record.now)) slots.set(key, plain(value));
    if (wanted) slots.set('wanted', plain(wanted));
    if (subject !== undefined) slots.set('subject', plain(subject));
    return slots;
  };
  return {
    last,
    written: turns.slice(-FRESH).findLast(({ draft }) => draft !== '') ?? null,
    topic: topics[0] ?? null,
    topics,
    told,
    slots: slotsWith(told),
    slotsBefore: slotsWith(before),
  };
}

const plain = (value: string): Slot => ({ value, fact: null });
