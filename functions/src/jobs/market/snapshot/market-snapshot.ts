import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  err,
  ok,
  PostingSchema,
  SourceStatusSchema,
  type Posting,
  type Result,
  type SourceStatus,
} from '@aura/shared-domain';
import { buildIndex, openSnapshot, type SearchIndex, writeSnapshot } from '@aura/shared-jobs/search';
import * as v from 'valibot';
import { groupByOccupation, type IdsByOccupation } from '../group-by-occupation.ts';

/** Changes with every change of how postings are stored. */
const FORMAT = 1;

const Size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is known of a snapshot without its bytes. */
export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** Another one for other postings. */
  version: v.string(),
  sources: v.array(SourceStatusSchema),
  /** Of the packed bytes. */
  sha256: v.string(),
  size: Size,
  /** Bytes of the index, and of the table of contents that follows it; the postings are the rest. */
  sections: v.object({ index: Size, contents: Size }),
  postings: Size,
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Where each posting is among the bytes of all, so that only those that are found are read. */
const ContentsSchema = v.array(
  v.tuple([v.pipe(v.string(), v.description('id')), Size, Size, v.string(), v.array(v.string())]),
);

/** Jobs by the id of any of their ads. */
export type PostingLookup = Pick<ReadonlyMap<string, Posting>, 'get'>;

/** A market that can be searched at once. */
export interface OpenedMarket {
  readonly version: string;
  readonly sources: readonly SourceStatus[];
  readonly index: SearchIndex;
  readonly postings: PostingLookup;
  readonly byOccupation: IdsByOccupation;
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A market as bytes, to start from without reading the ads again. */
export function packMarket(
  version: string,
  postings: readonly Posting[],
  sources: readonly SourceStatus[],
): { readonly manifest: Manifest; readonly bytes: Uint8Array } {
  const index = writeSnapshot(buildIndex(postings));
  const texts = postings.map((posting) => Buffer.from(JSON.stringify(posting)));
  let at = 0;
  const contents: v.InferOutput<typeof ContentsSchema> = postings.map((posting, number) => {
    const length = texts[number]?.length ?? 0;
    at += length;
    const ads = posting.versions.map(({ id }) => id);
    return [posting.id, at - length, length, posting.reading?.occupationId ?? '', ads];
  });
  const table = Buffer.from(JSON.stringify(contents));
  // Fast rather than small: it is written every few minutes, and read by every process that starts.
  const bytes = gzipSync(Buffer.concat([index, table, ...texts]), { level: 1 });
  const manifest: Manifest = {
    format: FORMAT,
    version,
    sources: [...sources],
    sha256: digest(bytes),
    size: bytes.length,
    sections: { index: index.length, contents: table.length },
    postings: postings.length,
  };
  return { manifest, bytes };
}

/** Why bytes are no market: changed or cut on their way, or made by another version of this code. */
export type OpenFailure = 'damaged' | 'otherVersion';

/** A market from its bytes. Postings are read when somebody asks for them. */
export function openMarket(manifest: Manifest, bytes: Uint8Array): Result<OpenedMarket, OpenFailure> {
  if (bytes.length !== manifest.size || digest(bytes) !== manifest.sha256) return err('damaged');
  const all = gunzipSync(bytes);
  const { index: indexEnd, contents: length } = manifest.sections;
  const index = openSnapshot(all.subarray(0, indexEnd));
  if (!index.ok) return index;
  const table = v.safeParse(ContentsSchema, JSON.parse(decode(all, indexEnd, length)));
  if (!table.success || table.output.length !== manifest.postings) return err('damaged');
  const entries = table.output;
  const read = (entry: number): Posting | undefined => {
    const [, start = 0, size = 0] = entries[entry] ?? [];
    const text: unknown = JSON.parse(decode(all, indexEnd + length + start, size));
    return v.is(PostingSchema, text) ? text : undefined;
  };
  // Postings of another shape are another version's, whatever the number of the format says.
  if (entries.length > 0 && !read(0)) return err('otherVersion');
  return ok({
    version: manifest.version,
    sources: manifest.sources,
    index: index.value,
    postings: createLookup(entries, read),
    byOccupation: groupByOccupation(entries.map(([id, , , occupation]) => ({ id, occupation }))),
  });
}

type Contents = v.InferOutput<typeof ContentsSchema>;

const decode = (bytes: Uint8Array, start: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString();

function createLookup(contents: Contents, read: (entry: number) => Posting | undefined): PostingLookup {
  const entryOf = new Map(contents.flatMap(([, , , , ads], entry) => ads.map((id) => [id, entry] as const)));
  const known = new Map<number, Posting | undefined>();
  return {
    get(id) {
      const entry = entryOf.get(id);
      if (entry === undefined) return undefined;
      if (!known.has(entry)) known.set(entry, read(entry));
      return known.get(entry);
    },
  };
}
