/**
 * What one run of a recogniser has heard. Some browsers repeat what they have already given, each time a little
 * longer: such a piece takes the place of the one before.
 */
export function joined(pieces: readonly string[]): string {
  const kept: string[] = [];
  for (const piece of pieces.map((text) => text.trim()).filter((text) => text !== '')) {
    const last = kept.at(-1);
    if (last !== undefined && grows(last, piece)) kept[kept.length - 1] = piece;
    else kept.push(piece);
  }
  return kept.join(' ');
}

/** Whether a piece is the one before with more words. One that says the same twice is not. */
const grows = (before: string, after: string): boolean =>
  after.length > before.length && after.toLowerCase().startsWith(`${before.toLowerCase()} `);
