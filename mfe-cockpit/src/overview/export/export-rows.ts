import { formatLongDay, type CompanyOverview } from '@aura/shared-domain';
import { explainNumbers } from '../explain-numbers.ts';
import { countPeople } from '../view/counted-units.ts';
import { describePeriod } from '../view/period-words.ts';
import { groupInWords, describeSnapshot } from '../view/view-words.ts';
import { listEngagementRows } from './engagement-rows.ts';
import { listFunnelRows } from './funnel-rows.ts';
import { listHeatRows } from './heat-rows.ts';
import { listLessonRows } from './lesson-rows.ts';
import { listPriorityRows } from './priority-rows.ts';
import type { Row } from './row.ts';

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
    [['Conclusão dos micro-learnings'], ...listLessonRows(overview)],
  ];
  return blocks.flatMap((block, at) => (at === 0 ? block : [EMPTY, ...block]));
}

const listAboutRows = (overview: CompanyOverview): readonly Row[] => [
  ['Retrato', describeSnapshot(overview)],
  ['Feito em', overview.takenAt === null ? '' : formatLongDay(new Date(overview.takenAt))],
  ['Departamento', groupInWords(overview)],
  ['Período', describePeriod(overview)],
  ['Pessoas em grupos fechados', String(countPeople(overview))],
];
