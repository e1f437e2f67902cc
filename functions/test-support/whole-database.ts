interface Row {
  readonly document?: { readonly name: string; readonly fields?: unknown };
}

/**
 * Paths of all documents of the emulator's database that have one of the texts in their path or in their data. It
 * asks the emulator in one query over every collection, and so knows none of them by name.
 */
export async function documentsWith(texts: readonly string[]): Promise<string[]> {
  const root = 'projects/demo-aura/databases/(default)/documents';
  const response = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${root}:runQuery`, {
    method: 'POST',
    // The emulator lets this token past the rules.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await response.json()) as readonly Row[];
  return rows
    .flatMap(({ document }) => document ?? [])
    .filter((document) => texts.some((text) => JSON.stringify(document).includes(text)))
    .map(({ name }) => name.slice(root.length + 1));
}
