import { API_MESSAGES, type ApiError, type ApiErrorCode } from '@aura/shared-domain';

/** Next steps after a payment could not be prepared. */
type WayOn = 'again' | 'login' | 'address' | 'insist' | 'subscription' | 'progress' | 'plans';

/** Why a payment could not be prepared. */
export interface IntentFailure {
  readonly message: string;
  readonly way: WayOn;
}

export const NOT_SIGNED_IN: IntentFailure = {
  message: 'Usuário não autenticado. Por favor, faça login para continuar.',
  way: 'login',
};
export const NO_SECRET: IntentFailure = {
  message: 'Chave de pagamento não recebida do servidor.',
  way: 'again',
};
export const NO_ANSWER = 'Falha na comunicação com o servidor de pagamentos';
const NO_REASON = 'Falha ao iniciar o processo de pagamento';

const UNREACHED: readonly ApiErrorCode[] = ['offline', 'timeout', 'bad_response'];

/** Failures that a retry would not change. */
const FINAL: Partial<Record<ApiErrorCode, WayOn>> = {
  conflict: 'subscription',
  not_found: 'plans',
  invalid_request: 'plans',
  forbidden: 'plans',
};

/** Said to who has not shown yet that their address is theirs, and to whose company pays or who manages one. */
const UNCONFIRMED = /^Confirme o seu e-mail/u;
const OF_COMPANY = /^A sua (?:empresa já paga|conta é de quem gere uma empresa)/u;
/** The message for a payment that was made and waits for its confirmation. */
const CONFIRMING = /confirma/iu;

/** Explains a failed preparation to the buyer. */
export function explainIntentFailure({ code, message }: ApiError): IntentFailure {
  if (code === 'unauthenticated') return NOT_SIGNED_IN;
  if (UNREACHED.includes(code)) return { message: NO_ANSWER, way: 'again' };
  if (code === 'forbidden' && UNCONFIRMED.test(message)) return { message, way: 'address' };
  if (code === 'conflict' && OF_COMPANY.test(message)) return { message, way: 'insist' };
  if (code === 'conflict' && CONFIRMING.test(message)) return { message, way: 'progress' };
  return { message: isReason(code, message) ? message : NO_REASON, way: FINAL[code] ?? 'again' };
}

/** A server in front of the backend answers with a status only. */
const isReason = (code: ApiErrorCode, message: string): boolean =>
  message.trim() !== '' && !(code === 'unavailable' && message === API_MESSAGES.unavailable);
