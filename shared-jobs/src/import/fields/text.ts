import { toDisplayText, foldText, squeeze } from '@aura/shared-career';

const HALF_PAIRS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cut between two characters, never inside one. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(HALF_PAIRS, '');

/** A text as one line of at most so many characters. */
export const toLine = (text: string, most: number): string =>
  cut(squeeze(toDisplayText(text)).normalize('NFC'), most).trim();

/** A text of several lines, without white space at their ends and with at most one empty line in a row. */
export function toParagraphs(text: string): string {
  const lines = toDisplayText(text.replace(HALF_PAIRS, ''))
    .split('\n')
    .map((one) => one.trimEnd());
  return lines
    .filter((one, index) => one !== '' || lines[index - 1] !== '')
    .join('\n')
    .normalize('NFC')
    .trim();
}

/** A word in its form for comparison: letters and digits, folded. */
export const toKey = (text: string): string => foldText(text).folded.replace(/[^a-z0-9]/g, '');
