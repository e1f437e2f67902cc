import { formatNumber, INTERVIEW_LIMITS } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** What a person is told where a call about a simulation cannot be carried out. */
export const INTERVIEW_FAILURES = {
  notThere: {
    code: 'not_found',
    message: 'Esta simulação não existe mais. Volte ao início do simulador e comece outra.',
  },
  sourceGone: {
    code: 'not_found',
    message: 'A simulação que você quer repetir não existe mais. Comece uma nova.',
  },
  jobGone: {
    code: 'not_found',
    message:
      'Esta vaga não está mais entre as que você acompanha. Escolha outra ou comece a simulação sem vaga.',
  },
  manyOpen: {
    code: 'conflict',
    message:
      `Você começou muitas simulações nas últimas 24 horas e cabem ${INTERVIEW_LIMITS.stored}. ` +
      'Conclua ou apague uma delas antes de começar outra.',
  },
  finished: {
    code: 'conflict',
    message: 'Esta simulação já foi concluída. Para responder de novo, repita a simulação.',
  },
  otherQuestion: {
    code: 'invalid_request',
    message: 'Esta pergunta não faz parte da simulação. Recarregue a página e tente de novo.',
  },
  nothingToAddTo: {
    code: 'invalid_request',
    message: 'Responda primeiro à pergunta. Depois você pode complementar a resposta.',
  },
  additionTooLong: {
    code: 'invalid_request',
    message:
      `O complemento passou de ${formatNumber(INTERVIEW_LIMITS.answerCharacters)} caracteres. Encurte ` +
      'o texto ou responda à pergunta outra vez.',
  },
  full: {
    code: 'too_large',
    message: 'Esta simulação já guarda texto demais. Conclua-a e comece outra para continuar praticando.',
  },
  nothingAnswered: {
    code: 'invalid_request',
    message: 'Responda a pelo menos uma pergunta antes de concluir a simulação.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
