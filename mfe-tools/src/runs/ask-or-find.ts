import { err, ok, type ApiError, type ApiErrorCode, type Result } from '@aura/shared-domain';
import { loadRun, type RunTool, type StoredRuns } from './records.ts';
import { runFailure, type RunFailure } from './run-failure.ts';

/** Failures after which the backend may have stored the run all the same: only its answer did not come, or not whole. */
const WITHOUT_ANSWER: ReadonlySet<ApiErrorCode> = new Set([
  'timeout',
  'offline',
  'bad_response',
  'unavailable',
]);

/** What is stored of a run whose answer did not come. */
type FoundRun<T extends RunTool> = StoredRuns[T] & { readonly runId: string };

/**
 * Asks the backend for a run. Without an answer, it looks for what was stored under the id of the request, so that
 * nothing stored is reported as lost.
 */
export async function askOrFind<T extends RunTool, Answer>(
  tool: T,
  requestId: string,
  ask: () => Promise<Result<Answer, ApiError>>,
): Promise<Result<Answer | FoundRun<T>, RunFailure>> {
  const wasOnline = navigator.onLine;
  const asked = await ask();
  if (asked.ok) return asked;
  const failure = runFailure(asked.error);
  // A request that never left the device has stored nothing.
  if (!wasOnline || !WITHOUT_ANSWER.has(asked.error.code)) return err(failure);
  const stored = await loadRun(tool, requestId);
  if (stored.ok && stored.value) return ok({ ...stored.value, runId: requestId });
  // The backend may still be at work on it.
  const isOpen = !stored.ok || asked.error.code === 'timeout';
  return err(isOpen ? { ...failure, kind: 'unanswered' } : failure);
}
