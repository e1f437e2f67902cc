import { err, ok } from '@aura/shared-domain';
import type { BackendResult } from '../backend/session-backend.contract.ts';

/** Runs a call of the library; an exception becomes a value with the library's code. */
export async function tryCall<T>(call: () => Promise<T>): BackendResult<T> {
  try {
    return ok(await call());
  } catch (error) {
    return err({ code: readCode(error) });
  }
}

function readCode(error: unknown): string {
  const known =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  const code = known ? (error.code as string) : 'unknown';
  // without a connection the document client reports this instead of `unavailable`
  return code === 'unknown' && /failed to fetch|networkerror|load failed/i.test(String(error))
    ? 'unavailable'
    : code;
}
