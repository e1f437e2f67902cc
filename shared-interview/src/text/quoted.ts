import { capitalizeFirst, squeeze, type TextRange } from '@aura/shared-career';

/** A quotable piece of a person's text: one line, cut between words. */
export function quotePiece(text: string, longest = 80): string {
  const line = squeeze(text).replace(/[.,;:]$/u, '');
  if (line.length <= longest) return `“${line}”`;
  const cut = line.slice(0, longest);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[,;:]$/u, '')}…”`;
}

/** What a stretch was taken for, with the stretch: the reader may err, and the person sees where. */
export const quoteAs = (name: string, text: string, ranges: readonly TextRange[]): string =>
  `${capitalizeFirst(name)}, pelo que li: ${quotePlaces(text, ranges, 1)}.`;

/** The first few places of a text as quotations: “Excel”, “março”. */
export const quotePlaces = (text: string, ranges: readonly TextRange[], most = 4): string =>
  ranges
    .slice(0, most)
    .map(({ start, end }) => quotePiece(text.slice(start, end)))
    .join(', ');
