import type { CompanyOverview } from '@aura/shared-domain';
import { formatWhole } from '../../../words/numbers.ts';
import { describeWeek } from '../../../words/week-words.ts';

/** A text that says what the line of the index shows, for people who cannot see it. */
export function describeCourse(series: CompanyOverview['engagement']['series']): string {
  const known = series.flatMap(({ week, value }) => (value === null ? [] : [{ week, value }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'Índice por semana: nenhuma semana do período tem número.';
  const at = ({ week, value }: typeof first) =>
    `${formatWhole(Math.round(value))} na semana de ${describeWeek(week)}`;
  if (first === last) return `Índice por semana: ${at(first)}.`;
  const values = known.map(({ value }) => Math.round(value));
  return `Índice por semana: ${at(first)}, ${at(last)}; entre ${formatWhole(Math.min(...values))} e ${formatWhole(Math.max(...values))} no período.`;
}
