/** A word as the engine recognised it; pixels from the top left. */
export interface RecognisedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Words of one line have the same. */
  readonly line: string;
}

/** Level of the table's rows that are words. */
const WORD = '5';
const COLUMNS = 12;

/** Reads the engine's table of words (tab-separated: level, page, block, paragraph, line, word, box, confidence, text). */
export function parseWords(table: string): RecognisedWord[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    if (cells.length < COLUMNS || cells[0] !== WORD) return [];
    const text = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim();
    if (text === '') return [];
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    return [
      { text, left, top, width, height, confidence: confidence / 100, line: cells.slice(1, 5).join('/') },
    ];
  });
}

/** From this confidence on a word reads well. */
const SURE = 0.7;
const LETTERS = /[\p{L}\p{N}]/gu;

/**
 * How much of a page reads well: letters of words that are certain and lie, and their share of all. Of a page on its side
 * the engine may read words that stand.
 */
export function measureSureness(words: readonly RecognisedWord[]): {
  readonly letters: number;
  readonly share: number;
} {
  let [sure, all] = [0, 0];
  for (const { text, width, height, confidence } of words) {
    const letters = text.match(LETTERS)?.length ?? 0;
    all += letters;
    if (letters >= 3 && confidence >= SURE && width > height) sure += letters;
  }
  return { letters: sure, share: all === 0 ? 0 : sure / all };
}
