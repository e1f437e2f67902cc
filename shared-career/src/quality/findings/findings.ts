import { choosePlural, type Finding, type ReadingConditions } from '@aura/shared-domain';
import { formatCounted } from '../../wording/quote.ts';
import { type Line, type QualityFacts, says } from '../facts.ts';
import { QUOTATIONS } from '../weights.ts';
import { findPrivacyIssues } from './privacy.ts';
import { findReadabilityIssues } from './readability.ts';
import { findReadingIssues } from './reading.ts';
import { findTimelineGaps } from './timeline.ts';

function makeStructureFinding(
  id: string,
  lines: readonly Line[],
  message: string,
  action: string,
): Finding[] {
  const evidence = lines.map((line) => line.evidence).slice(0, QUOTATIONS);
  return lines.length === 0 ? [] : [{ id, kind: 'structure', message, action, evidence }];
}

/** Titles of jobs that say nothing of what was done in them. */
function findBareJobs({ resume, lines }: QualityFacts): Line[] {
  return resume.experiences.flatMap(({ items }, at) => {
    if (items.some(says)) return [];
    return lines.find(({ path }) => path.startsWith(`experiences.${at}.`)) ?? [];
  });
}

/** Everything worth knowing that changes no number. */
export function collectFindings(facts: QualityFacts, reading: ReadingConditions): Finding[] {
  const { keywordLists, repeated } = facts;
  const bare = findBareJobs(facts);
  return [
    ...findPrivacyIssues(facts, reading),
    ...findReadingIssues(facts, reading),
    ...makeStructureFinding(
      'structure-bare-jobs',
      bare,
      `${formatCounted(bare.length, 'experiência não diz', 'experiências não dizem')} o que foi feito.`,
      'Descreva em dois ou três itens o que você fez em cada uma; nas antigas, um item basta.',
    ),
    ...makeStructureFinding(
      'structure-keywords',
      keywordLists,
      `${formatCounted(keywordLists.length, 'item é uma lista', 'itens são listas')} de palavras; ` +
        `não ${choosePlural(keywordLists.length, 'conta', 'contam')} a favor nem contra.`,
      'Leve essas palavras para frases que digam onde foram usadas e o que saiu disso.',
    ),
    ...makeStructureFinding(
      'structure-repeated',
      repeated,
      `${formatCounted(repeated.length, 'item repete', 'itens repetem')} outro, palavra por palavra; cada um conta uma vez.`,
      'Deixe o item onde ele diz mais e use o espaço para outra coisa que você fez.',
    ),
    ...findTimelineGaps(facts),
    ...findReadabilityIssues(facts),
  ];
}
