import {
  API_MESSAGES,
  ApiErrorBodySchema,
  PASSING_REFUSALS,
  PlainErrorBodySchema,
  UNREACHED_MESSAGE,
  err,
  formatCount,
  type ApiError,
  type ApiErrorCode,
  type Result,
  type Schema,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { validate } from '../schema/validate.ts';

/** An error with the text that a person reads where the server gave none. */
export function makeApiError(code: ApiErrorCode): ApiError {
  return { code, message: API_MESSAGES[code] };
}

/** The error of a request without an answer. The connection is named as the reason only if the device has none. */
export const makeUnreachedError = (): ApiError =>
  navigator.onLine ? { code: 'offline', message: UNREACHED_MESSAGE } : makeApiError('offline');

/** Answers of servers in front of the backend, which do not speak its error shape. */
const BY_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  413: 'too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The content of a backend answer: the validated response, or the server's own code and message. */
export async function readAnswer<T>(response: Response, schema: Schema<T>): Promise<Result<T, ApiError>> {
  const body = await readJson(response);
  if (response.ok) {
    const parsed = validate(schema, body);
    return parsed.ok ? parsed : err(makeApiError('bad_response'));
  }
  const error = parseError(body) ?? makeApiError(BY_STATUS[response.status] ?? 'bad_response');
  return err({ ...error, message: describeRefusal(error, response.headers) });
}

/** The usual text of a refusal that passes says when to try again, where the server does. */
function describeRefusal({ code, message }: ApiError, headers: Headers): string {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0) || message !== API_MESSAGES[code] || !isPassing(code)) return message;
  return `${PASSING_REFUSALS[code]} Tente de novo em ${describeWait(seconds)}.`;
}

const isPassing = (code: ApiErrorCode): code is keyof typeof PASSING_REFUSALS => code in PASSING_REFUSALS;

/** Never shorter than the wait. */
const describeWait = (seconds: number): string =>
  seconds <= 60
    ? formatCount(Math.ceil(seconds), 'segundo', 'segundos')
    : formatCount(Math.ceil(seconds / 60), 'minuto', 'minutos');

/** The error in either of the backend's formats; null for other answers. */
function parseError(body: unknown): ApiError | null {
  const usual = v.safeParse(ApiErrorBodySchema, body);
  if (usual.success) return usual.output.error;
  const plain = v.safeParse(PlainErrorBodySchema, body);
  return plain.success ? { code: plain.output.code, message: plain.output.error } : null;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
