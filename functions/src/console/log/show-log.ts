import type { Firestore } from 'firebase-admin/firestore';
import { LOG_PAGE, type LogEntry, type LogResponse, type operatorLogEndpoint } from '@aura/mfe-platform/api';
import { ok, type RequestOf, type Result } from '@aura/shared-domain';
import { isUnchanged, OPERATOR_LOG, parseEntry, type StoredEntry } from './operator-log.ts';

/** GET /console/log: who did what, and why; newest first. */
export function showLog({
  db,
}: {
  readonly db: Firestore;
}): (request: RequestOf<typeof operatorLogEndpoint>) => Promise<Result<LogResponse, never>> {
  return async ({ before }) => {
    const newest = db.collection(OPERATOR_LOG).orderBy('number', 'desc');
    const query = before === undefined ? newest : newest.where('number', '<', before);
    // One more than is shown: the last of them is held against the one before it.
    const { docs } = await query.limit(LOG_PAGE + 1).get();
    const entries = docs.map((document) => parseEntry(document.data()));
    return ok({
      entries: entries.slice(0, LOG_PAGE).map(presentEntry),
      hasOlder: entries.length > LOG_PAGE,
      isIntact: entries.every((entry, at) => isUnchanged(entry) && follows(entry, entries[at + 1])),
    });
  };
}

/** Expired entries are missing at the end of the log. */
const follows = (entry: StoredEntry, before: StoredEntry | undefined): boolean =>
  before === undefined || (entry.number === before.number + 1 && entry.previous === before.hash);

const presentEntry = ({
  number,
  at,
  operator,
  action,
  subjectUid,
  detail,
  reason,
}: StoredEntry): LogEntry => ({
  number,
  at: at.toISOString(),
  operator,
  action,
  subjectUid,
  detail,
  reason,
});
