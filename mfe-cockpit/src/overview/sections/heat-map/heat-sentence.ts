import { formatShare, type CompanyOverview } from '@aura/shared-domain';
import { readLevel } from '../../../charts/reading.ts';
import { describeNames } from '../../../words/names-in-words.ts';
import { counted, formatWhole, formatPoints } from '../../../words/numbers.ts';
import { hasLevels } from './has-levels.ts';
import { isThin } from './heat-step.ts';

type HeatMap = CompanyOverview['heatMap'];
type Units = CompanyOverview['units'];

interface Shown {
  readonly heatMap: HeatMap;
  /** Those of the cells, in their order. */
  readonly units: Units;
  /** The visible part of the map: paper does not show all of it. */
  readonly rows: HeatMap;
}

/** The map of skills, in words. */
export function describeHeatMap({ heatMap, units, rows }: Shown): string {
  if (!hasLevels(heatMap)) return 'Ainda não há competência avaliada em gente suficiente para aparecer aqui.';
  const of = rows.length < heatMap.length ? `, de todas as ${formatWhole(heatMap.length)},` : '';
  return [endsInWords(heatMap, of), describeHidden(rows, units)].filter(Boolean).join(' ');
}

/** @param of of which skills, where not all of them can be seen */
function endsInWords(heatMap: HeatMap, of: string): string {
  const known = heatMap.flatMap(({ label, total }) => {
    const reading = readLevel(total);
    return reading.kind === 'level' && !isThin(reading.coverage) ? [{ label, ...reading }] : [];
  });
  const points = known.map(computePoints);
  const at = (value: number) => known.filter((skill) => computePoints(skill) === value);
  const [most, least] = [at(Math.max(...points)), at(Math.min(...points))];
  const [first] = known;
  if (!first) {
    const isAnyThin = heatMap.some(({ total }) => readLevel(total).kind === 'level');
    return isAnyThin
      ? 'Na empresa toda, nenhuma competência foi avaliada em metade das pessoas: ainda não há destaque.'
      : 'Na empresa toda, nenhuma competência tem número.';
  }
  if (known.length === 1) return `Na empresa toda, só ${describePlace(first)} tem número.`;
  if (most.length === known.length) return `Na empresa toda, ${endInWords(most, 'igualmente', of)}.`;
  return `Na empresa toda, ${endInWords(most, 'mais', of)} e ${endInWords(least, 'menos', '')}.`;
}

const COMPETENCES = ['competência', 'competências'] as const;

/** An end of the map, with all the skills that share it. */
function endInWords(skills: readonly Known[], how: 'mais' | 'menos' | 'igualmente', of: string): string {
  const [first] = skills;
  const noun = (isOne: boolean) => (how === 'menos' ? '' : isOne ? 'competência ' : 'competências ');
  if (!first) return '';
  if (skills.length === 1) return `a ${noun(true)}${how} comprovada${of} é ${describePlace(first)}`;
  const names = describeNames(
    skills.map(({ label }) => label),
    COMPETENCES,
  );
  return `as ${noun(false)}${how} comprovadas${of} são ${names} (${formatPoints(first.value)} de 100)`;
}

interface Known {
  readonly label: string;
  readonly value: number;
  readonly coverage: number | null;
}

/** Displayed values: equal-looking values count as equal. */
const computePoints = ({ value }: Known): number => Math.round(value * 100);

const describePlace = ({ label, value, coverage }: Known): string =>
  `${label} (${formatPoints(value)} de 100${coverage === null ? '' : `, em ${formatShare(coverage)} das pessoas`})`;

/** Of the cells that can be seen, of the units that are shown at all. */
function describeHidden(rows: HeatMap, units: Units): string {
  const cells = rows.flatMap(({ cells: row }) => row.filter((_, at) => units[at]?.state === 'shown'));
  const hidden = cells.filter((cell) => readLevel(cell).kind === 'hidden').length;
  if (hidden === 0) return '';
  return `Em ${formatWhole(hidden)} de ${counted(cells.length, 'célula', 'células')} dos departamentos o número não aparece: grupo pequeno demais.`;
}
