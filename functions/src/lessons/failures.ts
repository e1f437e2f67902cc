import type { Failure } from '../http/failure.ts';

/** What a person is told where a lesson cannot be completed or a question of it answered. */
export const LESSON_FAILURES = {
  notDiagnosed: {
    code: 'forbidden',
    message: 'Os micro-learnings partem do seu perfil. Conclua antes o diagnóstico de carreira.',
  },
  notThere: {
    code: 'not_found',
    message: 'Esta lição não existe. Procure outra na lista de micro-learnings.',
  },
  notRead: {
    code: 'invalid_request',
    message:
      'Ainda falta ler uma parte desta lição. Leia até perto do fim, no seu ritmo, ou responda a todas as perguntas para concluí-la.',
  },
  otherQuestion: {
    code: 'invalid_request',
    message: 'Esta pergunta não faz mais parte da lição. Recarregue a página e tente de novo.',
  },
  neverAnswered: {
    code: 'conflict',
    message:
      'Suas respostas anteriores a esta pergunta não existem mais. Recarregue a página e responda de novo.',
  },
  unreadable: {
    code: 'conflict',
    message:
      'Seu progresso foi guardado por uma versão mais nova da plataforma. Recarregue a página e tente de novo.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
