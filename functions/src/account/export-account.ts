import type { UserRecord } from 'firebase-admin/auth';
import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { ok, type AccountExport } from '@aura/shared-domain';
import { readOwnContributions } from '../company/membership/own-contribution.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { enqueueMessage } from '../messages/enqueue-message.ts';
import { describeWhen } from '../messages/describe-when.ts';
import type { Part, PartDeps } from '../parts/define-part.ts';
import { readOwner } from './owner.ts';
import { streamDocumentTree, type StoredDocument } from './stored-documents.ts';

export type ExportDeps = Pick<PartDeps, 'db' | 'accounts' | 'messages' | 'now'>;

/** An export whose documents are still being read. */
export interface RunningExport {
  readonly head: Omit<AccountExport, 'documents'>;
  readonly documents: AsyncIterable<AccountExport['documents'][number]>;
}

/**
 * GET /account/export: everything stored about a person, and the part of it that companies count. It walks the stored
 * documents instead of a list of names, so that it includes those of later features.
 */
export function exportAccount(
  deps: ExportDeps,
  parts: readonly Part[],
): PersonCall<undefined, RunningExport> {
  const { db, accounts, now } = deps;
  return async (uid) => {
    const owner = await readOwner(accounts, uid);
    if (!owner.ok) return owner;
    const head = {
      exportedAt: now().toISOString(),
      account: readAccount(owner.value),
      contributions: await readOwnContributions({ db, now }, uid),
    };
    await tellOfExport(db, uid, now());
    return ok({ head, documents: convertDocuments(streamDocuments(deps, owner.value, parts)) });
  };
}

/** An attacker who took over the account would export its data first, so notify the owner. */
async function tellOfExport(db: Firestore, uid: string, at: Date): Promise<void> {
  const values = { when: describeWhen(at) };
  const about = at.toISOString().slice(0, 13);
  await db.runTransaction(async (tx) =>
    enqueueMessage(tx, db, { kind: 'data-export', to: { uid }, values, about }, at),
  );
}

async function* streamDocuments(
  deps: ExportDeps,
  owner: UserRecord,
  parts: readonly Part[],
): AsyncGenerator<StoredDocument> {
  yield* streamDocumentTree(deps.db.doc(`users/${owner.uid}`));
  for (const { exported } of parts) if (exported) yield* exported(owner, deps);
}

async function* convertDocuments(documents: AsyncIterable<StoredDocument>): RunningExport['documents'] {
  for await (const { path, data } of documents) {
    yield { path, data: toJson(data) as Record<string, unknown> };
  }
}

function readAccount({ uid, metadata, ...user }: UserRecord): AccountExport['account'] {
  const { creationTime, lastSignInTime } = metadata;
  return {
    uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoUrl: user.photoURL ?? null,
    providers: user.providerData.map((provider) => provider.providerId),
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}

/** A stored value as JSON can hold it: times as ISO 8601 in UTC, references as paths, bytes as base64. */
export function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
}
