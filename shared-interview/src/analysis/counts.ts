import type { AnswerAnalysis, Speech } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/index.ts';
import { distinct, ownShareOf, paceOf } from '../scoring/index.ts';

/** What was counted in an answer; what only speech has is null for a typed one. */
export function countsOf(reading: AnswerReading, speech: Speech | null): AnswerAnalysis['counts'] {
  const pace = speech === null ? null : paceOf(reading, speech);
  return {
    words: reading.words,
    sentences: reading.sentences.length,
    numbers: distinct(reading.text, reading.numbers).length,
    firstPersonShare: ownShareOf(reading),
    fillers: reading.fillers.map(({ word, at }) => ({ word, count: at.length })),
    wordsPerMinute: pace?.wordsPerMinute ?? null,
    fillersPerMinute: pace?.fillersPerMinute ?? null,
    longPauses: speech?.longPauses ?? null,
  };
}
