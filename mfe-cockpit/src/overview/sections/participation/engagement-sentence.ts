import { formatShare, type CompanyOverview } from '@aura/shared-domain';
import { counted, formatWhole } from '../../../words/numbers.ts';
import { describeWeek } from '../../../words/week-words.ts';
import { PARTS } from './parts.ts';

type Engagement = CompanyOverview['engagement'];

/** The index and its course, in words. */
export function describeEngagement({ value, parts, series }: Engagement): string {
  const now =
    value === null
      ? 'O índice ainda não aparece: há pessoas de menos em alguma das suas partes.'
      : `O índice está em ${formatWhole(Math.round(value))} de 100${changeInWords(value, series)}.`;
  return [now, describeLowest(parts), describeGaps(series)].filter(Boolean).join(' ');
}

function changeInWords(value: number, series: Engagement['series']): string {
  const first = series.slice(0, -1).find((entry) => entry.value !== null);
  if (!first || first.value === null) return '';
  const by = Math.round(value) - Math.round(first.value);
  const since = `desde a semana de ${describeWeek(first.week)}, a primeira do período com número`;
  if (by === 0) return `, como na semana de ${describeWeek(first.week)}, a primeira do período com número`;
  return `: ${by > 0 ? 'subiu' : 'caiu'} ${counted(Math.abs(by), 'ponto', 'pontos')} ${since}`;
}

function describeLowest(parts: Engagement['parts']): string {
  const known = parts.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
  if (known.length < 2) return '';
  const lowest = known.toSorted((a, b) => a.value - b.value)[0];
  return lowest
    ? `Das suas partes, a mais baixa é “${PARTS[lowest.id].label}”, com ${formatShare(lowest.value)}.`
    : '';
}

function describeGaps(series: Engagement['series']): string {
  const gaps = series.filter(({ value }) => value === null).length;
  if (gaps === 0) return '';
  if (gaps === series.length) return 'Nenhuma semana do período tem número.';
  return `Em ${formatWhole(gaps)} das ${formatWhole(series.length)} semanas do período não há número.`;
}
