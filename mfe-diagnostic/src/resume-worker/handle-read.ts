import { readResumeFile, readResumeText } from '@aura/shared-career/resume';
import * as v from 'valibot';
import { CRASHED } from './failure.ts';
import { ReadRequestSchema, type ReadRequest, type WorkerReply } from './protocol.ts';

type Post = (reply: WorkerReply) => void;

const FAILED: WorkerReply = { kind: 'failed', error: CRASHED };

/** The worker's whole work: reads what the page sent and answers in the protocol, whatever happens. */
export async function handleRead(message: unknown, post: Post): Promise<void> {
  const request = v.safeParse(ReadRequestSchema, message);
  if (!request.success) return post(FAILED);
  try {
    const read = await readRequested(request.output, post);
    post(read.ok ? { kind: 'done', resume: read.value } : { kind: 'failed', error: read.error });
  } catch {
    post(FAILED);
  }
}

function readRequested({ input, now: iso }: ReadRequest, post: Post) {
  const now = new Date(iso);
  if (input.kind === 'text') return readResumeText(input.text, { now });
  return readResumeFile(input, {
    now,
    onProgress: (fraction, stage) => post({ kind: 'progress', stage, fraction }),
  });
}
