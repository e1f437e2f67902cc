import { err, isCountedRecord, ok, type Result, type Schema } from '@aura/shared-domain';
import { SERVER_TIME, type StoredDocument } from '../backend/session-backend.contract.ts';
import { validate } from '../schema/validate.ts';
import { runForPerson, type Failure } from '../session/run-for-person.ts';
import type { Session } from '../session/session-store.ts';
import { addCounted, isFull } from './counted-record.ts';

/** Documents of one kind that a feature keeps for the person, in `users/{uid}/{name}`. */
export interface CollectionDefinition<T> {
  /** Of the feature. */
  readonly name: string;
  /** Of a document. */
  readonly schema: Schema<T>;
  /** Field by which the newest comes first; {@link Collection.put} writes the server's time into it. */
  readonly newestBy: string;
  /** How many are listed; the security rules of the feature bound it. */
  readonly limit: number;
  /** Messages for failed operations; a general sentence by default. */
  readonly failed?: Partial<Record<keyof Collection<unknown>, string>>;
}

/** A stored document; `value` is null where it was stored in a form that the schema does not know. */
export interface Listed<T> {
  /** Of the document. */
  readonly id: string;
  /** The stored value. */
  readonly value: T | null;
}

export interface Collection<T> {
  /** The newest first, at most `limit`. */
  readonly list: (limit?: number) => Promise<Result<Listed<T>[], Failure>>;
  /** One document; null where it is not there, or unreadable. */
  readonly load: (id: string) => Promise<Result<T | null, Failure>>;
  /** Creates a document, without the time field; an existing document with this id stays unchanged. */
  readonly put: (id: string, value: object) => Promise<Result<void, Failure>>;
  /** Also where it is gone already. */
  readonly remove: (id: string) => Promise<Result<void, Failure>>;
}

const FAILED: Readonly<Record<keyof Collection<unknown>, string>> = {
  list: 'Não foi possível carregar seus dados. Tente novamente.',
  load: 'Não foi possível abrir o que você guardou. Tente novamente.',
  put: 'Não foi possível guardar. Tente novamente.',
  remove: 'Não foi possível apagar. Tente novamente.',
};

const FULL =
  'Sua conta já guardou o máximo de registros deste tipo, e este não foi guardado. Escreva para o nosso contato.';

/** Access to features' data of the person. The security rules define reads and writes. */
export function createCollections(
  session: Session,
): <T>(definition: CollectionDefinition<T>) => Collection<T> {
  return <T>({ name, schema, newestBy, limit, failed }: CollectionDefinition<T>): Collection<T> => {
    const say = { ...FAILED, ...failed };
    const pathOf = (uid: string, id: string) => `users/${uid}/${name}/${id}`;
    const valueOf = (data: unknown): T | null => {
      const read = validate(schema, data);
      return read.ok ? read.value : null;
    };
    return {
      list: (wanted = limit) =>
        runForPerson(session, say.list, async ({ backend, uid }) => {
          const count = Math.min(Math.max(1, Math.trunc(wanted)), limit);
          const listed = await backend.listNewest(`users/${uid}/${name}`, newestBy, count);
          return listed.ok ? ok(listed.value.map(({ id, data }) => ({ id, value: valueOf(data) }))) : listed;
        }),

      load: (id) =>
        runForPerson(session, say.load, async ({ backend, uid }) => {
          const read = await backend.readDocument(pathOf(uid, id));
          return read.ok ? ok(read.value === null ? null : valueOf(read.value)) : read;
        }),

      async put(id, value) {
        let isRefused = false;
        const kept = await runForPerson(session, say.put, async (person) => {
          const { backend, uid } = person;
          const data = { ...value, [newestBy]: SERVER_TIME } as StoredDocument['data'];
          const written = await (isCountedRecord(name)
            ? addCounted(person, name, id, data)
            : backend.writeDocument(pathOf(uid, id), data));
          if (written.ok) return written;
          // An earlier try may have been kept without its answer coming back; a document is never written over.
          const read = await backend.readDocument(pathOf(uid, id));
          if (read.ok && read.value !== null) return ok(undefined);
          isRefused = isCountedRecord(name) && (await isFull(person, name));
          return written;
        });
        return !kept.ok && isRefused ? err({ message: FULL }) : kept;
      },

      remove: (id) =>
        runForPerson(session, say.remove, ({ backend, uid }) => backend.deleteDocument(pathOf(uid, id))),
    };
  };
}
