import { jobsInWords } from '../parts/jobs-in-words.ts';
import { formatList, JOB_STAGES, type JobStage } from '@aura/shared-domain';

/** What a person reads for a stage. */
export const STAGE_LABELS: Readonly<Record<JobStage, string>> = {
  saved: 'Salva',
  applied: 'Aplicada',
  screening: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  rejected: 'Recusada',
  closed: 'Encerrada',
};

/** For one job, and for several. */
const COUNTED: Readonly<Record<JobStage, readonly [string, string]>> = {
  saved: ['salva', 'salvas'],
  applied: ['aplicada', 'aplicadas'],
  screening: ['em triagem', 'em triagem'],
  interview: ['em entrevista', 'em entrevista'],
  offer: ['com proposta', 'com proposta'],
  rejected: ['recusada', 'recusadas'],
  closed: ['encerrada', 'encerradas'],
};

/** "5 vagas: 3 salvas, 1 em triagem e 1 recusada." */
export function countsInWords(counts: Readonly<Record<JobStage, number>>): string {
  const total = JOB_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  if (total === 0) return 'nenhuma vaga.';
  const parts = JOB_STAGES.filter((stage) => counts[stage] > 0).map(
    (stage) => `${counts[stage]} ${COUNTED[stage][counts[stage] === 1 ? 0 : 1]}`,
  );
  return `${jobsInWords(total)}: ${formatList(parts)}.`;
}
