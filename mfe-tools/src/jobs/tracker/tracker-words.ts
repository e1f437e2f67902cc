import { formatCalendarDay, type Fit, type SavedJob } from '@aura/shared-domain';
import { describeFitNumber, nameFitBand } from '../../job-terms/fit-words.ts';
import { describePlaces, describeSalary } from '../../job-terms/terms.ts';
import { describeAgo } from '../parts/days.ts';
import { judgeNextStep, findStageDay } from './followed.ts';
import { STAGE_LABELS } from './stages.ts';

/** "Bom, 72,4 de 100, em 20/11/2026"; band first. */
export function fitInWords(fit: Fit | null): string {
  if (!fit) return 'Abra a vaga para ver o quanto combina';
  const on = `em ${formatCalendarDay(fit.computedOn)}`;
  return fit.value === null
    ? `Combinação sem nota, ${on}`
    : `Combinação: ${nameFitBand(fit)}, ${describeFitNumber(fit)}, ${on}`;
}

/** "Padaria Aurora · Recife/PE". */
export const describeWhere = ({ vacancy }: SavedJob): string =>
  [vacancy.company || 'Empresa não informada', describePlaces(vacancy.places)].filter(Boolean).join(' · ');

/** "R$ 4.500 por mês · inscrições até 30/11/2026 · rh@exemplo.com": what the copy says of pay, deadline and contact. */
export function describeOffer({ vacancy: { salary, expiresOn, contact } }: SavedJob): string {
  return [
    salary ? describeSalary(salary) : '',
    expiresOn === null ? '' : `inscrições até ${formatCalendarDay(expiresOn)}`,
    contact ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "Entrevista desde 21/11/2026". */
export const stageInWords = (job: SavedJob): string =>
  `${STAGE_LABELS[job.stage]} desde ${formatCalendarDay(findStageDay(job))}`;

/** "Atrasado há 3 dias", "Para hoje", "Em 24/11/2026"; null without a next step. */
export function describeNextStep(job: SavedJob, now: Date, today: string): string | null {
  if (!job.nextStep) return null;
  const { on, at } = job.nextStep;
  switch (judgeNextStep(job, today)) {
    case 'none':
      return null;
    case 'today':
      return at ? `Para hoje, às ${at}` : 'Para hoje';
    case 'overdue': {
      const ago = describeAgo(on, now);
      return ago.startsWith('há ') ? `Atrasado ${ago}` : `Atrasado: era para ${ago.replace(/^em /u, '')}`;
    }
    case 'ahead':
      return `Em ${formatCalendarDay(on)}${at ? `, às ${at}` : ''}`;
  }
}
