import type { MentorAnswer } from '@aura/shared-domain';
import { DIALOGUE } from '../generated/dialogue.ts';
import { PLAYS, type Line } from '../library/index.ts';
import { buildAnswer, type Speaking } from './answer.ts';
import type { Slots } from './card.ts';
import { findCard } from './choose-card.ts';
import { fillAll } from './fill-slots.ts';
import { fitOf, splitWords } from './match.ts';
import type { Turn } from './turn.ts';
import { isQuestion, isSupposing } from './wishes.ts';

/** Suffix of a noted play whose answer only continued its topic. */
export const MORE = '.more';
/** The play or card of an answer, whether it only continued the topic or went deeper. */
export const getBase = (play: string): string => play.replace(/(?:\.more|\.deeper)$/u, '');
export const findPlay = (play: string) => PLAYS.find(({ id }) => id === getBase(play)) ?? null;

const plain = { draft: '' } as const;

/** Continues the topic if no card matches: summarises the told facts, and asks for the next step. */
export function buildGoingOnAnswer(last: Turn, turns: readonly Turn[], speaking: Speaking): MentorAnswer {
  const isLaw = findCard(last.play)?.isLaw ?? false;
  const lines = isLaw ? DIALOGUE.law : DIALOGUE.goingOn[last.intent];
  const before = turns.filter(({ play }) => play.endsWith(MORE)).length;
  const pick = (from: readonly Line[]): Line => from[before % from.length] ?? '';
  const { text } = speaking;
  const say = isSupposing(text)
    ? [pick(lines.suppose)]
    : isQuestion(text)
      ? ((isLaw ? null : findForm(text)) ?? [pick(lines.asked)])
      : [pick(DIALOGUE.taken), pick(lines.told)];
  const play = findPlay(last.play);
  return buildAnswer(
    {
      ...plain,
      intent: last.intent,
      play: `${getBase(last.play)}${MORE}`,
      note: '',
      say,
      ways: [],
      question: lines.question,
      passages: play?.passages ?? findCard(last.play)?.passages ?? [],
      open: null,
      isLaw,
    },
    speaking,
  );
}

/** What a question asks for by its form: permission, words to say, a first step, a time; null for none that is known. */
function findForm(text: string): readonly Line[] | null {
  const words = splitWords(text);
  return DIALOGUE.forms.find(({ found }) => fitOf(found, words) > 0)?.say ?? null;
}

/** What is said to the form of a question beside an answer that may miss it; empty for nothing. */
export const buildFormLine = (text: string, slots: Slots): string =>
  fillAll((isQuestion(text) ? findForm(text) : null) ?? [], slots)
    .map((line) => line.text)
    .join(' ');

/** Says something of one's own within what is talked about. @param last null for the first answer */
export const buildAnswerWithin = (
  say: readonly Line[],
  last: Turn | null,
  speaking: Speaking,
): MentorAnswer =>
  buildAnswer(
    {
      ...plain,
      intent: last?.intent ?? 'salary',
      play: last ? `${getBase(last.play)}${MORE}` : '',
      note: '',
      say,
      ways: [],
      question: DIALOGUE.sums.question,
      passages: [],
      open: null,
      isLaw: false,
    },
    speaking,
  );

/** The next step of the last advice; null if the last answer was no advice. */
export function buildNextStepAnswer(last: Turn, speaking: Speaking): MentorAnswer | null {
  const play = findPlay(last.play);
  if (!play) return null;
  const { title, description, doneWhen, path } = play.nextStep;
  return buildAnswer(
    {
      ...plain,
      intent: play.intent,
      play: `${play.id}${MORE}`,
      note: DIALOGUE.first,
      say: [title, '.', description, doneWhen].filter((line) => line !== '.'),
      ways: [],
      question: play.question,
      passages: play.passages,
      open: path,
      isLaw: false,
    },
    speaking,
  );
}
