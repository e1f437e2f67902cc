import { err, ok } from '@aura/shared-domain';
import * as v from 'valibot';
import { withDeadline } from '../api/deadline.ts';
import type { AuthBackend, BackendResult, DocumentBackend } from '../backend/session-backend.contract.ts';

const DEADLINE_MS = 8_000;

/** A value of Firestore's REST interface, read into the value that it stands for. */
const ValueSchema: v.GenericSchema<unknown, unknown> = v.lazy(() =>
  v.union([
    v.pipe(
      v.object({ stringValue: v.string() }),
      v.transform((one) => one.stringValue),
    ),
    v.pipe(
      v.object({ integerValue: v.string() }),
      v.transform((one) => Number(one.integerValue)),
    ),
    v.pipe(
      v.object({ doubleValue: v.number() }),
      v.transform((one) => one.doubleValue),
    ),
    v.pipe(
      v.object({ booleanValue: v.boolean() }),
      v.transform((one) => one.booleanValue),
    ),
    v.pipe(
      v.object({ nullValue: v.unknown() }),
      v.transform(() => null),
    ),
    v.pipe(
      v.object({ timestampValue: v.string() }),
      v.transform((one) => new Date(one.timestampValue)),
    ),
    v.pipe(
      v.object({ arrayValue: v.object({ values: v.optional(v.array(ValueSchema), []) }) }),
      v.transform((one) => one.arrayValue.values),
    ),
    v.pipe(
      v.object({ mapValue: v.object({ fields: v.optional(v.record(v.string(), ValueSchema), {}) }) }),
      v.transform((one) => one.mapValue.fields),
    ),
  ]),
);

const DocumentSchema = v.object({ fields: v.optional(v.record(v.string(), ValueSchema), {}) });

/**
 * Reads some fields of a document by Firestore's REST interface: the library has no way to ask for less than a whole one.
 * @param root address of the documents of the database
 */
export function createFieldReader(
  root: string,
  idToken: AuthBackend['idToken'],
): DocumentBackend['readFields'] {
  async function ask(
    path: string,
    fields: readonly string[],
    signal: AbortSignal,
  ): BackendResult<v.InferOutput<typeof DocumentSchema>['fields'] | null> {
    const token = await idToken(false);
    if (!token.ok) return token;
    const mask = new URLSearchParams(fields.map((name) => ['mask.fieldPaths', name]));
    const headers = { Authorization: `Bearer ${token.value ?? ''}` };
    const answer = await fetch(`${root}/${path}?${mask.toString()}`, { headers, signal });
    if (answer.status === 404) return ok(null);
    const read = answer.ok ? v.safeParse(DocumentSchema, await answer.json()) : null;
    return read?.success ? ok(read.output.fields) : err({ code: 'unavailable' });
  }

  return async (path, fields) => {
    try {
      const outcome = await withDeadline(DEADLINE_MS, [], (signal) => ask(path, fields, signal));
      return outcome === 'timeout' || outcome === 'aborted' ? err({ code: 'unavailable' }) : outcome;
    } catch {
      return err({ code: 'unavailable' });
    }
  };
}
