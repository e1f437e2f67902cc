import { formatValue } from '@aura/shared-career-ui';
import { BAND_LABELS, type StoredResumeRun } from '@aura/shared-domain';

/** A version in one line: "Analista de Dados · qualidade bom (72,5) · aderência 61,0". */
export function summaryOf({ analysis, input }: StoredResumeRun): string {
  const { quality, match } = analysis;
  const fit = match?.score.value ?? null;
  const number = quality.value === null ? '' : ` (${formatValue(quality.value)})`;
  return [
    input.goal || 'sem cargo-alvo',
    `qualidade ${BAND_LABELS[quality.band].toLocaleLowerCase('pt-BR')}${number}`,
    ...(fit === null ? [] : [`aderência ${formatValue(fit)}`]),
  ].join(' · ');
}
