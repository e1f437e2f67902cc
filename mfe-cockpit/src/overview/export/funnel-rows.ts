import type { CompanyOverview } from '@aura/shared-domain';
import { STEP_LABELS } from '../sections/funnel/steps.ts';
import { PEOPLE_COLUMNS, formatPeopleCells, type Row } from './row.ts';

/** The funnel now and at the beginning of the period. */
export const listFunnelRows = ({ funnel }: CompanyOverview): readonly Row[] => [
  ['Etapa', ...PEOPLE_COLUMNS, ...PEOPLE_COLUMNS.map((column) => `Início do período: ${column}`)],
  ...funnel.map(({ step, now, before }) => [
    STEP_LABELS[step],
    ...formatPeopleCells(now),
    ...formatPeopleCells(before),
  ]),
];
