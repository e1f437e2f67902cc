import {
  findProgrammeFor,
  type Alert,
  type CompanyOverview,
  type RunningProgramme,
} from '@aura/shared-domain';
import { describeDay, formatDateOf } from '../../../words/dates.ts';

type Known = Pick<CompanyOverview, 'programmes' | 'lessons'>;

/** The running programme that already does what an alert asks for; undefined if there is none. */
export const findAlertProgramme = (
  { programmes, lessons }: Known,
  alert: Alert,
): RunningProgramme | undefined => findProgrammeFor(alert, programmes, lessons);

/** "Programa “Excel em Vendas” em andamento desde 03/11/2026; próxima medição em 07/12/2026." */
export const describeAlertProgramme = (
  { title, createdAt }: RunningProgramme,
  { nextNumbersOn }: Pick<CompanyOverview, 'nextNumbersOn'>,
): string =>
  `Programa “${title}” em andamento desde ${formatDateOf(createdAt)}; próxima medição em ${describeDay(nextNumbersOn)}.`;
