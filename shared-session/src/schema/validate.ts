import { err, ok, type Result, type Schema } from '@aura/shared-domain';

/** What the Standard Schema says a validation gives. */
interface Outcome<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** What a schema makes of a value; the error is null. A schema that answers later accepts nothing. */
export function validate<T>(schema: Schema<T>, value: unknown): Result<T, null> {
  const outcome = schema['~standard'].validate(value) as Outcome<T>;
  return 'value' in outcome && !outcome.issues ? ok(outcome.value) : err(null);
}
