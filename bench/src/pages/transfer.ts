/** Distinguished kinds of files. */
export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export type BytesByKind = Readonly<Record<Kind, number>>;

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Kind of a resource type of the DevTools protocol. */
export const kindOf = (resourceType: string): Kind => KIND_OF[resourceType] ?? 'other';

/** Sums transferred bytes, kind by kind. */
export function bytesByKind(files: readonly { readonly kind: Kind; readonly bytes: number }[]): BytesByKind {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, bytes } of files) sums[kind] += bytes;
  return sums;
}

/** The sum over all kinds. */
export const totalOf = (bytes: BytesByKind): number => KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
