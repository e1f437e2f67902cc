import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { invalid, type Fault } from './fault.ts';
import { parameterName } from '../http/form.ts';

/** Values of a list, in whatever way they were numbered. */
export const listOf = <T extends v.GenericSchema<string> | v.GenericSchema<object>>(item: T) =>
  v.pipe(
    v.record(v.string(), item),
    v.transform((values): v.InferOutput<T>[] => Object.values(values)),
  );

export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** Seconds since 1970. */
export const moment = v.pipe(v.string(), v.regex(/^\d{10}$/), v.transform(Number));

/** A text that an empty one takes away. */
export const clearable = v.pipe(
  v.string(),
  v.maxLength(5000),
  v.transform((value) => (value === '' ? null : value)),
);

/** Limits of Stripe's. An empty value takes a key away. */
export const metadata = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500)));

/** Puts metadata over what there was. */
export const mergeMetadata = (
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

/** Reads parameters. What is not known is refused rather than ignored: the stand-in must not seem to do it. */
export function readParameters<T extends v.GenericSchema>(
  schema: T,
  given: unknown,
): Result<v.InferOutput<T>, Fault> {
  const parsed = v.safeParse(schema, given);
  return parsed.success ? ok(parsed.output) : err(faultOf(parsed.issues[0]));
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const name = parameterName((issue.path ?? []).map(({ key }) => String(key)));
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  return issue.received === 'undefined'
    ? invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
    : invalid(`Invalid ${name}: ${issue.message}`, name);
}
