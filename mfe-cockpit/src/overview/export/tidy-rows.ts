import { MEASURES, type CompanyTable, type TableRow } from '@aura/shared-domain';
import { STEP_LABELS } from '../sections/participation/steps.ts';
import type { Row } from './row.ts';

/**
 * One number per row, one fact per column, decimal points, ids next to names: a BI tool can read it without
 * preparation.
 */
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

const KINDS: Readonly<Record<TableRow['kind'], string>> = {
  measure: 'adesao_e_uso',
  skill: 'competencia',
  lesson: 'micro_learning',
  pulse: 'pulso',
};

type Measure = (typeof MEASURES)[number];

/** Names of the measures of people, besides the steps of the funnel. */
const MEASURE_LABELS: Readonly<Record<Measure, string>> = {
  ...STEP_LABELS,
  activeMonth: 'Ativas nos últimos 30 dias',
  continuous: 'Ativas em duas das últimas quatro semanas',
  quarterDone: 'Fizeram um quarto das tarefas do plano',
  halfDone: 'Fizeram metade das tarefas do plano',
  threeQuartersDone: 'Fizeram três quartos das tarefas do plano',
  allDone: 'Fizeram todas as tarefas do plano',
};

/** The published numbers as a tidy table. Shares and levels are 0 to 1; hidden values are empty, with the reason. */
export const tidyRows = ({ rows, names }: CompanyTable): readonly Row[] => [
  COLUMNS,
  ...rows.map(({ week, unit, kind, id, state, count, n, value, low, high }) => [
    week,
    unit ?? '',
    unit === null ? 'Empresa toda' : (names.units[unit] ?? unit),
    KINDS[kind],
    id,
    findItemName({ kind, id }, names),
    state,
    ...[count, n, value, low, high].map((number) => (number === null ? '' : String(number))),
  ]),
];

function findItemName({ kind, id }: Pick<TableRow, 'kind' | 'id'>, names: CompanyTable['names']): string {
  if (kind === 'skill') return names.skills[id] ?? id;
  if (kind === 'lesson') return names.lessons[id] ?? id;
  if (kind === 'pulse') return names.pulse[id.split('.')[0] ?? id] ?? id;
  const measure = MEASURES.find((one) => one === id);
  return measure ? MEASURE_LABELS[measure] : id;
}
