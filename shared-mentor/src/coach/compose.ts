import { MENTOR_LIMITS, type MentorPart, type PersonFact } from '@aura/shared-domain';
import { lowerFirst } from '@aura/shared-career';
import { ANY_FACT } from '../generated/answers.ts';
import type { Line, Play } from '../library/index.ts';
import type { FactKey, Known } from '../person/known-facts.ts';
import { fillLine, fillLines } from './fill-lines.ts';
import { GOES_WITHOUT } from './matter.ts';
import { describeRemembered } from './remembered-facts.ts';
import { countWords } from './tokens.ts';

/** The texts of an answer, and their sources. */
export interface Composed {
  readonly parts: readonly MentorPart[];
  readonly used: readonly FactKey[];
  readonly remembered: PersonFact | null;
}

/** The parts that an overlong answer may omit, in this order. */
const SHORTENINGS = [
  { lines: 9, options: MENTOR_LIMITS.options },
  { lines: 9, options: 2 },
  { lines: 2, options: 2 },
  { lines: 1, options: 2 },
] as const;

/** The introduction before the advice. */
interface First {
  /** How the answer follows on the one before; empty for nothing. */
  readonly note: string;
  readonly remembered: PersonFact | null;
}

/** Writes the advice of a play for a person, within the words that an answer may have. */
export function compose(play: Play, known: Known, first: First): Composed {
  const drafts = SHORTENINGS.map((most) => draft(play, known, first, most));
  const fitting = drafts.find(({ parts }) => countPartWords(parts) <= MENTOR_LIMITS.answerWords);
  return fitting ?? draft(play, known, { ...first, remembered: null }, SHORTENINGS[3]);
}

export const countPartWords = (parts: readonly MentorPart[]): number =>
  parts.reduce((total, { text }) => total + countWords(text), 0);

const makePart = (kind: MentorPart['kind'], text: string): MentorPart => ({ kind, text, by: 'coach' });

function draft(
  play: Play,
  known: Known,
  { note, remembered }: First,
  most: { readonly lines: number; readonly options: number },
): Composed {
  const used: FactKey[] = [];
  const say = (...lines: readonly Line[]): string => {
    const filled = fillLines(lines, known);
    used.push(...filled.used);
    return filled.text;
  };
  const situation = say(...play.situation.slice(0, most.lines));
  const options = play.options.slice(0, most.options).map(({ what, when }) => say(what, when));
  const step = describeNextStep(play, say);
  const question = say(play.question);
  const extra = remembered
    ? describeRemembered(remembered)
    : used.length === 0 && note === '' && !GOES_WITHOUT.has(play.intent)
      ? say(ANY_FACT)
      : '';
  return {
    parts: [
      makePart('situation', [note, extra, situation].filter((text) => text !== '').join(' ')),
      ...options.map((text) => makePart('option', text)),
      makePart('nextStep', step),
      makePart('question', question),
    ],
    used: [...new Set(used)],
    remembered,
  };
}

function describeNextStep({ nextStep }: Play, say: (...lines: readonly Line[]) => string): string {
  const title = lowerFirst(say(nextStep.title));
  const done = lowerFirst(say(nextStep.doneWhen));
  return `Em ${MENTOR_LIMITS.nextStepMinutes} minutos: ${title}. ${say(nextStep.description)} Está feito quando ${done}`;
}

/** The next step as a task, with the same words as in the answer. */
export function buildTask({ nextStep }: Play, known: Known) {
  const say = (line: Line): string => fillLine(line, known)?.text ?? '';
  return {
    type: 'createTask' as const,
    title: say(nextStep.title),
    description: say(nextStep.description),
    minutes: MENTOR_LIMITS.nextStepMinutes,
    doneWhen: say(nextStep.doneWhen),
  };
}
