import * as v from 'valibot';
import type { Message } from './message.ts';

/** Reads a body that has to be JSON of one form; null where it is not. */
export function readJson<T extends v.GenericSchema>({ body }: Message, schema: T): v.InferOutput<T> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(body));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
