import {
  MENTOR_LIMITS,
  type MentorAction,
  type MentorAnswer,
  type MentorIntent,
  type MentorPart,
  type PersonFact,
} from '@aura/shared-domain';
import { foldKey } from '@aura/shared-career';
import { openAction } from '../coach/actions.ts';
import { collectSources } from '../coach/sources.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { PASSAGES, type Line } from '../library/index.ts';
import type { ToolPath } from '../library/play.ts';
import { listRememberedFacts } from '../person/facts.ts';
import type { PersonRecord } from '../person/record.ts';
import { findRememberable } from '../person/rememberable.ts';
import type { Card, Slots } from './card.ts';
import { fillAll, fillSlots } from './fill-slots.ts';
import { selectUnique } from './unique-by-id.ts';

const makePart = (kind: MentorPart['kind'], text: string): MentorPart => ({ kind, text, by: 'coach' });

/** The parts of an answer in a conversation. */
interface Making {
  readonly intent: MentorIntent;
  readonly play: string;
  /** Said before everything else; empty for nothing. */
  readonly note: string;
  readonly say: readonly Line[];
  readonly ways: readonly Line[];
  /** A text to send or to say; empty for none. */
  readonly draft: string;
  readonly question: Line;
  readonly passages: readonly string[];
  readonly open: ToolPath | null;
  readonly isLaw: boolean;
}

export interface Speaking {
  readonly text: string;
  readonly slots: Slots;
  readonly record: PersonRecord;
}

/** Builds an answer: text, options, a text for the person to use, one question; with its sources. */
export function buildAnswer(making: Making, { text, slots, record }: Speaking): MentorAnswer {
  const said = fillAll(making.say, slots);
  const ways = fillAll(making.ways, slots);
  const question = fillSlots(making.question, slots);
  const factsUsed = selectUniqueFacts(
    [...said, ...ways, ...(question ? [question] : [])].flatMap(({ facts }) => facts),
  );
  const passages = making.passages.flatMap((id) => PASSAGES.find((passage) => passage.id === id) ?? []);
  const first = [making.note, ...said.map((one) => one.text)].filter((one) => one !== '').join(' ');
  return {
    intent: making.intent,
    play: making.play,
    parts: [
      ...(first === '' ? [] : [makePart('situation', first)]),
      ...(making.draft === '' ? [] : [{ ...makePart('situation', making.draft), draft: true }]),
      ...ways.map((way) => makePart('option', way.text)),
      ...(making.isLaw ? [makePart('situation', DIALOGUE.law.limits)] : []),
      ...(question ? [makePart('question', question.text)] : []),
    ],
    sources: collectSources(passages, factsUsed),
    factsUsed,
    actions: listActions(making.open, text, record),
  };
}

const selectUniqueFacts = (facts: readonly PersonFact[]): PersonFact[] =>
  selectUnique(facts).slice(0, MENTOR_LIMITS.factsUsed);

function listActions(open: ToolPath | null, text: string, record: PersonRecord): MentorAction[] {
  const fact = findRememberable(text);
  const isNew =
    fact !== null && !listRememberedFacts(record).some((kept) => foldKey(kept.text) === foldKey(fact));
  return [...(open ? [openAction(open)] : []), ...(isNew ? [{ type: 'remember' as const, text: fact }] : [])];
}

/** Whether a part says what the law does not settle, and whom to ask. */
export const isLimits = ({ text }: MentorPart): boolean => text === DIALOGUE.law.limits;

/** Whether an answer says what the law does not settle, and whom to ask. */
export const tellsLaw = ({ parts }: MentorAnswer): boolean => parts.some(isLimits);

/** The answer that a card gives. @param note said before it */
export const buildCardAnswer = (card: Card, speaking: Speaking, note = ''): MentorAnswer =>
  buildAnswer({ ...card, play: card.id, note, draft: '' }, speaking);
