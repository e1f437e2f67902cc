import type { Asking } from './gaps.ts';
import { type Block, rankOf } from './blocks.ts';

interface Placed {
  readonly rank: number;
  readonly text: string;
}

/** A headline comes first, whatever part it belongs to. */
const HEADLINE = -1;
const computeParagraph = (rank: number): number => Math.max(0, rank - 1);

/** Where a presentation tells what was done and what came of it. */
const PROOFS: ReadonlySet<number> = new Set([rankOf('action'), rankOf('result')]);

/** The blocks in their original order; a question about the result follows the actions, all others come last. */
export function orderAsSaid(blocks: readonly Block[], askings: readonly Asking[]): readonly Placed[] {
  const all = blocks.map(({ part, clauses }): Placed => ({
    rank: rankOf(part),
    text: clauses.map(({ text }) => text).join(' '),
  }));
  for (const { text, place } of askings.toSorted((a, b) => rankOf(a.place) - rankOf(b.place))) {
    const proof = place === 'result' ? all.findLastIndex(({ rank }) => PROOFS.has(rank)) : -1;
    all.splice(proof < 0 ? all.length : proof + 1, 0, { rank: rankOf(place), text });
  }
  return all;
}

/** The blocks in their order, each question next to the text of the same part. */
export function orderByPart(blocks: readonly Block[], askings: readonly Asking[]): readonly Placed[] {
  const all = blocks.map(({ part, clauses }, at): Placed => {
    const isHeadline = at === 0 && part === 'result' && blocks.length > 1;
    return { rank: isHeadline ? HEADLINE : rankOf(part), text: clauses.map(({ text }) => text).join(' ') };
  });
  for (const { text, place, after } of askings) {
    const rank = rankOf(place);
    const before = after
      ? all.findLastIndex((one) => one.rank <= rank) + 1
      : all.findIndex((one) => one.rank >= rank);
    all.splice(before < 0 ? all.length : before, 0, { rank, text });
  }
  return all;
}

/** Paragraphs: what there was, what was done, what came of it. */
export function writeParagraphs(parts: readonly Placed[]): string {
  return parts.reduce((text, part, at) => {
    const before = parts[at - 1];
    if (!before) return part.text;
    return `${text}${computeParagraph(before.rank) < computeParagraph(part.rank) ? '\n\n' : ' '}${part.text}`;
  }, '');
}
