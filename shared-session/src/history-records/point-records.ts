import { ok, PointEntrySchema, type PointEntry, type Result } from '@aura/shared-domain';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** An entry of the ledger of points; `entry` is null where it was stored in a form that this build does not know. */
export interface ListedPointEntry {
  readonly id: string;
  readonly entry: PointEntry | null;
}

export interface PointRecords {
  /** The newest entries, newest first; at most fifty. */
  readonly listPointEntries: () => Promise<Result<ListedPointEntry[], Failure>>;
}

/** Entries that are listed, and as many as the security rules let one query read. */
const LISTED_ENTRIES = 50;

const FAILED = 'Não foi possível carregar o histórico dos seus pontos. Tente novamente.';

/** How the person's points came about. Entries are added with what moves the points, and never taken away. */
export function createPointRecords(session: Session): PointRecords {
  return {
    listPointEntries: () =>
      forPerson(session, FAILED, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/pointEvents`, 'entry', LISTED_ENTRIES);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, entry: parsed(PointEntrySchema, data) })));
      }),
  };
}
