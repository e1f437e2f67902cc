import type { CompanyOverview } from '@aura/shared-domain';
import { PEOPLE_COLUMNS, peopleCells, type Row } from './row.ts';

/** Who completed which micro-learning, in numbers. */
export const lessonRows = ({ lessons }: CompanyOverview): readonly Row[] => [
  ['Micro-learning', ...PEOPLE_COLUMNS],
  ...lessons.map(({ title, cell }) => [title, ...peopleCells(cell)]),
];
