import * as v from 'valibot';

/** Stored data as a schema reads it; null for a form that this build does not know. */
export function parsed<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> | null {
  const outcome = v.safeParse(schema, data);
  return outcome.success ? outcome.output : null;
}
