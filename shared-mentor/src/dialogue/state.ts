import type { Slot, Slots, ToldKey } from './card.ts';
import { findCard, draftOf, findTopic, type Topic } from './choose-card.ts';
import { readOut } from './read-out.ts';
import { computeSlots } from './told/sums.ts';
import { NOTHING_TOLD, type Told, withMessage } from './told/told.ts';
import type { Asked, Turn } from './turn.ts';

/** State of a conversation when a message arrives. */
export interface State {
  readonly last: Turn | null;
  readonly topic: Topic | null;
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

/** Rebuilds what a conversation is about, and what is known in it, from its messages alone. */
export function rebuildState({ text, turns, record, ads }: Asked): State {
  const last = turns.at(-1) ?? null;
  const before = collectTold(turns);
  const told = withMessage(before, text, last && fillsOf(last.play));
  const slotsWith = (known: Told): Slots => {
    const slots = readOut(text, { record, told: known, ads });
    for (const [key, value] of computeSlots(known, record.now)) slots.set(key, plain(value));
    return slots;
  };
  return {
    last,
    topic: last && findTopic(last.play, last.intent),
    told,
    slots: slotsWith(told),
    slotsBefore: slotsWith(before),
  };
}

const plain = (value: string): Slot => ({ value, fact: null });
