import {
  BehaviorRecordSchema,
  ok,
  type BehaviorRecord,
  type BehaviorResult,
  type Result,
} from '@aura/shared-domain';
import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** A mapping of the past; `record` is null where it was stored in a form that this build does not know. */
export interface ListedBehaviorRecord {
  readonly id: string;
  readonly record: BehaviorRecord | null;
}

export interface BehaviorRecords {
  /** The mappings that the person has done and kept, newest first; at most fifty. */
  readonly listBehaviorRecords: () => Promise<Result<ListedBehaviorRecord[], Failure>>;
  /** Keeps a result in the history. @param id of 8 to 64 characters; the same id is kept once */
  readonly keepBehaviorRecord: (id: string, result: BehaviorResult) => Promise<Result<void, Failure>>;
  readonly deleteBehaviorRecord: (id: string) => Promise<Result<void, Failure>>;
}

/** As many as the security rules let one query read. */
const LISTED = 50;

const FAILED = {
  list: 'Não foi possível carregar seus mapeamentos anteriores. Tente novamente.',
  keep: 'Não foi possível guardar o resultado. Tente novamente.',
  delete: 'Não foi possível apagar o mapeamento. Tente novamente.',
} as const;

const recordPath = (uid: string, id: string): string => `users/${uid}/behavioralResults/${id}`;

/** The mappings of the person: written, read and taken away by nobody else. */
export function createBehaviorRecords(session: Session): BehaviorRecords {
  return {
    listBehaviorRecords: () =>
      forPerson(session, FAILED.list, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/behavioralResults`, 'at', LISTED);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, record: parsed(BehaviorRecordSchema, data) })));
      }),

    keepBehaviorRecord: (id, result) =>
      forPerson(session, FAILED.keep, async ({ backend, uid }) => {
        const written = await backend.writeDocument(recordPath(uid, id), { ...result, at: SERVER_TIME });
        if (written.ok) return written;
        // An earlier try may have been kept without its answer coming back; a record is never written over.
        const read = await backend.readDocument(recordPath(uid, id));
        return read.ok && read.value !== null ? ok(undefined) : written;
      }),

    deleteBehaviorRecord: (id) =>
      forPerson(session, FAILED.delete, ({ backend, uid }) => backend.deleteDocument(recordPath(uid, id))),
  };
}
