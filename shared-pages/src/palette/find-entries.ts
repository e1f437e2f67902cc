/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly label: string;
  readonly path: string;
  /** Heading of its group. */
  readonly group: string;
  /** What the person needs before it opens; null if nothing. */
  readonly needs: string | null;
}

/**
 * The entries that have every typed word, in their order; those with a word at the beginning of their name come first.
 * Accents and capitals do not count.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(` ${fold(entry.label)}`, words) }))
    .filter(({ rank }) => rank > 0);
  return words.length === 0 ? entries : ranked.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry);
}

/** 0 where a word is missing, 2 where the name begins with one of them, else 1. */
function rankOf(label: string, words: readonly string[]): number {
  if (!words.every((word) => label.includes(word))) return 0;
  return words.some((word) => label.startsWith(` ${word}`)) ? 2 : 1;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
