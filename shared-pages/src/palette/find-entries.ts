/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly label: string;
  readonly path: string;
  /** Heading of its group. */
  readonly group: string;
  /** What the person needs before it opens; null if nothing. */
  readonly needs: string | null;
  /** Other words for it. */
  readonly keywords?: readonly string[];
}

/**
 * The entries that have every typed word, in their order; those with a word at the beginning of their name come first,
 * those that only their keywords name come last. Accents and capitals do not count.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0);
  return words.length === 0 ? entries : ranked.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry);
}

/** 0 where a word is missing, 1 where keywords are needed, 3 where the name begins with one of them, else 2. */
function rankOf({ label, keywords = [] }: PaletteEntry, words: readonly string[]): number {
  const name = ` ${fold(label)}`;
  if (words.every((word) => name.includes(word)))
    return words.some((word) => name.startsWith(` ${word}`)) ? 3 : 2;
  // Inside a keyword a few letters would find by accident.
  const all = `${name} ${fold(keywords.join(' '))}`;
  return words.every((word) => all.includes(` ${word}`)) ? 1 : 0;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
