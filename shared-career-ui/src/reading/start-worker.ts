import { err, ok, type Result } from '@aura/shared-domain';
import { READER_UNAVAILABLE, type ReadFailure } from './failure.ts';
import type { WorkerPort } from './run-in-worker.ts';

/** Where a remote's files are. */
export interface Origin {
  /** Address of the remote's files, with a final slash. */
  readonly baseUrl: string;
  readonly integrityOf: (file: string) => string | undefined;
}

/** A worker of a remote. */
export interface WorkerFile {
  /** Name of its file beside the remote's other files. */
  readonly file: string;
  /** Name of the remote, whose Trusted Types policy the page allows. */
  readonly remote: string;
}

const FETCH_TIMEOUT_MS = 15_000;

/**
 * Starts the reader. The remote's files have another origin, which cannot start a worker: the code is fetched with its
 * integrity and started from a blob.
 */
export async function startWorker(
  { baseUrl, integrityOf }: Origin,
  { file, remote }: WorkerFile,
  signal: AbortSignal,
): Promise<Result<WorkerPort, ReadFailure>> {
  try {
    const integrity = integrityOf(file);
    const response = await fetch(new URL(file, baseUrl), {
      mode: 'cors',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]),
      ...(integrity === undefined ? {} : { integrity }),
    });
    if (!response.ok) return err(READER_UNAVAILABLE);
    return ok(startWorkerFromCode(await response.blob(), remote));
  } catch {
    return err(READER_UNAVAILABLE);
  }
}

function startWorkerFromCode(code: Blob, remote: string): WorkerPort {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(makeTrustedUrl(url, remote));
  return {
    addEventListener: worker.addEventListener.bind(worker),
    postMessage: worker.postMessage.bind(worker),
    terminate: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/** Under Trusted Types a worker takes no plain text as its address; only blobs of this page pass. */
function makeTrustedUrl(url: string, remote: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(`aura-mfe-${remote}`, { createScriptURL: checkBlobUrl }) ?? null;
  return policy ? policy.createScriptURL(url) : url;
}

function checkBlobUrl(url: string): string {
  if (url.startsWith(`blob:${location.origin}/`)) return url;
  throw new TypeError('Only blobs of this page may be started as workers.');
}
