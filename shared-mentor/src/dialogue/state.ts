import type { Slot, Slots, ToldKey } from './card.ts';
import { SUBJECTS } from '../generated/cards.ts';
import { findCard, draftOf, findTopic } from './choose-card.ts';
import type { Topic } from './choosing/ways.ts';
import { readOut } from './read-out.ts';
import { computeSlots } from './told/sums.ts';
import { findWanted } from './told/wanted-words.ts';
import { NOTHING_TOLD, type Told, withMessage } from './told/told.ts';
import type { Asked, Turn } from './turn.ts';

/** State of a conversation when a message arrives. */
export interface State {
  readonly last: Turn | null;
  /** The last text written for the person, unless much was said since; null if there is none. */
  readonly written: Turn | null;
  readonly topic: Topic | null;
  /** The topics of the conversation, latest first. */
  readonly topics: readonly Topic[];
  /** With this message. */
  readonly told: Told;
  readonly slots: Slots;
  /** The slots before this message. */
  readonly slotsBefore: Slots;
}

/** The value that the question of an answer asks for. */
const findFills = (play: string): ToldKey | null =>
  (findCard(play) ?? draftOf(play))?.fills ?? PLAYS_ASK[play] ?? null;

/** The values that questions of advice ask for, if a short answer can give them. */
const PLAYS_ASK: Readonly<Record<string, ToldKey>> = { 'salary.raise': 'deeds', 'plan.no-time': 'hoursWeek' };

/**
 * The values told in a conversation, message by message: each message is read together with the question it answers.
 */
export function collectTold(turns: readonly Turn[]): Told {
  let told = NOTHING_TOLD;
  let asked: ToldKey | null = null;
  for (const { question, play } of turns) {
    told = withMessage(told, question, asked);
    asked = findFills(play);
  }
  return told;
}

const isDraft = ({ play }: Turn): boolean => draftOf(play) !== null;

/** The topics of some turns, latest first. */
function listTopics(turns: readonly Turn[]): readonly Topic[] {
  // A text is written within the topic that is talked about.
  const talked = turns.every(isDraft) ? turns : turns.filter((turn) => !isDraft(turn));
  const topics = talked.map(({ play, intent }) => findTopic(play, intent)).toReversed();
  return topics.filter(({ id }, at) => topics.findIndex((other) => other.id === id) === at);
}

/** So many messages a text can still be changed after. */
const FRESH = 3;

/** So many messages a wish still counts after. */
const FRESH_WISH = 2;

/** Rebuilds the topics and the known values of a conversation from its messages alone. */
export function rebuildState({ text, turns, record, ads }: Asked): State {
  const last = turns.at(-1) ?? null;
  const before = collectTold(turns);
  const told = withMessage(before, text, last && findFills(last.play));
  const topics = listTopics(turns);
  const wanted = [
    text,
    ...turns
      .slice(-FRESH_WISH)
      .map(({ question }) => question)
      .toReversed(),
  ]
    .map(findWanted)
    .find((one) => one !== null);
  const subject = SUBJECTS[topics[0]?.id ?? ''];
  const slotsWith = (known: Told): Slots => {
    const slots = readOut(text, { record, told: known, ads });
    for (const [key, value] of computeSlots(known, record.now)) slots.set(key, makePlainSlot(value));
    if (wanted) slots.set('wanted', makePlainSlot(wanted));
    if (subject !== undefined) slots.set('subject', makePlainSlot(subject));
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

const makePlainSlot = (value: string): Slot => ({ value, fact: null });
