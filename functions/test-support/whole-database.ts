import { getApps } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

interface Row {
  readonly document?: StoredRow;
}

/** A document as the emulator gives it, with the times at which it was made and last written. */
interface StoredRow {
  readonly name: string;
  readonly fields?: unknown;
  readonly createTime?: string;
  readonly updateTime?: string;
}

function rootOf(db: Firestore): string {
  const app = getApps().find((known) => getFirestore(known) === db);
  if (!app?.options.projectId) throw new Error('a database of no project');
  return `projects/${app.options.projectId}/databases/(default)/documents`;
}

/**
 * All documents of a database of the emulator that have one of the texts in their path or in their data. It asks the
 * emulator in one query over every collection, and so knows none of them by name.
 */
export async function findStoredAbout(db: Firestore, texts: readonly string[]): Promise<StoredRow[]> {
  const query = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${rootOf(db)}:runQuery`;
  const response = await fetch(query, {
    method: 'POST',
    // The emulator lets this token past the rules.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await response.json()) as readonly Row[];
  return rows
    .flatMap(({ document }) => document ?? [])
    .filter((document) => texts.some((text) => JSON.stringify(document).includes(text)));
}

/** Paths of the documents that {@link findStoredAbout} finds. */
export async function documentsWith(db: Firestore, texts: readonly string[]): Promise<string[]> {
  const { length } = `${rootOf(db)}/`;
  return (await findStoredAbout(db, texts)).map(({ name }) => name.slice(length));
}
