import type { CompanyOverview } from '@aura/shared-domain';
import { PEOPLE_COLUMNS, formatPeopleCells, type Row } from './row.ts';

/** Who completed which micro-learning, in numbers. */
export const listLessonRows = ({ lessons }: CompanyOverview): readonly Row[] => [
  ['Micro-learning', ...PEOPLE_COLUMNS],
  ...lessons.map(({ title, cell }) => [title, ...formatPeopleCells(cell)]),
];
