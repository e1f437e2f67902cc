import { choosePlural } from '@aura/shared-domain';
import { formatCounted } from '../wording/quote.ts';
import { hasMetric } from '../wording/metric.ts';
import type { Line, QualityFacts } from './facts.ts';
import { gradeDimension, type Measured, leaveUngraded } from './settle.ts';
import { FEWEST_ITEMS, METRIC_SHARE, QUALITY_WEIGHTS } from './weights.ts';

/** Points of impact, 0 to 100: full when half of the items name a size or a result. */
export const computeImpactValue = (withMetric: number, items: number): number =>
  100 * Math.min(1, withMetric / (METRIC_SHARE * items));

const ACTION =
  'Escolha os itens mais importantes e diga quanto: pessoas, prazos, valores, quantidade por dia ou o que mudou de antes para depois.';

const has = (line: Line): boolean => hasMetric(line.text);

/** How many items name a size or a result. */
export function measureImpact({ items }: Pick<QualityFacts, 'items'>): Measured {
  const base = { id: 'impact', label: 'Evidência de impacto', weight: QUALITY_WEIGHTS.impact };
  if (items.length < FEWEST_ITEMS)
    return leaveUngraded(
      {
        ...base,
        rule:
          `Há ${formatCounted(items.length, 'item', 'itens')} sobre o que foi feito em experiências, projetos ou voluntariado; ` +
          `são precisos ${FEWEST_ITEMS} para avaliar o impacto. Por isso esta parte não conta.`,
      },
      'Descreva em itens o que fez em cada experiência, projeto ou trabalho voluntário: ao menos três.',
    );
  const without = items.filter((line) => !has(line));
  const results = items.filter(has);
  const message =
    results.length === 0
      ? `Não encontrei números nem resultados nos ${items.length} itens de experiências, projetos e voluntariado.`
      : `${formatCounted(without.length, 'item', 'itens')} de ${items.length} não ${choosePlural(without.length, 'traz', 'trazem')} ` +
        'número nem resultado; para esta parte ficar completa, basta que metade traga.';
  return gradeDimension(
    {
      ...base,
      rule:
        'Conta quantos itens trazem um número que mostra tamanho ou resultado (%, R$, quantidades, “três lojas”, ' +
        `“2x”). Metade dos itens vale 100; anos, datas e tempo de casa não contam. Aqui: ${results.length} de ${items.length}.`,
    },
    [
      {
        id: 'impact-no-result',
        points: 100 - computeImpactValue(results.length, items.length),
        message,
        action: ACTION,
        evidence: without.map((line) => line.evidence),
      },
    ],
    results.map((line) => line.evidence),
  );
}
