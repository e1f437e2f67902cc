import type { DraftedText, Evidence, Fact, GapToFill } from '@aura/shared-domain';
import { GAPS } from '../../generated/linkedin-gaps.ts';
import { computeStableHash } from '../../hash/index.ts';

/** A stretch of the person's own words with the fact that it rests on. */
export interface OwnWords {
  readonly text: string;
  readonly fact: Fact;
}

/** A fact; its id follows from the words, so that it stays when lines move. */
export function buildFact(text: string, evidence: Evidence): Fact {
  return { id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence };
}

const ALL_GAPS: readonly GapToFill[] = Object.values(GAPS);

/** A text with its supporting facts, each once, and the gaps whose tokens occur in it. */
export function buildDraftedText(text: string, words: readonly OwnWords[]): DraftedText {
  return {
    text,
    facts: [...new Map(words.map(({ fact }) => [fact.id, fact])).values()],
    gaps: ALL_GAPS.filter(({ token }) => text.includes(token)),
    writtenBy: 'template',
  };
}
