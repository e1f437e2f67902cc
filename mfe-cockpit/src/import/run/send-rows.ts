import {
  type ApiError,
  companyImportEndpoint,
  IMPORT_ROWS_PER_CALL,
  type RequestOf,
  type Result,
} from '@aura/shared-domain';
import type { GoodRow } from '../rows/check-rows.ts';
import { addAnswer, type ImportAnswer, type Sums } from './sums.ts';

/** One call of the import. With a signal it can be given up. */
export type SendRows = (
  request: RequestOf<typeof companyImportEndpoint>,
  signal?: AbortSignal,
) => Promise<Result<ImportAnswer, ApiError>>;

export interface Sending {
  readonly rows: readonly GoodRow[];
  readonly dryRun: boolean;
  /** Whether those who come onto the list get their link by e-mail. */
  readonly byMail: boolean;
  /** The earlier results: sending continues after them. */
  readonly from: Sums;
  readonly send: SendRows;
  readonly onProgress: (sums: Sums) => void;
  /** Stops it: a dry run at once, an import after the current call, because its links would be lost. */
  readonly signal: AbortSignal;
}

export type SendingEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends the rows, one call after another, until they are all answered, one call fails or it is stopped. */
export async function sendRows({
  rows,
  dryRun,
  byMail,
  from,
  send,
  onProgress,
  signal,
}: Sending): Promise<SendingEnd> {
  let sums = from;
  while (sums.sent < rows.length) {
    if (signal.aborted) return { kind: 'stopped' };
    const part = rows.slice(sums.sent, sums.sent + IMPORT_ROWS_PER_CALL);
    // oxlint-disable-next-line no-await-in-loop -- one call knows what the one before it has written
    const answer = await send({ dryRun, byMail, rows: [...part] }, dryRun ? signal : undefined);
    if (dryRun && signal.aborted) return { kind: 'stopped' };
    if (!answer.ok) return { kind: 'failed', message: answer.error.message };
    sums = addAnswer(sums, answer.value, part, dryRun);
    onProgress(sums);
  }
  return { kind: 'done' };
}
