import type { Asking } from './gaps.ts';
import { type Block, rankOf } from './blocks.ts';
import { isOpinion } from './clauses.ts';

interface Placed {
  readonly rank: number;
  readonly text: string;
}

/** A headline comes first, whatever part it belongs to. */
const HEADLINE = -1;
const computeParagraph = (rank: number): number => Math.max(0, rank - 1);

const rankIn = ({ place }: Pick<Asking, 'place'>): number => (place === 'opening' ? HEADLINE : rankOf(place));

/** Where a presentation tells what was done and what came of it. */
const PROOFS: ReadonlySet<number> = new Set([rankOf('action'), rankOf('result')]);

/** The blocks in their original order; a question about the result follows the actions, all others come last. */
export function orderAsSaid(blocks: readonly Block[], askings: readonly Asking[]): readonly Placed[] {
  const all = blocks.map(({ part, clauses }): Placed => ({
    rank: rankOf(part),
    text: clauses.map(({ text }) => text).join(' '),
  }));
  for (const { text, place } of askings.toSorted((a, b) => rankIn(a) - rankIn(b))) {
    const proof = place === 'result' ? all.findLastIndex(({ rank }) => PROOFS.has(rank)) : -1;
    all.splice(proof < 0 ? all.length : proof + 1, 0, { rank: rankIn({ place }), text });
  }
  return all;
}

/**
 * The blocks in their order, each question next to the text of the same part. What a story lacks at its opening is asked
 * for after the first sentence that tells something: "Isso foi…" needs something that it refers to.
 */
export function orderByPart(blocks: readonly Block[], askings: readonly Asking[]): readonly Placed[] {
  const all = blocks.map(({ part, clauses }, at): Placed => {
    const isHeadline = at === 0 && part === 'result' && blocks.length > 1;
    return { rank: isHeadline ? HEADLINE : rankOf(part), text: clauses.map(({ text }) => text).join(' ') };
  });
  const opening = askings.filter(({ place }) => place === 'opening').map(({ text }) => text);
  const at = blocks.findIndex(({ clauses }) => clauses.some((clause) => !isOpinion(clause)));
  const first = blocks[at];
  if (opening.length > 0 && first) {
    const told = first.clauses.findIndex((clause) => !isOpinion(clause)) + 1;
    const texts = first.clauses.map(({ text }) => text);
    const rest = texts.slice(told).join(' ');
    const before = all.slice(0, at).map(({ text }) => ({ rank: HEADLINE, text }));
    all.splice(
      0,
      at + 1,
      ...before,
      { rank: HEADLINE, text: [...texts.slice(0, told), ...opening].join(' ') },
      ...(rest === '' ? [] : [{ rank: rankOf(first.part), text: rest }]),
    );
  }
  for (const { text, place, after } of askings) {
    if (place === 'opening') continue;
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
