import type { PassagePart } from '@aura/shared-domain';
import type { Clause } from './clauses.ts';

const ORDER: readonly PassagePart[] = ['situation', 'task', 'action', 'result', 'reflection'];

/** Rank of a part in a told story. */
export const rankOf = (part: PassagePart): number => ORDER.indexOf(part);

/** Sentences of one part, one after the other. */
export interface Block {
  readonly part: PassagePart;
  readonly clauses: readonly Clause[];
}

/** The sentences in their original order, grouped by part. */
export function groupBlocks(clauses: readonly Clause[]): readonly Block[] {
  const blocks: { part: PassagePart; clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    const last = blocks.at(-1);
    if (last && (clause.part === null || clause.part === last.part)) last.clauses.push(clause);
    else blocks.push({ part: clause.part ?? 'situation', clauses: [clause] });
  }
  return blocks;
}
