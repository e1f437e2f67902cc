import type { CompanyOverview } from '@aura/shared-domain';
import { formatWhole } from '../../../words/numbers.ts';

type HeatMap = CompanyOverview['heatMap'];

/** People whom a row is known to be about, by which the map is in order. */
const countPeople = ({ total, cells }: HeatMap[number]): number =>
  total.n ?? cells.reduce((sum, { n }) => sum + (n ?? 0), 0);

/** Which rows of the map are on paper, in words; empty for all. @param shown how many, from the first on */
export function describeRows(heatMap: HeatMap, shown: number): string {
  const [last, next] = [heatMap[shown - 1], heatMap[shown]];
  if (!last || !next) return '';
  const which = 'as avaliadas em mais pessoas';
  const tied = countPeople(last) === countPeople(next);
  const order = tied ? ' e, das que empatam no fim da lista, as primeiras em ordem alfabética' : '';
  return `Aqui estão ${formatWhole(shown)} das ${formatWhole(heatMap.length)} competências: ${which}${order}.`;
}
