import type { CompanyOverview, LevelCell, ShareCell } from '@aura/shared-domain';
import type { Row } from './row.ts';

/** One number a row, one fact a column, decimal points, ids beside names: what a BI tool reads without a hand on it. */
const COLUMNS: Row = [
  'semana',
  'departamento_id',
  'departamento',
  'indicador',
  'item_id',
  'item',
  'estado',
  'contagem',
  'de',
  'valor',
  'minimo',
  'maximo',
];

/** The numbers of a view as a tidy table. Shares and levels are 0 to 1; what is not shown is empty and says why. */
export function tidyRows(overview: CompanyOverview): readonly Row[] {
  const { week, department, units, funnel, headlines, heatMap, lessons } = overview;
  const nameOf = (id: string | null) =>
    id === null ? 'Empresa toda' : (units.find((unit) => unit.id === id)?.name ?? '');
  const begin = (of: string | null, indicator: string, id: string, item: string): Row => [
    week ?? '',
    of ?? '',
    nameOf(of),
    indicator,
    id,
    item,
  ];
  return [
    COLUMNS,
    ...headlines.map(({ id, now }) => [...begin(department, 'resumo', id, id), ...ofPeople(now)]),
    ...funnel.map(({ step, now }) => [...begin(department, 'funil', step, step), ...ofPeople(now)]),
    ...lessons.map(({ lessonId, title, cell }) => [
      ...begin(department, 'micro_learning', lessonId, title),
      ...ofPeople(cell),
    ]),
    ...heatMap.flatMap(({ skillId, label, total, cells }) => [
      [...begin(null, 'competencia', skillId, label), ...ofLevel(total)],
      ...units.flatMap(({ id }, at) => {
        const cell = cells[at];
        return cell ? [[...begin(id, 'competencia', skillId, label), ...ofLevel(cell)]] : [];
      }),
    ]),
  ];
}

const number = (value: number | null): string => (value === null ? '' : String(value));

const ofPeople = ({ state, count, n, share, low, high }: ShareCell): Row => [
  state,
  ...[count, n, share, low, high].map(number),
];

const ofLevel = ({ state, n, value }: LevelCell): Row => [state, number(n), '', number(value), '', ''];
