import * as v from 'valibot';
import { describeAuthError } from '../errors/auth-errors.ts';

/** Kinds of failed calls. */
export type ApiErrorCode =
  | 'unauthenticated'
  | 'recent_login_required'
  | 'forbidden'
  | 'invalid_request'
  | 'too_large'
  | 'not_found'
  | 'conflict'
  | 'limit_reached'
  | 'rate_limited'
  | 'unavailable'
  | 'internal'
  | 'offline'
  | 'timeout'
  | 'bad_response';

export const ApiErrorCodeSchema = v.picklist([
  'unauthenticated',
  'recent_login_required',
  'forbidden',
  'invalid_request',
  'too_large',
  'not_found',
  'conflict',
  'limit_reached',
  'rate_limited',
  'unavailable',
  'internal',
] satisfies Exclude<ApiErrorCode, ClientErrorCode>[]);

/** The one error shape of the backend. `message` is Portuguese and made to be shown. */
export const ApiErrorBodySchema = v.object({
  error: v.object({ code: ApiErrorCodeSchema, message: v.string() }),
});
export type ApiErrorBody = v.InferOutput<typeof ApiErrorBodySchema>;

/** The answer of calls whose `error` is a text for people. */
export const PlainErrorBodySchema = v.object({ error: v.string(), code: ApiErrorCodeSchema });
export type PlainErrorBody = v.InferOutput<typeof PlainErrorBodySchema>;

/** Codes that only the client can give. */
type ClientErrorCode = 'offline' | 'timeout' | 'bad_response';

export interface ApiError {
  /** For the program. */
  readonly code: ApiErrorCode;
  /** Portuguese, for the person. */
  readonly message: string;
}

/** Refusals that pass; the text goes on with when to try again. */
export const PASSING_REFUSALS = {
  rate_limited: 'Muitas tentativas em pouco tempo.',
  unavailable: 'O serviço está indisponível no momento.',
} as const satisfies Partial<Record<ApiErrorCode, string>>;

/** Default message if the server sent none. */
export const API_MESSAGES: Readonly<Record<ApiErrorCode, string>> = {
  unauthenticated: 'Sua sessão terminou. Entre novamente para continuar.',
  recent_login_required: describeAuthError('requires-recent-login'),
  forbidden: 'Você não tem permissão para fazer isso.',
  invalid_request: 'Alguns dados não puderam ser aceitos. Revise e tente novamente.',
  too_large: 'O conteúdo enviado é grande demais. Reduza e tente novamente.',
  not_found: 'Não encontramos o que você pediu.',
  conflict: 'Seus dados mudaram enquanto isso acontecia. Tente novamente.',
  limit_reached: 'Você já usou o limite deste mês para esta ferramenta. Conheça os planos para continuar.',
  rate_limited: `${PASSING_REFUSALS.rate_limited} Aguarde um instante e tente novamente.`,
  unavailable: `${PASSING_REFUSALS.unavailable} Tente novamente em instantes.`,
  internal: 'Algo deu errado do nosso lado. Nada foi cobrado nem perdido. Tente novamente.',
  offline: 'Sem conexão com a internet. Verifique sua rede e tente novamente.',
  timeout: 'O serviço demorou demais para responder. Tente novamente.',
  bad_response: 'O servidor respondeu algo inesperado. Tente novamente.',
};

/** The message of a request that got no answer although the device has a connection. */
export const UNREACHED_MESSAGE = 'Não conseguimos falar com o serviço agora. Tente novamente em instantes.';
