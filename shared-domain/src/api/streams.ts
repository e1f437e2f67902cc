import { MentorEventSchema, MentorRequestSchema } from './mentor.ts';
import { WritingEventSchema, WritingRequestSchema } from './writing.ts';

/** Calls that answer line by line (newline-delimited JSON), each line an `event`; made with a person's token. */
export const STREAMS = {
  writing: {
    method: 'POST',
    path: '/tools/writing',
    request: WritingRequestSchema,
    event: WritingEventSchema,
    /** To the last line. */
    timeoutMs: 25_000,
  },
  mentor: {
    method: 'POST',
    path: '/mentor',
    request: MentorRequestSchema,
    event: MentorEventSchema,
    timeoutMs: 35_000,
  },
} as const;
export type StreamName = keyof typeof STREAMS;
