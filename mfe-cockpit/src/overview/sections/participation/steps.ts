import type { FunnelStep } from '@aura/shared-domain';

/** The name of each step of the adoption, for people in closed groups. */
export const STEP_LABELS: Readonly<Record<FunnelStep, string>> = {
  invited: 'Convidadas',
  activated: 'Aceitaram e participam',
  diagnosed: 'Fizeram o diagnóstico',
  planned: 'Têm um plano',
  firstTask: 'Concluíram a 1ª tarefa',
  retained: 'Seguem depois de 30 dias',
};
