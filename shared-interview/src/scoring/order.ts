import type { Passage, PassagePart } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/answer-reading.ts';

const RANK: Readonly<Record<PassagePart, number>> = {
  situation: 0,
  task: 1,
  action: 2,
  result: 3,
  reflection: 4,
};

/** The passages in order, without a first sentence that only states the outcome: a headline may come first. */
function selectJudged({ passages, sentences }: AnswerReading): readonly Passage[] {
  const first = sentences[0];
  if (!first) return passages;
  const opening = passages.filter(({ start }) => start < first.end);
  const isHeadline = opening.length > 0 && opening.every(({ part }) => part === 'result');
  return isHeadline ? passages.slice(opening.length) : passages;
}

/** Disorder of the parts: share of the pairs in reverse order, and the parts told too early. */
export function getDisorder(reading: AnswerReading): { share: number; early: readonly Passage[] } {
  const passages = selectJudged(reading);
  const early = new Set<Passage>();
  const before = [0, 0, 0, 0, 0];
  let pairs = 0;
  let inverted = 0;
  passages.forEach((passage) => {
    const rank = RANK[passage.part];
    before.forEach((count, other) => {
      if (other === rank) return;
      pairs += count;
      if (other > rank) inverted += count;
    });
    before[rank] = (before[rank] ?? 0) + 1;
  });
  let lowest = Number.POSITIVE_INFINITY;
  for (const passage of passages.toReversed()) {
    if (RANK[passage.part] > lowest) early.add(passage);
    lowest = Math.min(lowest, RANK[passage.part]);
  }
  return { share: pairs === 0 ? 0 : inverted / pairs, early: passages.filter((one) => early.has(one)) };
}
