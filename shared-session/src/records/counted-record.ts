import { countRecord, MOST_RECORDS, type CountedRecord } from '@aura/shared-domain';
import * as v from 'valibot';
import type { BackendResult, StoredDocument } from '../backend/session-backend.contract.ts';
import { buildProfilePath } from '../profile/profile-document.ts';
import type { Person } from '../session/session-store.ts';

type Owner = Pick<Person, 'backend' | 'uid'>;

/** Adds a document and counts it in the profile, in one write. */
export const addCounted = (
  { backend, uid }: Owner,
  kind: CountedRecord,
  id: string,
  data: StoredDocument['data'],
): BackendResult<void> =>
  backend.updateWith(buildProfilePath(uid), countRecord(kind, id), {
    path: `${buildProfilePath(uid)}/${kind}/${id}`,
    data,
  });

/** Whether the account has added as many documents of a kind as it may. */
export async function isFull({ backend, uid }: Owner, kind: CountedRecord): Promise<boolean> {
  const read = await backend.readDocument(buildProfilePath(uid));
  const counts = read.ok ? v.safeParse(CountsSchema, read.value) : null;
  return counts?.success === true && (counts.output.recordCounts[kind] ?? 0) >= MOST_RECORDS[kind];
}

const CountsSchema = v.object({
  recordCounts: v.object({
    consents: v.optional(v.number()),
    taskEvidence: v.optional(v.number()),
    behavioralResults: v.optional(v.number()),
  } satisfies Record<CountedRecord, unknown>),
});
