import type { PassagePart } from '@aura/shared-domain';
import { foldText, type TextRange, squeeze } from '@aura/shared-career';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { splitChain } from './split.ts';
import { tidy } from './tidy.ts';

/** From this many words on a text without a single mark is what a recogniser wrote down. */
const LONG = 25;

/**
 * Whether the text was spoken and has no punctuation. Such a text keeps its order: ends of sentences are only guessed.
 */
export const isDictated = ({ text, words }: Pick<AnswerReading, 'text' | 'words'>): boolean =>
  words >= LONG && !/[.!?;:,](?=\s|$)/u.test(text.trim().slice(0, -1));

/** A part of the answer that can be a sentence. The range refers to the answer. */
export interface Clause extends TextRange {
  /** The text in the draft. */
  readonly text: string;
  /** The text in the answer. */
  readonly original: string;
  readonly part: PassagePart | null;
}

const OPINION =
  /^(?:(?:olha|bom|bem|entao|assim|well),? )?(?:eu )?(?:acho|acredito|creio|penso|depende|boa pergunta|i think|i guess|it depends|good question)(?!\p{L})/u;

/** Whether a clause tells what one thinks before any story: "acho que depende". */
export const isOpinion = ({ text, part }: Pick<Clause, 'text' | 'part'>): boolean =>
  (part === null || part === 'situation') && OPINION.test(foldText(text).folded);

const computeOverlap = (a: TextRange, b: TextRange): number =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** Whether a stretch of the answer holds a word besides the fillers in it. */
function tells({ text, fillers }: AnswerReading, { start, end }: TextRange): boolean {
  const left = fillers
    .flatMap(({ at }) => at)
    .filter((at) => at.start >= start && at.end <= end)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, at) => rest.slice(0, at.start - start) + rest.slice(at.end - start),
      text.slice(start, end),
    );
  return /\p{L}/u.test(left);
}

/**
 * The part of the passage that covers most of a range. An opening sentence with place and time comes first, whatever
 * else it says.
 */
function findPart(reading: AnswerReading, range: TextRange): PassagePart | null {
  const within = reading.passages.filter((passage) => {
    const both = { start: Math.max(passage.start, range.start), end: Math.min(passage.end, range.end) };
    return both.start < both.end && tells(reading, both);
  });
  if (within[0]?.part === 'situation') return 'situation';
  return within.toSorted((a, b) => computeOverlap(b, range) - computeOverlap(a, range))[0]?.part ?? null;
}

/**
 * Ranges between the person's own punctuation marks. A reader may split unpunctuated speech at any connector; such
 * pieces are not complete written sentences.
 */
function splitAtMarks({ text, sentences }: AnswerReading): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end } of sentences) {
    const last = ranges.at(-1);
    const isOpen =
      last && !/[.!?…;]["”’»)]?\s*$|\n/u.test(text.slice(Math.max(last.start, last.end - 3), start));
    if (last && isOpen) ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return ranges;
}

/** The tidied sentences of an answer; dictated text without marks is split into pieces that can be sentences. */
export function splitAnswerClauses(reading: AnswerReading): Clause[] {
  const fillers = reading.fillers.flatMap(({ at }) => at);
  return splitAtMarks(reading).flatMap((sentence) =>
    (isDictated(reading) ? splitChain(reading.text, sentence) : [sentence]).flatMap(
      ({ start, end }): Clause[] => {
        const raw = reading.text.slice(start, end);
        const within = fillers
          .filter((at) => at.start >= start && at.end <= end)
          .map((at) => ({ start: at.start - start, end: at.end - start }));
        const text = tidy(raw, within);
        if (text === '') return [];
        return [{ start, end, text, original: squeeze(raw), part: findPart(reading, { start, end }) }];
      },
    ),
  );
}
