import * as v from 'valibot';

/** Chosen by the client; the same id gives the same answer and has its effect once. */
export const RequestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
