import { describeJobs } from '../parts/jobs-in-words.ts';
import {
  formatCount,
  formatList,
  formatShare,
  JOB_STAGES,
  type JobStage,
  type SavedJob,
} from '@aura/shared-domain';
import type { ToolLimit } from '@aura/shared-career-ui';
import { INTERVIEW_LIMIT } from '../../interview/limit.ts';
import { SIMULATOR_PATH } from '../../interview/paths.ts';
import { RESUME_LIMIT } from '../../resume/limit.ts';
import { HOME_PATH } from '../../resume/paths.ts';
import { FIT_ID } from '../parts/fit-id.ts';
import { buildSavedJobPath, NET_INCOME_PATH, withJob } from '../paths.ts';
import { isFarAbove } from './far-above.ts';
import type { Funnel } from './followed.ts';

/** Heading of the next step on the page of a job. */
export const NEXT_STEP_ID = 'next-title';

/** What a person reads for a stage. */
export const STAGE_LABELS: Readonly<Record<JobStage, string>> = {
  saved: 'Salva',
  applied: 'Enviada',
  screening: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  rejected: 'Recusada',
  closed: 'Encerrada',
};

/** For one job, and for several. */
const COUNTED: Readonly<Record<JobStage, readonly [string, string]>> = {
  saved: ['salva', 'salvas'],
  applied: ['enviada', 'enviadas'],
  screening: ['em triagem', 'em triagem'],
  interview: ['em entrevista', 'em entrevista'],
  offer: ['com proposta', 'com proposta'],
  rejected: ['recusada', 'recusadas'],
  closed: ['encerrada', 'encerradas'],
};

/** "8 candidaturas enviadas: 3 com entrevista (38%) e 1 com proposta (13%)."; null before any was sent. */
export function describeFunnel({ applied, interview, offer }: Funnel): string | null {
  if (applied === 0) return null;
  const sent = formatCount(applied, 'candidatura enviada', 'candidaturas enviadas');
  const reached = (count: number, what: string) => `${count} com ${what} (${formatShare(count / applied)})`;
  return `${sent}: ${reached(interview, 'entrevista')} e ${reached(offer, 'proposta')}.`;
}

/** "5 vagas: 3 salvas, 1 em triagem e 1 recusada." */
export function describeCounts(counts: Readonly<Record<JobStage, number>>): string {
  const total = JOB_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  if (total === 0) return 'nenhuma vaga.';
  const parts = JOB_STAGES.filter((stage) => counts[stage] > 0).map(
    (stage) => `${counts[stage]} ${COUNTED[stage][counts[stage] === 1 ? 0 : 1]}`,
  );
  return `${describeJobs(total)}: ${formatList(parts)}.`;
}

/** What to do next with a job. */
export interface NextStep {
  readonly label: string;
  readonly path: string;
  /** The limit of the month that it counts towards; null for none. */
  readonly limit: ToolLimit | null;
}

/** What to do next with a job for which the person noted nothing; null where nothing is left to do. */
export function suggestNextStep(id: string, job: Pick<SavedJob, 'stage' | 'fit'>): NextStep | null {
  switch (job.stage) {
    case 'saved':
      if (isFarAbove(job))
        return { label: 'Ver o que falta', path: `${buildSavedJobPath(id)}#${FIT_ID}`, limit: null };
      return { label: 'Adaptar o currículo para ela', path: withJob(HOME_PATH, id), limit: RESUME_LIMIT };
    case 'applied':
      return {
        label: 'Marcar o dia de perguntar pelo retorno',
        path: `${buildSavedJobPath(id)}#${NEXT_STEP_ID}`,
        limit: null,
      };
    case 'screening':
    case 'interview':
      return {
        label: 'Treinar a entrevista desta vaga',
        path: withJob(SIMULATOR_PATH, id),
        limit: INTERVIEW_LIMIT,
      };
    case 'offer':
      return { label: 'Comparar a proposta em CLT e PJ', path: NET_INCOME_PATH, limit: null };
    case 'rejected':
    case 'closed':
      return null;
  }
}
