import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import type { Document } from '../assemble.ts';
import { orderDocxStretches } from '../docx/lines.ts';
import type { Paragraph, Table } from '../docx/blocks.ts';
import { readError } from '../errors.ts';
import { readStreams } from './compound.ts';
import { buildDocument } from './document.ts';

/** Fields of the header of a Word 97–2003 document ([MS-DOC] 2.5): offsets in bytes. */
const FIB = { flags: 0x0a, textLength: 0x4c, pieces: 0x01a2, piecesLength: 0x01a6, least: 0x01aa } as const;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Marks a piece of text that has one byte a character. */
const COMPRESSED = 0x4000_0000;
/** Most characters that are looked at. */
const MOST = 400_000;

const makeView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The piece table ([MS-DOC] 2.8.35): the position of each run of characters in the document. */
function readPieceTable(table: Uint8Array): { starts: number[]; places: number[] } | null {
  const view = makeView(table);
  let at = 0;
  // Property changes come before the table.
  while (at + 3 < table.length && table[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (table[at] !== 2 || at + 5 > table.length) return null;
  const length = view.getUint32(at + 1, true);
  const count = (length - 4) / 12;
  if (!Number.isInteger(count) || at + 5 + length > table.length) return null;
  const from = at + 5;
  return {
    starts: Array.from({ length: count + 1 }, (_, index) => view.getUint32(from + 4 * index, true)),
    places: Array.from({ length: count }, (_, index) =>
      view.getUint32(from + 4 * (count + 1) + 8 * index + 2, true),
    ),
  };
}

/** The characters of the main text; null where the file is not built as one. */
function readMainText(document: Uint8Array, tableOf: (second: boolean) => Uint8Array | null): string | null {
  if (document.length < FIB.least) return null;
  const header = makeView(document);
  const table = tableOf((header.getUint16(FIB.flags, true) & SECOND_TABLE) !== 0);
  const from = header.getUint32(FIB.pieces, true);
  const length = header.getUint32(FIB.piecesLength, true);
  if (table === null || from + length > table.length) return null;
  const pieces = readPieceTable(table.subarray(from, from + length));
  if (pieces === null) return null;
  const room = Math.min(MOST, header.getUint32(FIB.textLength, true));
  const latin = new TextDecoder('windows-1252');
  const wide = new TextDecoder('utf-16le');
  let text = '';
  for (const [index, place] of pieces.places.entries()) {
    const count = (pieces.starts[index + 1] ?? 0) - (pieces.starts[index] ?? 0);
    if (count <= 0 || count > MOST) return null;
    const narrow = (place & COMPRESSED) !== 0;
    const start = narrow ? (place & ~COMPRESSED) / 2 : place;
    const bytes = document.subarray(start, start + (narrow ? count : 2 * count));
    text += (narrow ? latin : wide).decode(bytes);
    if (text.length >= room) break;
  }
  return text.slice(0, room);
}

/** Marks inside the text ([MS-DOC] 2.4.1): fields, breaks, cells. */
const MARK = {
  cell: 7,
  line: 11,
  page: 12,
  paragraph: 13,
  field: 19,
  result: 20,
  fieldEnd: 21,
  hyphen: 30,
} as const;

/** Text without the instructions of fields and the marks of pictures and notes. */
function toPlainText(text: string): string {
  let plain = '';
  let instructions = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === MARK.field) instructions += 1;
    else if (code === MARK.result || code === MARK.fieldEnd) instructions = Math.max(0, instructions - 1);
    else if (instructions > 0) continue;
    else if (code === MARK.line) plain += '\n';
    else if (code === MARK.hyphen) plain += '-';
    else if (code >= 32 || code === 9 || code === MARK.cell || code === MARK.page || code === MARK.paragraph)
      plain += sign;
  }
  return plain;
}

/** The pieces of a text with the mark that ends each. */
function* cutAtMarks(text: string): Generator<{ piece: string; mark: number }> {
  let piece = '';
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === MARK.cell || code === MARK.page || code === MARK.paragraph) {
      yield { piece, mark: code };
      piece = '';
    } else piece += sign;
  }
  yield { piece, mark: 0 };
}

const makeParagraph = (text: string): Paragraph => {
  const listed = /^[\u00b7\u2022\uf0b7\u2013-]\s/u.test(text);
  return { kind: 'paragraph', pieces: text === '' ? [] : [{ text }], listed, indent: 0, before: 0 };
};

/** Parts the text into paragraphs and tables: a cell ends with a bell, a row with one more. */
function splitBlocks(text: string): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [];
  let rows: Paragraph[][][] = [];
  let cells: Paragraph[][] = [];
  const endTable = (): void => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  let open: Paragraph[] = [];
  for (const { piece, mark } of cutAtMarks(text)) {
    if (mark === MARK.cell) {
      const isRowEnd = piece === '' && open.length === 0 && cells.length > 0;
      if (isRowEnd) {
        rows.push(cells);
        cells = [];
      } else cells.push([...open, makeParagraph(piece)]);
      open = [];
      continue;
    }
    open.push(makeParagraph(piece));
    // Before the first row nothing can tell a cell's paragraph from one outside of tables.
    if (cells.length === 0 && rows.length === 0) blocks.push(...open.splice(0));
  }
  endTable();
  blocks.push(...open);
  return blocks;
}

/** Reads a document of Word 97 to 2003: its text, paragraph by paragraph, and its tables. */
export function readDoc(bytes: Uint8Array): Result<Document, ResumeReadError> {
  const streams = readStreams(bytes, ['WordDocument', '0Table', '1Table']);
  const document = streams?.get('WordDocument');
  if (streams === null || document === undefined) return err(readError('ARQUIVO_CORROMPIDO'));
  if (document.length > FIB.least && (makeView(document).getUint16(FIB.flags, true) & ENCRYPTED) !== 0)
    return err(
      readError('PDF_PROTEGIDO', {
        message: 'Este documento está protegido por senha.',
        action: 'Abra-o no Word com a senha, salve uma cópia sem proteção e envie a cópia.',
      }),
    );
  const text = readMainText(document, (second) => streams.get(second ? '1Table' : '0Table') ?? null);
  if (text === null) return err(readError('ARQUIVO_CORROMPIDO'));
  const part = { blocks: splitBlocks(toPlainText(text)), hidden: [], cut: text.length >= MOST };
  return ok(buildDocument(orderDocxStretches([], part, []), part.cut));
}
