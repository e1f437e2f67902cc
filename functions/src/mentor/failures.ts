import { MENTOR_LIMITS } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** What a person is told where the mentor cannot do what they asked for. */
export const MENTOR_FAILURES = {
  notThere: {
    code: 'not_found',
    message: 'Esta resposta não está mais no seu histórico. Recarregue a página para ver as de agora.',
  },
  noStep: { code: 'invalid_request', message: 'Esta resposta não traz um passo para levar ao plano.' },
  tasksFull: {
    code: 'conflict',
    message: `Seu plano já tem ${MENTOR_LIMITS.openTasks} tarefas abertas do mentor, o máximo. Conclua uma delas e tente de novo.`,
  },
  planFull: {
    code: 'conflict',
    message: 'Seu plano já tem tarefas demais para receber mais uma. Refaça o diagnóstico para renová-lo.',
  },
  factsFull: {
    code: 'conflict',
    message: `O mentor já guarda ${MENTOR_LIMITS.facts} informações sobre você, o máximo. Apague uma delas e tente de novo.`,
  },
} as const satisfies Readonly<Record<string, Failure>>;
