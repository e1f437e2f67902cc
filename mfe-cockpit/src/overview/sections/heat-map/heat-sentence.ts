import type { CompanyOverview } from '@aura/shared-domain';
import { formatShare } from '@aura/shared-career-ui';
import { readLevel } from '../../../charts/reading.ts';
import { counted, formatCount, formatPoints } from '../../../words/numbers.ts';
import { hasLevels } from './has-levels.ts';

type HeatMap = CompanyOverview['heatMap'];
type Units = CompanyOverview['units'];

/** What the map of skills shows, in words. @param units those of the cells, in their order */
export function heatSentence(heatMap: HeatMap, units: Units): string {
  if (!hasLevels(heatMap)) return 'Ainda não há competência avaliada em gente suficiente para aparecer aqui.';
  return [endsInWords(heatMap), hiddenInWords(heatMap, units)].filter(Boolean).join(' ');
}

function endsInWords(heatMap: HeatMap): string {
  const known = heatMap.flatMap(({ label, total }) => {
    const reading = readLevel(total);
    return reading.kind === 'level' ? [{ label, ...reading }] : [];
  });
  const inOrder = known.toSorted((a, b) => b.value - a.value);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return 'Na empresa toda, nenhuma competência tem número.';
  if (first === last) return `Na empresa toda, só ${placed(first)} tem número.`;
  return `Na empresa toda, a competência mais comprovada é ${placed(first)} e a menos comprovada é ${placed(last)}.`;
}

interface Known {
  readonly label: string;
  readonly value: number;
  readonly coverage: number | null;
}

const placed = ({ label, value, coverage }: Known): string =>
  `${label} (${formatPoints(value)} de 100${coverage === null ? '' : `, em ${formatShare(coverage)} das pessoas`})`;

/** Of the cells of the units that are shown at all. */
function hiddenInWords(heatMap: HeatMap, units: Units): string {
  const cells = heatMap.flatMap(({ cells: row }) => row.filter((_, at) => units[at]?.state === 'shown'));
  const hidden = cells.filter((cell) => readLevel(cell).kind === 'hidden').length;
  if (hidden === 0) return '';
  return `Em ${formatCount(hidden)} de ${counted(cells.length, 'célula', 'células')} dos departamentos o número não aparece: grupo pequeno demais.`;
}
