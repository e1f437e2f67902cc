import { MEASURES, type CompanyTable, type TableRow } from '@aura/shared-domain';
import { STEP_LABELS } from '../sections/participation/steps.ts';
import { describeWeek } from '../../words/week-words.ts';
import { describeLeftOut, describeOmitted, leaveOutEmptyRows, type ToldRow } from './left-out.ts';
import { formatNumberCell, shareCell, type Row } from './row.ts';

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

/**
 * The published numbers as a tidy table. Shares and levels are 0 to 1. Rows without a number are left out; one line for each
 * group says how many, without a number of its own that a tool could add to others.
 */
export function tidyRows({ week: newest, rows, names }: CompanyTable): readonly Row[] {
  const told = leaveOutEmptyRows({ rows });
  const empty = told.leftOut.map((left) => [
    newest ?? '',
    left.unit ?? '',
    findUnitName(left.unit, names),
    'omitidos',
    'protecao',
    describeOmitted(left),
    'suppressed',
    '',
    '',
    '',
    '',
    '',
  ]);
  return [COLUMNS, ...told.rows.map((row) => makeTidyRow(row, names)), ...empty];
}

const makeTidyRow = (
  { week, unit, kind, id, state, count, n, value, low, high }: ToldRow,
  names: CompanyTable['names'],
): Row => [
  week,
  unit ?? '',
  findUnitName(unit, names),
  KINDS[kind],
  id,
  findItemName({ kind, id }, names),
  state,
  ...[count, n, value, low, high].map((number) => (number === null ? '' : String(number))),
];

/** What the numbers of a row are, for readers. */
const KIND_LABELS: Readonly<Record<TableRow['kind'], string>> = {
  measure: 'Adesão e uso',
  skill: 'Competência (nível médio)',
  lesson: 'Lição concluída',
  pulse: 'Pulso',
};

const STATE_LABELS: Readonly<Record<ToldRow['state'], string>> = {
  ok: 'com número',
  band: 'sem número exato: menos de 10 pessoas',
};

/**
 * The same numbers for people: words, decimal commas and percentages, as spreadsheets in Portuguese read them. What was left
 * out is told above the table, and an empty line keeps both apart.
 */
export function listReadableRows({ rows, names }: CompanyTable): readonly Row[] {
  const told = leaveOutEmptyRows({ rows });
  return [
    ['Notas', describeLeftOut(told.leftOut, rows.length)],
    ...told.leftOut.map((left) => [findUnitName(left.unit, names), describeOmitted(left)]),
    [''],
    READABLE_COLUMNS,
    ...told.rows.map((row) => makeReadableRow(row, names)),
  ];
}

const READABLE_COLUMNS: Row = [
  'Semana',
  'Dias',
  'Departamento',
  'Indicador',
  'Item',
  'Situação',
  'Pessoas',
  'De',
  'Valor',
  'Mínimo',
  'Máximo',
];

const makeReadableRow = (
  { week, unit, kind, id, state, count, n, value, low, high }: ToldRow,
  names: CompanyTable['names'],
): Row => [
  week,
  describeWeek(week),
  findUnitName(unit, names),
  KIND_LABELS[kind],
  findItemName({ kind, id }, names),
  STATE_LABELS[state],
  ...[count, n].map((number) => (number === null ? '' : formatNumberCell(number))),
  ...[value, low, high].map((number) => (number === null ? '' : shareCell(number))),
];

const findUnitName = (unit: string | null, { units }: CompanyTable['names']): string =>
  unit === null ? 'Empresa toda' : (units[unit] ?? unit);

/** What a row of a pulse counts, besides its statement. */
const PULSE_LABELS: Readonly<Record<string, string>> = {
  participacao: 'Participação',
  enps: 'eNPS',
  favoravel: 'concordam',
  desfavoravel: 'discordam',
  promotoras: 'dão 9 ou 10',
  detratoras: 'dão de 0 a 6',
};

const findPulseName = (id: string, { pulse }: CompanyTable['names']): string =>
  id
    .split('.')
    .map((part) => pulse[part] ?? PULSE_LABELS[part] ?? part)
    .join(': ');

function findItemName({ kind, id }: Pick<TableRow, 'kind' | 'id'>, names: CompanyTable['names']): string {
  if (kind === 'skill') return names.skills[id] ?? id;
  if (kind === 'lesson') return names.lessons[id] ?? id;
  if (kind === 'pulse') return findPulseName(id, names);
  const measure = MEASURES.find((one) => one === id);
  return measure ? MEASURE_LABELS[measure] : id;
}
