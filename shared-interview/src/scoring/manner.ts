import { foldText } from '@aura/shared-career';
import type { Score, Shape } from '@aura/shared-domain';
import { MANNER } from '../generated/manner.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { findPassages } from './part-words.ts';
import { MANNER_CEILINGS, MANNER_SIGNS } from './table.ts';

const joinPatterns = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('*', String.raw`\p{L}*`))
    .join('|');
const makeWholePattern = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${joinPatterns(phrases)})(?![\p{L}\p{N}])`, 'gu');

const OFFENCE = makeWholePattern([...MANNER.insults, ...MANNER.contempt]);
/** "Me chamou de burra": another person's word; "fui burro": about oneself. */
const QUOTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${joinPatterns(MANNER.quoting)})(?![\p{L}\p{N}])[^.!?]{0,25}$`,
  'u',
);
const UNKNOWING = makeWholePattern(MANNER.unknowing);
/** "Nunca" and nothing else. */
const NEVER = /^(?:nao[,.]? )?nunca(?: mesmo)?[.!]*$/u;
const BUZZWORDS = makeWholePattern(MANNER.buzzwords);
const RAMBLING = makeWholePattern(MANNER.rambling);

/** Dots that trail off end no sentence. */
const STOP = /(?<![.…])[.!?](?=\s|$)/gu;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const countDistinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;

/** Whether a text offends or shows contempt. What it quotes, and what its author says of themselves, does neither. */
export function isRude(text: string): boolean {
  const { folded } = foldText(text);
  return [...folded.matchAll(OFFENCE)].some((found) => !QUOTED.test(folded.slice(0, found.index)));
}

/** Whether a text that is too short to be graded for itself says that its author does not know. */
export const saysUnknowing = (text: string): boolean => {
  const { folded } = foldText(text);
  return countOf(folded, UNKNOWING) > 0 || NEVER.test(folded.trim());
};

/** Whether an answer says honestly, and little else, that its author does not know or has not lived it. */
function isUnknowing({ text, words, numbers, passages }: AnswerReading): boolean {
  const { unknowingWords } = MANNER_SIGNS;
  const hasStory = numbers.length > 0 || findPassages({ passages }, 'result').length > 0;
  return words <= unknowingWords && !hasStory && saysUnknowing(text);
}

const countDetails = ({ names, timeMarks, numbers }: AnswerReading): number =>
  names.length + timeMarks.length + numbers.length;
/** Whether nothing is told that the person did, that came of it, or that has a name, a number or a time. */
const tellsNothing = (reading: AnswerReading): boolean =>
  reading.deeds === 0 && countDetails(reading) === 0 && findPassages(reading, 'result').length === 0;

/** Whether a short answer only denies: "nunca conduzi um trabalho assim". */
const isUntold = (reading: AnswerReading): boolean =>
  reading.words <= MANNER_SIGNS.unknowingWords && reading.denials > 0 && tellsNothing(reading);

/** Whether an answer to a question about an event speaks in general: nothing happened once. */
const isUneventful = (reading: AnswerReading): boolean =>
  reading.words >= MANNER_SIGNS.uneventfulWords && tellsNothing(reading);

/** Whether a long story has no detail and hardly a word that names anything. */
function isVague(reading: AnswerReading): boolean {
  const { words, concrete } = reading;
  const { vague } = MANNER_SIGNS;
  return words >= vague.words && countDetails(reading) === 0 && (100 * concrete) / words < vague.perHundred;
}

/** Generic shares and spans of years: "30 %", "em cinco anos". */
const ANYBODYS = /%|por cento|percent|anos?|years?/u;

/** Endings by which nouns and adjectives are abstract: "colaboração", "resiliência". */
const ABSTRACT =
  /(?<!\p{L})\p{L}{2,}(?:[cs]oes|[cs]ao|dades?|encias?|ancias?|mentos?|ismos?|gens?|tiv[ao]s?|vel|veis|uras?|ezas?)(?!\p{L})/gu;

/**
 * Whether an answer is generic: abstractions, without a specific place, time, person or thing. They are told by known
 * phrases or by their endings; stories told with abstract words alone are rare.
 */
function isGeneric(
  { text, words, language, names, timeMarks, numbers, deeds }: AnswerReading,
  isTechnical: boolean,
): boolean {
  const { buzzwords, abstract, abstractWithoutDeed } = MANNER_SIGNS;
  const { folded } = foldText(text);
  const said = countDistinct(folded, BUZZWORDS);
  const own = numbers.filter(({ start, end }) => !ANYBODYS.test(foldText(text.slice(start, end + 6)).folded));
  const isOwn = timeMarks.length > 0 || own.length > 0 || names.length > 1;
  if (isOwn) return false;
  const isMany = (count: number, { least, perHundred }: Readonly<Record<'least' | 'perHundred', number>>) =>
    count >= least && (100 * count) / words >= perHundred;
  if (isMany(said, buzzwords)) return true;
  // The terms of a trade have the same endings.
  if (language !== 'pt' || isTechnical) return false;
  const abstractWords = countDistinct(folded, ABSTRACT);
  return isMany(abstractWords, abstract) || (deeds === 0 && isMany(abstractWords, abstractWithoutDeed));
}

/** Whether an answer wanders: fillers and asides, and hardly anything that was done or came of it. */
function isRambling(reading: AnswerReading): boolean {
  const { rambling } = MANNER_SIGNS;
  const { words, text } = reading;
  const said = countOf(foldText(text).folded, RAMBLING);
  const details = countDetails(reading);
  if (words < rambling.words) return false;
  const { commas, wordsPerStop } = rambling.spliced;
  const isSpliced =
    words >= wordsPerStop * countOf(text.trim(), STOP) && (100 * countOf(text, /,/gu)) / words >= commas;
  return (
    ((100 * said) / words >= rambling.perHundred && details <= rambling.details) ||
    (isSpliced && (details <= rambling.details || findPassages(reading, 'action').length === 0))
  );
}

export type Manner = keyof typeof MANNER_CEILINGS;

/** The manner that caps an answer's score, the most severe first; null if there is none. */
export function getManner(
  reading: AnswerReading,
  { isTechnical = false, shape = null }: { isTechnical?: boolean; shape?: Shape | null } = {},
): Manner | null {
  if (isRude(reading.text)) return 'rude';
  if (isUnknowing(reading)) return 'unknowing';
  const asksForPast = shape === 'story' || shape === 'presentation';
  if (asksForPast && isUntold(reading)) return 'untold';
  if (isGeneric(reading, isTechnical)) return 'generic';
  if (isRambling(reading)) return 'rambling';
  if (shape !== 'story') return null;
  if (isUneventful(reading)) return 'uneventful';
  return isVague(reading) ? 'vague' : null;
}

/** The ceiling of a manner with what a person reads. */
export function findMannerCeiling(
  manner: Manner,
  { words }: Pick<AnswerReading, 'words'>,
): Score['ceilings'][number] {
  const { ceiling, reason } = MANNER_CEILINGS[manner];
  const isShort = manner === 'rude' && words < MANNER_SIGNS.rude.words;
  return { id: manner, ceiling: isShort ? MANNER_SIGNS.rude.ceiling : ceiling, reason };
}
