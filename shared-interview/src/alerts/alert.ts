import type { AnswerAnalysis, Evidence } from '@aura/shared-domain';
import type { TextRange } from '@aura/shared-career';

export type Alert = AnswerAnalysis['alerts'][number];

/** Proof from a sentence of the answer to a question. @param at range within the sentence */
export const buildAnswerEvidence = (
  docId: string,
  { raw, range }: { readonly raw: string; readonly range: TextRange },
  at: TextRange,
): Evidence => ({
  source: 'answer',
  docId,
  start: range.start + at.start,
  end: range.start + at.end,
  excerpt: raw.slice(at.start, at.end),
});

/** The whole of a sentence as proof. */
export const quoteSentence = (
  docId: string,
  sentence: { readonly raw: string; readonly range: TextRange },
): Evidence => buildAnswerEvidence(docId, sentence, { start: 0, end: sentence.raw.length });
