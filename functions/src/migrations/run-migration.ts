import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { withDates } from '../profile/parse-profile.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS, upgradeStored, readVersion } from './upgrade-stored.ts';

const ProgressSchema = v.object({
  looked: v.number(),
  changed: v.number(),
  /** Documents that could not be converted. They stay unchanged. */
  failed: v.number(),
  /** Path of the last document that was looked at. */
  cursor: v.nullable(v.string()),
  finishedAt: v.nullable(v.date()),
});
/** How far a migration is. */
export type Progress = Readonly<v.InferOutput<typeof ProgressSchema>>;

const NOTHING: Progress = { looked: 0, changed: 0, failed: 0, cursor: null, finishedAt: null };
const PAGE = 100;

export interface MigrationRun {
  readonly db: Firestore;
  readonly now: () => Date;
  /** Counts what would change, and writes nothing. */
  readonly isDry: boolean;
  /** Begins at the first document, whatever an earlier run has reached. */
  readonly isRestarted: boolean;
  /** Ends the run after the current page; the next run resumes there. */
  readonly signal: AbortSignal;
  /** Called with each document that could not be changed. */
  readonly onFault: (path: string, why: string) => void;
  readonly page?: number;
  readonly all?: readonly Migration[];
}

/**
 * Walks over all documents of a kind and converts those of an older form to the next. It stores its progress after
 * each page, so that it resumes after an interruption; repeating a page changes nothing.
 */
export async function runMigration(migration: Migration, run: MigrationRun): Promise<Progress> {
  const { db, isDry, isRestarted, signal, page = PAGE } = run;
  const record = db.doc(`migrations/${String(migration.number).padStart(4, '0')}`);
  let progress = isDry || isRestarted ? NOTHING : await readProgress(record);
  while (progress.finishedAt === null && !signal.aborted) {
    const ordered = db.collectionGroup(migration.collection).orderBy(FieldPath.documentId());
    const after = progress.cursor === null ? ordered : ordered.startAfter(db.doc(progress.cursor));
    const { docs } = await after.limit(page).get();
    const outcomes = await Promise.all(docs.map((found) => visit(migration, found, run)));
    const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
    progress = {
      looked: progress.looked + docs.length,
      changed: progress.changed + count('changed'),
      failed: progress.failed + count('failed'),
      cursor: docs.at(-1)?.ref.path ?? progress.cursor,
      finishedAt: docs.length < page ? run.now() : null,
    };
    if (!isDry) await record.set(progress);
  }
  return progress;
}

async function readProgress(record: DocumentReference): Promise<Progress> {
  const data = (await record.get()).data();
  return data ? v.parse(ProgressSchema, withDates(data)) : NOTHING;
}

type Outcome = 'changed' | 'same' | 'failed';

async function visit(
  migration: Migration,
  found: QueryDocumentSnapshot,
  { db, isDry, onFault, all = MIGRATIONS }: MigrationRun,
): Promise<Outcome> {
  const { ref } = found;
  /** New fields of a document; null if it already has this form. */
  const change = (data: unknown) => {
    const fields = withDates(data);
    const ofKind = all.filter(({ kind, number }) => kind === migration.kind && number <= migration.number);
    if (readVersion(fields) > ofKind.length) return null;
    return upgradeStored(migration.kind, ref.id, fields, ofKind);
  };
  try {
    if (isDry) return change(found.data()) ? 'changed' : 'same';
    return await db.runTransaction(async (tx) => {
      const stored = (await tx.get(ref)).data();
      const changed = stored === undefined ? null : change(stored);
      if (!changed) return 'same';
      tx.update(ref, selectNew(stored, changed));
      return 'changed';
    });
  } catch (error) {
    onFault(ref.path, error instanceof Error ? error.message : String(error));
    return 'failed';
  }
}

/** Fields that differ from the stored document: unchanged ones are not written again, and keep their exact times. */
const selectNew = (stored: unknown, changed: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const before = v.parse(v.looseObject({}), withDates(stored));
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
};
