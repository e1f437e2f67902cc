import { err, FACET_IDS, ok, type Result } from '@aura/shared-domain';
import type { PlaceKey } from '../places/place-answer.ts';
import { computeNorms } from '../engine/norms.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { createVocabulary } from '../engine/vocabulary.ts';
import { STOP_WORDS } from '../tokens/stop-words.ts';
import { SYNONYMS } from '../../generated/synonyms.ts';
import { joinSections, splitSections } from './sections.ts';

const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
const FACTORS = [0x01000193, 0x85ebca6b] as const;

/**
 * Two 32-bit numbers that tell whether words were changed. Every step is a bijection, so that a change of a single word
 * is always seen. Not for secrets.
 */
function computeChecksum(words: Uint32Array): readonly [number, number] {
  let [first, second]: number[] = [...SEEDS];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    first = Math.imul((first ?? 0) ^ word, FACTORS[0]);
    second = Math.imul(((second ?? 0) >>> 15) ^ (second ?? 0) ^ word, FACTORS[1]);
  }
  return [(first ?? 0) >>> 0, (second ?? 0) >>> 0];
}

/** Why bytes are no index: changed or cut on their way, or made by another version of this code or its tables. */
export type SnapshotError = 'damaged' | 'otherVersion';

/** Changes with every change of the format or of how texts are read. */
const FORMAT = 1;
/** Written as the machine orders bytes: one of another order reads another number. */
const MAGIC = 0x41_55_52_41;
/** Magic, format, tables (2), checksum (2), and two that are free. */
const HEADER_NUMBERS = 8;
const HEADER_BYTES = HEADER_NUMBERS * 4;
const CHECKSUM_AT = 4;

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** Checksum of the tables that define words: an index made with others answers wrongly. */
const TABLES = computeChecksum(Uint32Array.from(encode([SYNONYMS, ...STOP_WORDS])));

const makeHeader = (sums: readonly [number, number]): Uint32Array =>
  Uint32Array.from([MAGIC, FORMAT, ...TABLES, ...sums, 0, 0]);

const computeChecksumOf = (bytes: Uint8Array): readonly [number, number] =>
  computeChecksum(
    new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, (bytes.length - HEADER_BYTES) >>> 2),
  );

/** The index as bytes, to start from without reading the ads again. The texts of the ads are not in it. */
export function writeSnapshot({ ids, vocabulary, lists, lengths, columns }: SearchIndex): Uint8Array {
  const bytes = joinSections(
    [
      encode([ids, vocabulary.terms, vocabulary.forms, columns.places]),
      vocabulary.formOf,
      lists.starts,
      lists.postings,
      lists.codes,
      lengths,
      columns.days,
      columns.salaries,
      columns.placeStarts,
      columns.placeNumbers,
      ...columns.masks,
    ],
    HEADER_BYTES,
  );
  new Uint32Array(bytes.buffer, 0, HEADER_NUMBERS).set(makeHeader(computeChecksumOf(bytes)));
  return bytes;
}

const toNumbers = (bytes: Uint8Array | undefined): Uint32Array =>
  bytes ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2) : new Uint32Array();

function read(sections: readonly Uint8Array[]): SearchIndex {
  const [
    texts,
    formOf,
    starts,
    postings,
    codes,
    lengths,
    days,
    salaries,
    placeStarts,
    placeNumbers,
    ...masks
  ] = sections;
  const [ids, terms, forms, places] = decode(texts ?? new Uint8Array()) as [
    string[],
    string[],
    string[],
    PlaceKey[],
  ];
  const own = lengths
    ? new Uint16Array(lengths.buffer, lengths.byteOffset, lengths.byteLength >>> 1)
    : new Uint16Array();
  return {
    ids,
    vocabulary: createVocabulary(terms, forms, toNumbers(formOf)),
    lists: { starts: toNumbers(starts), postings: toNumbers(postings), codes: codes ?? new Uint8Array() },
    lengths: own,
    norms: computeNorms(own),
    columns: {
      masks: masks.map(toNumbers),
      days: toNumbers(days),
      salaries: salaries
        ? new Float64Array(salaries.buffer, salaries.byteOffset, salaries.byteLength >>> 3)
        : new Float64Array(),
      places,
      placeStarts: toNumbers(placeStarts),
      placeNumbers: toNumbers(placeNumbers),
    },
  };
}

const SECTIONS = 10 + FACET_IDS.length;

/**
 * An index from its bytes, which it keeps looking at: they must not be changed afterwards.
 * Bytes that start anywhere but at a multiple of eight are copied first.
 */
export function openSnapshot(given: Uint8Array): Result<SearchIndex, SnapshotError> {
  if (given.length < HEADER_BYTES || given.length % 8 !== 0) return err('damaged');
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const found = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_NUMBERS);
  const expected = makeHeader(computeChecksumOf(bytes));
  if (found.some((number, at) => at < CHECKSUM_AT && number !== expected[at])) return err('otherVersion');
  if (found.some((number, at) => number !== expected[at])) return err('damaged');
  const sections = splitSections(bytes, HEADER_BYTES);
  return sections?.length === SECTIONS ? ok(read(sections)) : err('damaged');
}
