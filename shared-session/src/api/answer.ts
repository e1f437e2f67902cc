import {
  API_MESSAGES,
  ApiErrorBodySchema,
  PlainErrorBodySchema,
  err,
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
  return err(parseError(body) ?? makeApiError(BY_STATUS[response.status] ?? 'bad_response'));
}

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
