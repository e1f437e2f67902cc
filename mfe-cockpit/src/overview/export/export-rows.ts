import { formatLongDay, type CompanyOverview } from '@aura/shared-domain';
import { howToRead } from '../how-to-read.ts';
import { countPeople } from '../view/counted-units.ts';
import { describePeriod } from '../view/period-words.ts';
import { groupInWords, describeSnapshot } from '../view/view-words.ts';
import { engagementRows } from './engagement-rows.ts';
import { funnelRows } from './funnel-rows.ts';
import { heatRows } from './heat-rows.ts';
import { lessonRows } from './lesson-rows.ts';
import { priorityRows } from './priority-rows.ts';
import type { Row } from './row.ts';

const EMPTY: Row = [''];

/** Everything that is published of a view, as rows of a table; what is not shown says so. */
export function exportRows(overview: CompanyOverview): readonly Row[] {
  const blocks: readonly (readonly Row[])[] = [
    [['Painel de Gestão', overview.company.name], ...aboutRows(overview)],
    [['Como ler'], ...howToRead(overview).map((sentence) => [sentence])],
    [['Funil de adesão'], ...funnelRows(overview)],
    [['Índice de engajamento'], ...engagementRows(overview)],
    [['Mapa de competências (sempre da empresa toda)'], ...heatRows(overview)],
    [['Prioridades de desenvolvimento'], ...priorityRows(overview)],
    [['Conclusão dos micro-learnings'], ...lessonRows(overview)],
  ];
  return blocks.flatMap((block, at) => (at === 0 ? block : [EMPTY, ...block]));
}

const aboutRows = (overview: CompanyOverview): readonly Row[] => [
  ['Retrato', describeSnapshot(overview)],
  ['Feito em', overview.takenAt === null ? '' : formatLongDay(new Date(overview.takenAt))],
  ['Departamento', groupInWords(overview)],
  ['Período', describePeriod(overview)],
  ['Pessoas em grupos fechados', String(countPeople(overview))],
];
