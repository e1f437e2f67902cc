import type { Result } from '@aura/shared-domain';
import type { PictureHost } from '@aura/shared-career/resume';
import * as v from 'valibot';
import { CRASHED, type ReadFailure } from './failure.ts';
import { ReadRequestSchema, type ReadRequest, type WorkerReply } from './protocol-schema.ts';

type Post = (reply: WorkerReply) => void;

interface File {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Circumstances {
  readonly now: Date;
  readonly onProgress?: (fraction: number, stage: string) => void;
  /** What recognises text in pictures. */
  readonly pictures?: PictureHost;
}

/** What reads one kind of document. */
export interface Reader {
  readonly file: (file: File, how: Circumstances) => Promise<Result<unknown, ReadFailure>>;
  readonly text: (text: string, how: Circumstances) => Result<unknown, ReadFailure>;
}

/** What a worker can read, by kind of document. */
export type Readers = Readonly<Record<string, Reader>>;

const FAILED: WorkerReply = { kind: 'failed', error: CRASHED };

/** The worker's whole work: reads what the page sent and answers in the protocol, whatever happens. */
export async function handleRead(
  message: unknown,
  readers: Readers,
  post: Post,
  pictures?: PictureHost,
): Promise<void> {
  const request = v.safeParse(ReadRequestSchema, message);
  const reader = request.success && readers[request.output.document];
  if (!reader) return post(FAILED);
  try {
    const read = await readRequested(request.output, reader, post, pictures);
    post(read.ok ? { kind: 'done', value: read.value } : { kind: 'failed', error: read.error });
  } catch {
    post(FAILED);
  }
}

function readRequested(
  { input, now: iso }: ReadRequest,
  reader: Reader,
  post: Post,
  pictures: PictureHost | undefined,
) {
  const now = new Date(iso);
  if (input.kind === 'text') return reader.text(input.text, { now });
  return reader.file(input, {
    now,
    onProgress: (fraction, stage) => post({ kind: 'progress', stage, fraction }),
    ...(pictures && { pictures }),
  });
}
