import { API_MESSAGES } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { explainIntentFailure } from './intent-failure.ts';

const NO_ANSWER = 'Falha na comunicação com o servidor de pagamentos';

test.each([
  ['unauthenticated', 'x', 'Usuário não autenticado. Por favor, faça login para continuar.', 'login'],
  ['offline', API_MESSAGES.offline, NO_ANSWER, 'again'],
  ['timeout', API_MESSAGES.timeout, NO_ANSWER, 'again'],
  ['bad_response', API_MESSAGES.bad_response, NO_ANSWER, 'again'],
  ['unavailable', 'O Stripe não respondeu.', 'O Stripe não respondeu.', 'again'],
  ['internal', '  ', 'Falha ao iniciar o processo de pagamento', 'again'],
  ['rate_limited', API_MESSAGES.rate_limited, API_MESSAGES.rate_limited, 'again'],
  ['conflict', 'Você já tem uma assinatura.', 'Você já tem uma assinatura.', 'subscription'],
  ['conflict', 'Já foi feito e está sendo confirmado.', 'Já foi feito e está sendo confirmado.', 'progress'],
  ['conflict', 'Espere a confirmação.', 'Espere a confirmação.', 'progress'],
  ['forbidden', 'Confirme o seu e-mail antes.', 'Confirme o seu e-mail antes.', 'address'],
  ['forbidden', 'Outra coisa.', 'Outra coisa.', 'plans'],
  ['conflict', 'A sua empresa já paga o seu acesso.', 'A sua empresa já paga o seu acesso.', 'insist'],
  [
    'conflict',
    'A sua conta é de quem gere uma empresa.',
    'A sua conta é de quem gere uma empresa.',
    'insist',
  ],
  ['invalid_request', 'Não está à venda.', 'Não está à venda.', 'plans'],
] as const)('%s with "%s"', (code, message, shown, way) => {
  expect(explainIntentFailure({ code, message })).toEqual({ message: shown, way });
});
