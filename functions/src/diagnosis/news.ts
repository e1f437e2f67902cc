import {
  POINTS_PER_BADGE,
  type DiagnosisResult,
  type HeldBadge,
  type Notification,
} from '@aura/shared-domain';

interface Finished {
  readonly requestId: string;
  readonly result: Pick<DiagnosisResult, 'plan'>;
  readonly newBadges: readonly HeldBadge[];
  readonly now: Date;
}

/** What a person is told about a diagnosis that has been stored. */
export function diagnosisNews({ requestId, result, newBadges, now }: Finished): readonly Notification[] {
  const news = (id: string, text: string, link: string): Notification => ({
    id,
    text,
    link,
    read: false,
    timestamp: now.toISOString(),
  });
  const tasks = result.plan.length;
  return [
    news(
      `diagnostico_${requestId}`,
      `Seu diagnóstico está pronto, com ${tasks === 1 ? '1 tarefa' : `${tasks} tarefas`} para os próximos 90 dias.`,
      '/diagnostico/resultado',
    ),
    ...newBadges.map(({ id, name }) =>
      news(`selo_${id}`, `Você conquistou o selo ${name} e ${POINTS_PER_BADGE} pontos.`, '/perfil'),
    ),
  ];
}
