import type { Failure } from '../../http/failure.ts';

/** What a person is told where a change of plan cannot be. */
export const CHANGE_FAILURES = {
  unsold: { code: 'invalid_request', message: 'Este plano não está mais à venda. Atualize a página.' },
  noSubscription: { code: 'conflict', message: 'Você não tem uma assinatura em andamento para mudar.' },
  same: { code: 'conflict', message: 'Este já é o seu plano.' },
  overdue: {
    code: 'conflict',
    message: 'A renovação está em atraso. Pague a fatura em aberto antes de mudar de plano.',
  },
  cancelled: {
    code: 'conflict',
    message:
      'A assinatura está cancelada para o fim do período. Retome-a em “Gerenciar assinatura” antes de mudar.',
  },
  scheduled: {
    code: 'conflict',
    message: 'Já há uma mudança marcada. Use “Manter o plano atual” antes de escolher outra.',
  },
  outdated: { code: 'conflict', message: 'O valor mudou desde que foi mostrado. Confira de novo.' },
  refused: {
    code: 'conflict',
    message:
      'O cartão recusou a cobrança. Nada foi cobrado e o plano não mudou. Troque o cartão em “Gerenciar assinatura” e tente de novo.',
  },
} as const satisfies Record<string, Failure>;
