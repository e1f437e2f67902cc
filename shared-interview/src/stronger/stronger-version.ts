import {
  type DraftedText,
  type Fact,
  type InterviewQuestion,
  MAX_WRITTEN_CHARACTERS,
} from '@aura/shared-domain';
import { type FactSource, foldText, guardText, readFactSource, computeStableHash } from '@aura/shared-career';
import { getToneTip } from '../analysis/tone.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { type Clause, isOpinion, splitAnswerClauses } from './clauses.ts';
import { listAskings } from './gaps.ts';
import { groupBlocks } from './blocks.ts';
import { orderByPart, orderAsSaid, writeParagraphs } from './placed-parts.ts';

/** Room that is left for the sentences that ask. */
const LONGEST_TOLD = MAX_WRITTEN_CHARACTERS - 600;

const isCoarse = ({ original }: Clause): boolean => getToneTip(original) !== null;

/** A reading without passages that are unfit for an interview: their content is asked for again. */
function withoutCoarse(reading: AnswerReading, clauses: readonly Clause[]): AnswerReading {
  const dropped = clauses.filter((clause) => isCoarse(clause));
  const passages = reading.passages.filter(
    ({ start, end }) => !dropped.some((clause) => clause.start <= start && clause.end >= end),
  );
  return { ...reading, passages };
}

/** The sentences that may be shown again, as many as there is room for; what says something about the matter first. */
function selectTold(clauses: readonly Clause[], tokens: readonly string[], source: FactSource): Clause[] {
  const fit = clauses.filter(
    (clause) =>
      !isCoarse(clause) &&
      !tokens.some((token) => clause.text.includes(token)) &&
      guardText(clause.text, source).length === 0,
  );
  let room = LONGEST_TOLD;
  const kept = new Set<Clause>();
  for (const clause of [
    ...fit.filter(({ part }) => part !== null),
    ...fit.filter(({ part }) => part === null),
  ]) {
    if (clause.text.length > room) continue;
    kept.add(clause);
    room -= clause.text.length + 2;
  }
  return fit.filter((clause) => kept.has(clause));
}

function listFacts(clauses: readonly Clause[], questionId: string): Fact[] {
  const used = new Map<string, number>();
  return clauses.map(({ original, start, end }) => {
    const hash = computeStableHash(original).slice(0, 10);
    const times = (used.get(hash) ?? 0) + 1;
    used.set(hash, times);
    return {
      id: times === 1 ? `a-${hash}` : `a-${hash}-${times}`,
      text: original,
      evidence: { source: 'answer', docId: questionId, start, end, excerpt: original },
    };
  });
}

/** With fewer words, or a single sentence, there is no story to improve. */
const FEWEST = { words: 12, sentences: 2 } as const;
const foldWords = (text: string): string =>
  foldText(text)
    .folded.match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** There is nothing to improve. */
export const NOTHING_STRONGER: DraftedText = { text: '', facts: [], gaps: [], writtenBy: 'template' };

/**
 * The answer told better: its own sentences in their own order, without fillers, and a gap for the little that only the
 * person knows. Nothing is added. A sentence that may not be shown again is left out; where hardly anything is left, or
 * nothing would change, there is no such version.
 */
export function buildStrongerVersion(given: {
  readonly question: Pick<InterviewQuestion, 'id' | 'shape' | 'topic'>;
  readonly reading: AnswerReading;
}): DraftedText {
  const { question, reading } = given;
  const clauses = splitAnswerClauses(reading);
  const askings = listAskings(withoutCoarse(reading, clauses), question);
  const gaps = askings.flatMap((asking) => asking.gaps);
  const tokens = gaps.map(({ token }) => token);
  const source = readFactSource([reading.text]);
  const told = selectTold(clauses, tokens, source);
  if (reading.words < FEWEST.words || told.length < FEWEST.sentences) return NOTHING_STRONGER;
  if (gaps.length === 0 && foldWords(told.map(({ text }) => text).join(' ')) === foldWords(reading.text))
    return NOTHING_STRONGER;
  // Opinions are no story, and what nothing is told of cannot be told better.
  if (question.shape === 'story' && told.every((clause) => clause.part === null || isOpinion(clause)))
    return NOTHING_STRONGER;
  const isPresentation = question.shape === 'presentation';
  const blocks = groupBlocks(told);
  const text = writeParagraphs(isPresentation ? orderAsSaid(blocks, askings) : orderByPart(blocks, askings));
  const facts = listFacts(told, question.id);
  if (guardText(text, source, tokens).length === 0) return { text, facts, gaps, writtenBy: 'template' };
  // Two harmless sentences can be offensive together; in their original order they were not.
  const plain = told.map((clause) => clause.text).join(' ');
  const isFit = guardText(plain, source).length === 0;
  return isFit ? { text: plain, facts, gaps: [], writtenBy: 'template' } : NOTHING_STRONGER;
}
