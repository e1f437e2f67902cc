import type { DiagnosisAnswers, DiagnosisResult } from '@aura/shared-domain';
import { ANCHOR_PAIRS, ANCHORS } from '../../generated/anchors.ts';

const TOP = 3;

/** The three anchors chosen most often; ties keep the questionnaire's order, an anchor never chosen is left out. */
export function readAnchors(choices: DiagnosisAnswers['anchors']): DiagnosisResult['anchors'] {
  if (!choices) return [];
  const chosen = ANCHOR_PAIRS.flatMap((pair) => {
    const side = choices[pair.id];
    return side ? [pair[side].anchorId] : [];
  });
  return ANCHORS.map(({ id, label }) => ({
    id,
    label,
    wins: chosen.filter((anchor) => anchor === id).length,
  }))
    .filter(({ wins }) => wins > 0)
    .toSorted((a, b) => b.wins - a.wins)
    .slice(0, TOP);
}
