import { err, ok, type Result, type Schema } from '@aura/shared-domain';
import * as v from 'valibot';
import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { validate } from '../schema/validate.ts';
import { runForPerson, type Failure } from '../session/run-for-person.ts';
import type { Session } from '../session/session-store.ts';

/** Unfinished input, in `users/{uid}/drafts/{key}`. */
export interface Draft<T> {
  /** The stored draft; null if there is none, or if it does not fit the schema. */
  readonly load: () => Promise<Result<T | null, Failure>>;
  /** Stores a JSON value; at most 200 000 characters of it. */
  readonly save: (value: T) => Promise<Result<void, Failure>>;
  /** Deletes it. */
  readonly clear: () => Promise<Result<void, Failure>>;
}

const MAX_CHARACTERS = 200_000;
const LOAD_FAILED = 'Não foi possível recuperar o que você já tinha preenchido.';
const SAVE_FAILED = 'Não foi possível guardar seu progresso. Continue: tentaremos de novo na próxima etapa.';
const TOO_LARGE = 'Seu progresso ficou grande demais para ser guardado.';
const CLEAR_FAILED = 'Não foi possível apagar o rascunho guardado.';

const StoredSchema = v.object({ data: v.pipe(v.string(), v.parseJson()) });

/**
 * Access to half-finished work: the value as JSON text and the time of the last change. Its `key` is of the feature: small
 * letters, digits and hyphens.
 */
export function createDrafts(session: Session): <T>(key: string, schema: Schema<T>) => Draft<T> {
  return <T>(key: string, schema: Schema<T>): Draft<T> => {
    const pathOf = (uid: string) => `users/${uid}/drafts/${key}`;
    return {
      load: () =>
        runForPerson(session, LOAD_FAILED, async ({ backend, uid }) => {
          const read = await backend.readDocument(pathOf(uid));
          if (!read.ok) return read;
          const stored = v.safeParse(StoredSchema, read.value);
          const value = stored.success ? validate(schema, stored.output.data) : null;
          return ok(value?.ok ? value.value : null);
        }),

      save: async (value) => {
        const data = JSON.stringify(value) ?? 'null';
        if (data.length > MAX_CHARACTERS) return err({ message: TOO_LARGE });
        return runForPerson(session, SAVE_FAILED, ({ backend, uid }) =>
          backend.writeDocument(pathOf(uid), { data, updatedAt: SERVER_TIME }),
        );
      },

      clear: () =>
        runForPerson(session, CLEAR_FAILED, ({ backend, uid }) => backend.deleteDocument(pathOf(uid))),
    };
  };
}
