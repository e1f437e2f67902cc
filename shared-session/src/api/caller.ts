/** The current page: one of a remote with its release, or one of the shell. */
export type ShownPage =
  | { readonly kind: string }
  | {
      readonly kind: 'remote';
      readonly entry: { readonly descriptor: { readonly name: string; readonly version: string } };
    };

/** Whose page calls the backend, as its log reads it: `tools@1.4.0 r12`, or `shell r12` for a page of the shell. */
export function describeCaller(page: ShownPage, revision: number): string {
  if (!('entry' in page)) return `shell r${revision}`;
  const { name, version } = page.entry.descriptor;
  return `${name}@${version} r${revision}`;
}
