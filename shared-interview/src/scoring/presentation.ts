import type { PassagePart } from '@aura/shared-domain';
import { PRESENTATION_TEXTS } from '../generated/scoring-texts.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { buildDimension, buildEvidence, type Finding, type GradedDimension, type Loss } from './finding.ts';
import { quoteAs } from '../text/quoted.ts';
import { countPartWords, findPassages } from './part-words.ts';
import { PRESENTATION_PARTS } from './table.ts';

/** Estrutura of an answer about oneself: straight to the point, proof, direction. */
export function gradePresentation(reading: AnswerReading, docId: string): GradedDimension {
  const { opening, proof, direction } = PRESENTATION_PARTS;
  const words = countPartWords(reading);
  const start = reading.sentences.slice(0, opening.sentences);
  const end = start.at(-1)?.end ?? 0;
  const direct = reading.passages.filter((passage) => passage.start < end);
  const spansOf = (parts: readonly PassagePart[]) => parts.flatMap((part) => findPassages(reading, part));
  const wordsOf = (parts: readonly PassagePart[]) => parts.reduce((sum, part) => sum + words[part], 0);
  const parts = [
    {
      earned: direct.length > 0 ? 1 : 0,
      points: opening.points,
      spans: direct,
      ...PRESENTATION_TEXTS.opening,
      few: '',
    },
    {
      earned: Math.min(1, wordsOf(proof.parts) / proof.words),
      points: proof.points,
      spans: spansOf(proof.parts),
      ...PRESENTATION_TEXTS.proof,
    },
    {
      earned: Math.min(1, wordsOf(direction.parts) / direction.words),
      points: direction.points,
      spans: spansOf(direction.parts),
      ...PRESENTATION_TEXTS.direction,
    },
  ];
  const strengths: Omit<Finding, 'dimensionId'>[] = [];
  const losses: Omit<Loss, 'dimensionId'>[] = [];
  for (const { earned, points, spans, good, missing, few, action } of parts) {
    const evidence = buildEvidence(reading.text, docId, spans);
    if (earned >= 0.8)
      strengths.push({
        points: points * earned,
        text: quoteAs(good, reading.text, spans),
        evidence,
      });
    const text = evidence.length === 0 ? missing : few;
    losses.push({ points: points * (1 - earned), text, evidence, action });
  }
  const value = parts.reduce((sum, { earned, points }) => sum + earned * points, 0);
  return buildDimension('structure', value, PRESENTATION_TEXTS.how, { strengths, losses });
}
