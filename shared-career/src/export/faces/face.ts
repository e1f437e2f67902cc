import { unzlibSync } from 'fflate';

/** What of a font file is needed to set text in it and to put it into a document. Lengths in units of the em. */
export interface Face {
  /** The font as TrueType tables. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly box: readonly [number, number, number, number];
  /** Number of the drawing for a sign; 0 where the font has none. */
  readonly glyphOf: (sign: string) => number;
  readonly advanceOf: (glyph: number) => number;
}

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Uint8Array;
}

/** Tables of a WOFF 1.0 file, unpacked (w3.org/TR/WOFF). */
function readTables(file: Uint8Array): Table[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f_4646) throw new Error('not a WOFF file');
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [
      view.getUint32(at + 4),
      view.getUint32(at + 8),
      view.getUint32(at + 12),
    ];
    const raw = file.subarray(offset, offset + packed);
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    return { tag, checksum: view.getUint32(at + 16), data: packed < length ? unzlibSync(raw) : raw };
  });
}

const alignLength = (length: number): number => (length + 3) & ~3;

/** The tables as a TrueType file. */
function writeFile(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const head = 12 + tables.length * 16;
  const bytes = new Uint8Array(head + tables.reduce((sum, { data }) => sum + alignLength(data.length), 0));
  const view = new DataView(bytes.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x0001_0000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let offset = head;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16;
    bytes.set(
      Array.from(tag, (sign) => sign.charCodeAt(0)),
      at,
    );
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    bytes.set(data, offset);
    offset += alignLength(data.length);
  });
  return bytes;
}

/** Sign to drawing, of a character map in format 4, which holds the whole of the basic plane. */
function mapOf(cmap: DataView): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(at) !== 4) continue;
    const count = cmap.getUint16(at + 6);
    for (let segment = 0; segment < count; segment += 2) {
      const last = cmap.getUint16(at + 14 + segment);
      const first = cmap.getUint16(at + 16 + count + segment);
      const delta = cmap.getUint16(at + 16 + 2 * count + segment);
      const place = at + 16 + 3 * count + segment;
      const range = cmap.getUint16(place);
      for (let code = first; code <= last && code !== 0xff_ff; code += 1) {
        const raw = range === 0 ? code : cmap.getUint16(place + range + (code - first) * 2);
        if (range === 0 || raw !== 0) map.set(code, (raw + delta) & 0xff_ff);
      }
    }
    return map;
  }
  return map;
}

/** Reads a font file in the WOFF 1.0 format with TrueType outlines. */
export function readFace(file: Uint8Array, name: string): Face {
  const tables = readTables(file);
  const view = (tag: string): DataView => {
    const data = tables.find((table) => table.tag === tag)?.data;
    if (!data) throw new Error(`font without ${tag}`);
    return new DataView(data.buffer, data.byteOffset, data.byteLength);
  };
  const [head, hhea, os2, post, hmtx] = [
    view('head'),
    view('hhea'),
    view('OS/2'),
    view('post'),
    view('hmtx'),
  ];
  const map = mapOf(view('cmap'));
  const measured = hhea.getUint16(34);
  return {
    bytes: writeFile(tables),
    name,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    italicAngle: post.getInt32(4) / 65_536,
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: (sign) => map.get(sign.codePointAt(0) ?? 0) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, measured - 1)),
  };
}

/** Width of a text set in a face, in the unit of `size`. */
export function computeWidth(text: string, face: Face, size: number): number {
  let units = 0;
  for (const sign of text) units += face.advanceOf(face.glyphOf(sign));
  return (units * size) / face.unitsPerEm;
}
