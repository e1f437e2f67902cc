import { formatLongDay, type CompanyOverview } from '@aura/shared-domain';
import { explainNumbers } from '../explain-numbers.ts';
import { countPeople } from '../view/counted-units.ts';
import { describePeriod } from '../view/period-words.ts';
import { groupInWords, describeSnapshot } from '../view/view-words.ts';
import {
  type Row,
  formatNumberCell,
  shareCell,
  PEOPLE_COLUMNS,
  formatPeopleCells,
  formatLevelCells,
} from './row.ts';
import { NO_NUMBER } from '../../charts/cell-words.ts';
import { describeWeek } from '../../words/week-words.ts';
import { PARTS } from '../sections/participation/parts.ts';
import { STEP_LABELS } from '../sections/participation/steps.ts';

/** The heaviest gaps. */
const listPriorityRows = ({ priorities }: CompanyOverview): readonly Row[] => [
  ['Competência', 'Pessoas com a lacuna', 'Lacuna média', 'Peso'],
  ...priorities.map(({ label, n, missing, load }) => [
    label,
    formatNumberCell(n),
    shareCell(missing),
    formatNumberCell(load),
  ]),
];

/** Who completed which micro-learning, in numbers. */
const listLessonRows = ({ lessons }: CompanyOverview): readonly Row[] => [
  ['Lição', ...PEOPLE_COLUMNS],
  ...lessons.map(({ title, cell }) => [title, ...formatPeopleCells(cell)]),
];

/** The map of skills with every unit, also those that wait. */
const listHeatRows = ({ heatMap, units }: CompanyOverview): readonly Row[] => [
  [
    'Competência',
    ...['Empresa', ...units.map(({ name }) => name)].flatMap((name) => [name, `${name}: cobertura`]),
  ],
  ...heatMap.map(({ label, cells, total }) => [
    label,
    ...formatLevelCells(total),
    ...units.flatMap((_, at) => formatLevelCells(cells[at])),
  ]),
];

/** The funnel now and at the beginning of the period. */
const listFunnelRows = ({ funnel }: CompanyOverview): readonly Row[] => [
  ['Etapa', ...PEOPLE_COLUMNS, ...PEOPLE_COLUMNS.map((column) => `Início do período: ${column}`)],
  ...funnel.map(({ step, now, before }) => [
    STEP_LABELS[step],
    ...formatPeopleCells(now),
    ...formatPeopleCells(before),
  ]),
];

const indexCell = (value: number | null): string => (value === null ? NO_NUMBER : formatNumberCell(value));

/** The index, its parts and its course. */
const listEngagementRows = ({ engagement }: CompanyOverview): readonly Row[] => [
  ['Parte', 'Peso', 'Valor'],
  ...engagement.parts.map(({ id, weight, value }) => [PARTS[id].label, shareCell(weight), shareCell(value)]),
  [`Índice ${engagement.version}, de 0 a 100`, '', indexCell(engagement.value)],
  ['Semana', 'Dias', 'Índice'],
  ...engagement.series.map(({ week, value }) => [week, describeWeek(week), indexCell(value)]),
];

const EMPTY: Row = [''];

/** All published values of a view, as rows of a table; hidden values are marked. */
export function exportRows(overview: CompanyOverview): readonly Row[] {
  const blocks: readonly (readonly Row[])[] = [
    [['Painel de Gestão', overview.company.name], ...listAboutRows(overview)],
    [['Como ler'], ...explainNumbers(overview).map((sentence) => [sentence])],
    [['Funil de adesão'], ...listFunnelRows(overview)],
    [['Índice de engajamento'], ...listEngagementRows(overview)],
    [['Mapa de competências (sempre da empresa toda)'], ...listHeatRows(overview)],
    [['Prioridades de desenvolvimento'], ...listPriorityRows(overview)],
    [['Conclusão das lições'], ...listLessonRows(overview)],
  ];
  return blocks.flatMap((block, at) => (at === 0 ? block : [EMPTY, ...block]));
}

const listAboutRows = (overview: CompanyOverview): readonly Row[] => [
  ['Números', describeSnapshot(overview)],
  ['Feito em', overview.takenAt === null ? '' : formatLongDay(new Date(overview.takenAt))],
  ['Departamento', groupInWords(overview)],
  ['Período', describePeriod(overview)],
  ['Pessoas em grupos', String(countPeople(overview))],
];
