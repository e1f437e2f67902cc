import type { PassagePart, Shape } from '@aura/shared-domain';
import type { TextRange } from '@aura/shared-career';
import type { Clause } from './clauses.ts';
import { has, weighOutcome, type Seen } from './outcome.ts';
import { OUTCOMES, SIGNS } from '../generated/signs.ts';
import { isInfinitive } from './verbs/portuguese-forms.ts';
import { isDenied } from './verbs/denied.ts';
import { weighDeed, isHabit } from './verbs/stative-verbs.ts';
import type { Word } from './read-words.ts';

/** Patterns that identify the parts of an answer. */
export interface Look {
  /** Folded text of the answer, of the same length. */
  readonly folded: string;
  readonly words: readonly Word[];
  readonly numbers: readonly TextRange[];
  /** Where a change is told with its size. */
  readonly changes: readonly TextRange[];
  readonly shape: Shape;
  readonly language: 'pt' | 'en';
  /** Index of the last sentence. */
  readonly lastSentence: number;
}

/** Whether a stretch shows by its words alone what it is. */
export function hasSign(
  { folded, shape, language }: Pick<Look, 'folded' | 'shape' | 'language'>,
  range: TextRange,
): boolean {
  const text = folded.slice(range.start, range.end);
  return Object.values(SIGNS[language][shape]).some((sign: RegExp) => has(sign, text));
}

/** How strongly each part is shown by a clause; parts that are not are left out. */
export type Strengths = Partial<Record<PassagePart, number>>;

/** "Quando eu entrei": background, not part of the story. */
const BESIDE =
  /^(?:(?:entao|e|mas) )?(?:quando|enquanto|assim que|depois que|desde que|when|while|after i|once i)(?!\p{L})/u;

/** General statements about oneself, not events. */
const GENERALLY = /(?<!\p{L})(?:sempre|geralmente|normalmente|costumo)(?!\p{L})/u;

function lookAt(
  clause: Clause,
  { folded, words, numbers, changes, shape, language, lastSentence }: Look,
  underway: boolean,
): Seen {
  const text = folded.slice(clause.start, clause.end);
  const beside = BESIDE.test(text);
  const deeds = clause.acts
    .filter(
      ({ who, tense, at }) =>
        who !== 'other' && tense === 'past' && !beside && !isDenied(words, at, clause.firstWord),
    )
    .map(({ at, key }) => weighDeed(key, folded.slice(words[at]?.start ?? 0, clause.end), underway));
  return {
    text,
    signs: SIGNS[language][shape],
    outcomes: OUTCOMES[language],
    numbered: numbers.some(({ start, end }) => start < clause.end && end > clause.start),
    changes: changes.some(({ start, end }) => start < clause.end && end > clause.start),
    done: Math.max(0, ...deeds),
    habit:
      !beside &&
      !GENERALLY.test(text) &&
      clause.acts.some((act) => isHabit(act, folded.slice(words[act.at]?.end ?? 0, clause.end))),
    acts: clause.acts,
    closing: clause.sentence === lastSentence && lastSentence > 0,
  };
}

function computeStoryStrengths(look: Seen, underway: boolean): Strengths {
  const { text, signs, acts, done } = look;
  // "Fazíamos uma reunião por dia": what one kept doing once it began.
  const kept = underway && acts.some(({ who, tense }) => who !== 'other' && tense === 'imperfect');
  const habit = look.habit ? 1.3 : 0;
  const imperfect = acts.some(({ tense }) => tense === 'imperfect');
  const background = done === 0 && !underway && acts.some(({ tense }) => tense === 'past');
  const outcome = weighOutcome(look, underway);
  const task = has(signs.task, text) ? 2.5 : 0;
  const context = has(signs.situation, text) ? (underway ? 1.2 : 1.7) : imperfect ? 1 : background ? 0.8 : 0;
  return {
    reflection: has(signs.reflection, text) ? 3.1 : 0,
    result: outcome,
    task,
    action: has(signs.action, text) ? 2.4 : Math.max(done, habit, kept ? 1.1 : 0),
    situation: context,
  };
}

function computePlanStrengths(look: Seen, { words, language }: Look, clause: Clause): Strengths {
  const { text, signs, acts, done } = look;
  const steps = acts.some(
    ({ who, tense }) =>
      who !== 'other' && (tense === 'conditional' || tense === 'future' || tense === 'present'),
  );
  const infinitive =
    language === 'pt' &&
    words.slice(clause.firstWord, clause.firstWord + 3).some((word) => isInfinitive(word));
  const sequence = has(signs.action, text);
  return {
    reflection: has(signs.reflection, text) ? 2.3 : 0,
    result: has(signs.result, text) ? 2.6 : has(signs.perhapsResult, text) ? 1.4 : 0,
    task: has(signs.task, text) ? 2.2 : 0,
    action: steps || (sequence && infinitive) ? 2 : done > 0 ? 1.9 : infinitive || sequence ? 1.5 : 0,
    situation: has(signs.situation, text) ? 2.4 : 0,
  };
}

function computePresentationStrengths(look: Seen): Strengths {
  const { text, signs, acts, done } = look;
  const present = acts.some(({ who, tense }) => who === 'I' && tense === 'present');
  return {
    reflection: has(signs.reflection, text) ? 2.3 : 0,
    result: weighOutcome(look, true),
    task: has(signs.task, text) ? 2.2 : 0,
    action: done > 0 ? 2.1 : has(signs.action, text) ? 1.5 : 0,
    situation: has(signs.situation, text) ? 2 : present ? 1.2 : 0,
  };
}

/** What a clause shows itself to be. @param underway whether something was done before it. */
export function getStrengths(
  clause: Clause,
  look: Look,
  underway: boolean,
): { text: string; strengths: Strengths } {
  const what = lookAt(clause, look, underway);
  const { text } = what;
  if (look.shape === 'story') return { text, strengths: computeStoryStrengths(what, underway) };
  if (look.shape === 'plan') return { text, strengths: computePlanStrengths(what, look, clause) };
  return { text, strengths: computePresentationStrengths(what) };
}
