import type { CompanyOverview } from '@aura/shared-domain';
import { NO_NUMBER } from '../../charts/cell-words.ts';
import { describeWeek } from '../../words/week-words.ts';
import { PARTS } from '../sections/engagement/parts.ts';
import { formatNumberCell, shareCell, type Row } from './row.ts';

const indexCell = (value: number | null): string => (value === null ? NO_NUMBER : formatNumberCell(value));

/** The index, its parts and its course. */
export const listEngagementRows = ({ engagement }: CompanyOverview): readonly Row[] => [
  ['Parte', 'Peso', 'Valor'],
  ...engagement.parts.map(({ id, weight, value }) => [PARTS[id].label, shareCell(weight), shareCell(value)]),
  [`Índice ${engagement.version}, de 0 a 100`, '', indexCell(engagement.value)],
  ['Semana', 'Dias', 'Índice'],
  ...engagement.series.map(({ week, value }) => [week, describeWeek(week), indexCell(value)]),
];
