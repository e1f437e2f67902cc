import { formatValue } from '@aura/shared-career-ui';
import { BAND_LABELS, type StoredLinkedInRun } from '@aura/shared-domain';

/** A version in one line: "Analista de Dados · perfil bom (72,5)". */
export function describeVersion({ analysis, input }: StoredLinkedInRun): string {
  const { band, value } = analysis.score;
  const number = value === null ? '' : ` (${formatValue(value)})`;
  return `${input.goal || 'sem cargo-alvo'} · perfil ${BAND_LABELS[band].toLocaleLowerCase('pt-BR')}${number}`;
}
