import { brotliDecompressSync } from 'node:zlib';

interface WebFont {
  readonly characters: ReadonlySet<number>;
  /** Lightest and heaviest. */
  readonly weights: readonly [number, number];
}

const HEADER = 48;
/** Places of the tables in the list of known tags (W3C "WOFF File Format 2.0", 5.1). */
const TAG = { cmap: 0, glyf: 10, loca: 11, fvar: 47, written: 63 } as const;

/** What a variable WOFF2 file says of itself: enough to compare it with its style sheet. */
export function readWebFont(file: Buffer): WebFont {
  const tables = readTables(file);
  return {
    characters: readCharacters(table(tables, TAG.cmap)),
    weights: readWeights(table(tables, TAG.fvar)),
  };
}

function table(tables: ReadonlyMap<number, Buffer>, tag: number): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`no table ${tag}`);
  return found;
}

function readTables(file: Buffer): Map<number, Buffer> {
  let at = HEADER;
  const byte = () => file.readUInt8(at++);
  const base128 = () => {
    let value = 0;
    for (;;) {
      const next = byte();
      value = value * 128 + (next & 127);
      if (next < 128) return value;
    }
  };
  const lengths = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = byte();
    const tag = flags & 63;
    if (tag === TAG.written) at += 4;
    const original = base128();
    const plain = tag === TAG.glyf || tag === TAG.loca ? 3 : 0;
    return { tag, length: flags >> 6 === plain ? original : base128() };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    lengths.map(({ tag, length }) => {
      start += length;
      return [tag, data.subarray(start - length, start)];
    }),
  );
}

/** The characters of the first subtable in format 4 (OpenType "cmap"). */
function readCharacters(cmap: Buffer): Set<number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('no subtable in format 4');
  const width = cmap.readUInt16BE(start + 6);
  const characters = new Set<number>();
  for (let segment = 0; segment < width; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    for (let char = cmap.readUInt16BE(start + 16 + width + segment); char <= last; char++)
      characters.add(char);
  }
  return characters;
}

/** The ends of the axis `wght` (OpenType "fvar"), which is the first in both faces. */
function readWeights(fvar: Buffer): readonly [number, number] {
  const axis = fvar.readUInt16BE(4);
  if (fvar.toString('latin1', axis, axis + 4) !== 'wght') throw new Error('the first axis is no weight');
  return [fvar.readInt32BE(axis + 4) / 65_536, fvar.readInt32BE(axis + 12) / 65_536];
}
