import { foldText, squeeze } from '@aura/shared-career';

/** A part of an ad: the original text, and its folded form for matching. */
export interface AdLine {
  readonly text: string;
  readonly folded: string;
}

const MOST_QUOTED = 240;

const toLine = (text: string): AdLine => ({ text, folded: foldText(text).folded });

/** The lines of an ad that hold something, each as one line. */
export function splitLines(text: string): AdLine[] {
  return text
    .split('\n')
    .map(squeeze)
    .filter((line) => line !== '')
    .map(toLine);
}

/** The sentences of an ad: a denial in one says nothing of the next. */
export function splitSentences(lines: readonly AdLine[]): AdLine[] {
  return lines.flatMap(({ text }) => text.split(/(?<=[.!?;])\s+/u).map(toLine));
}

/** The words of the ad to show, cut between words if there are many. */
export function getQuote({ text }: AdLine): string {
  return text.length <= MOST_QUOTED ? text : text.slice(0, MOST_QUOTED + 1).replace(/\s+\S*$/u, '');
}
