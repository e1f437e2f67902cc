import type { Dimension } from '@aura/shared-domain';
import type { Narrative } from './narrative-counts.ts';
import { LIMITS, NARRATIVE, READINESS_WEIGHTS } from '../weights.ts';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { join } from '../../wording/quote.ts';
import { toTenth } from './input.ts';

function describeRule({ itemCount, summaryCharacters, results, actions }: Narrative): string {
  const missing = [
    ...(summaryCharacters === 0 ? ['um resumo'] : []),
    ...(results.length === 0 ? ['itens com número ou resultado'] : []),
    ...(actions.length === 0 ? ['itens que comecem por uma ação'] : []),
  ];
  const notFound = missing.length === 0 ? '' : ` Não encontrei ${join(missing)} no currículo.`;
  return (
    `Resumo de ${NARRATIVE.summary.characters} caracteres vale 20%, ${NARRATIVE.results.items} itens com ` +
    `resultado em números valem 40% e ${NARRATIVE.actions.items} itens que começam por uma ação valem 40%. ` +
    `No currículo: resumo com ${summaryCharacters} caracteres e, em ${itemCount} itens, ${results.length} ` +
    `com resultado e ${actions.length} com ação.${notFound}`
  );
}

function suggestImprovement({ summaryCharacters, results, actions }: Narrative): { howToImprove?: string } {
  if (results.length < NARRATIVE.results.items)
    return {
      howToImprove:
        'Inclua quantidades que já conhece: quantas pessoas, quanto tempo, quanto custava, o que mudou de antes para depois.',
    };
  if (actions.length < NARRATIVE.actions.items)
    return {
      howToImprove:
        'Comece cada item pelo que foi feito: “organizei”, “reduzi”, “treinei”, “implantação de”.',
    };
  if (summaryCharacters < NARRATIVE.summary.characters)
    return {
      howToImprove: 'Abra o currículo com três linhas: o que faz, em que contexto e o que busca agora.',
    };
  return {};
}

/** The narrative measure as a dimension; null without a CV. */
export function gradeNarrative(narrative: Narrative | null): Dimension {
  const base = { id: 'narrative', label: 'Narrativa', weight: READINESS_WEIGHTS.narrative };
  if (!narrative) return { ...base, value: null, rule: 'Ainda não há um currículo para ler.', evidence: [] };
  const { summary, results, actions } = narrative;
  return {
    ...base,
    value: toTenth(narrative.value),
    rule: describeRule(narrative),
    evidence: keepDistinctLines([...summary.slice(0, 1), ...results, ...actions]).slice(0, LIMITS.evidence),
    ...suggestImprovement(narrative),
  };
}
