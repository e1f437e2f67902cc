import { formatCount, type DiagnosisResult, type HeldBadge, type Notification } from '@aura/shared-domain';
import { buildBadgeNews } from '../profile/badge-grants.ts';

interface Finished {
  readonly requestId: string;
  readonly result: Pick<DiagnosisResult, 'plan'>;
  readonly newBadges: readonly HeldBadge[];
  readonly now: Date;
}

/** The notifications about a stored diagnosis. */
export function buildDiagnosisNews({ requestId, result, newBadges, now }: Finished): readonly Notification[] {
  const tasks = result.plan.length;
  return [
    {
      id: `diagnostico_${requestId}`,
      text: `Seu diagnóstico está pronto, com ${formatCount(tasks, 'tarefa', 'tarefas')} para os próximos 90 dias.`,
      link: '/diagnostico/resultado',
      read: false,
      timestamp: now.toISOString(),
    },
    ...buildBadgeNews(newBadges, now),
  ];
}
