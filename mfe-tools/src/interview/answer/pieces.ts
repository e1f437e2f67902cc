import type { Passage, PassagePart } from '@aura/shared-domain';

export interface Piece {
  /** Null for what is no part. */
  readonly part: PassagePart | null;
  readonly text: string;
}

/** A text cut at its passages; the pieces put together are the text. */
export function cutPieces(text: string, passages: readonly Passage[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { part, start, end } of passages.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    if (start > at) pieces.push({ part: null, text: text.slice(at, start) });
    pieces.push({ part, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) pieces.push({ part: null, text: text.slice(at) });
  return pieces;
}
