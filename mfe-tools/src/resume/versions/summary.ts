import { formatValue } from '@aura/shared-career-ui';
import { nameBand, makeFit, type StoredResumeVersion } from '@aura/shared-domain';
import { formatFit } from '../../job-terms/fit-words.ts';

/** A version in one line: "Analista de Dados · qualidade 72,5 (bom) · combinação 61,0". */
export function describeVersion({ analysis, input }: StoredResumeVersion): string {
  const goal = input.goal || 'sem cargo-alvo';
  if (!analysis) return `${goal} · escrita por você, ainda sem nota`;
  const { quality, match } = analysis;
  const fit = match && makeFit(match);
  const band = nameBand(quality).toLocaleLowerCase('pt-BR');
  return [
    goal,
    quality.value === null ? `qualidade: ${band}` : `qualidade ${formatValue(quality.value)} (${band})`,
    ...(fit === null || fit.value === null ? [] : [`combinação ${formatFit(fit)}`]),
  ].join(' · ');
}
