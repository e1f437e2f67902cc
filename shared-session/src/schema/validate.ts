import { err, ok, type Result, type Schema } from '@aura/shared-domain';

/** The result of a validation in the Standard Schema. */
interface Outcome<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** Validates a value; the error is null. A schema that answers asynchronously accepts nothing. */
export function validate<T>(schema: Schema<T>, value: unknown): Result<T, null> {
  const outcome = schema['~standard'].validate(value) as Outcome<T>;
  return 'value' in outcome && !outcome.issues ? ok(outcome.value) : err(null);
}
