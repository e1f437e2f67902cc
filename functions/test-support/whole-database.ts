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

const ROOT = 'projects/demo-aura/databases/(default)/documents';

/**
 * All documents of the emulator's database that have one of the texts in their path or in their data. It asks the
 * emulator in one query over every collection, and so knows none of them by name.
 */
export async function storedAbout(texts: readonly string[]): Promise<StoredRow[]> {
  const response = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${ROOT}:runQuery`, {
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

/** Paths of the documents that {@link storedAbout} finds. */
export const documentsWith = async (texts: readonly string[]): Promise<string[]> =>
  (await storedAbout(texts)).map(({ name }) => name.slice(ROOT.length + 1));
