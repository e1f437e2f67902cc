import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import type { Document } from '../assemble.ts';
import { orderDocxStretches } from '../docx/lines.ts';
import type { Paragraph, Piece, Table } from '../docx/blocks.ts';
import { readError } from '../errors.ts';
import { buildDocument } from './document.ts';

/** Groups whose text is no part of the document. */
const SKIPPED = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header footer headerl headerr footerl footerr footnote annotation ' +
    'generator listtable listoverridetable rsidtbl themedata colorschememapping datastore latentstyles xmlnstbl ' +
    'fldinst filetbl revtbl pgptbl bkmkstart bkmkend nonshppict sp'
  ).split(' '),
);
/** Most paragraphs, cells among them, pieces of text and characters that are gathered; what follows is not looked at. */
const MOST = { paragraphs: 10_000, pieces: 60_000, characters: 400_000 };
/** Most groups inside one another. */
const DEPTH = 500;

const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};

interface State {
  readonly bold: boolean;
  readonly italic: boolean;
  /** Points. */
  readonly size: number;
  readonly skipped: boolean;
  /** Number of characters that replace an unknown one for old readers. */
  readonly fallback: number;
}

const START: State = { bold: false, italic: false, size: 12, skipped: false, fallback: 1 };
const TOKEN =
  /\\(?<word>[a-z]{1,32})(?<value>-?\d{1,9})?\s?|\\'(?<hex>[\da-f]{2})|\\(?<sign>[^a-z])|(?<brace>[{}])|(?<text>[^\\{}\r\n]+)|[\r\n]+/giu;

/** What is written so far: paragraphs, and the rows of the table that is open. */
class Writer {
  readonly blocks: (Paragraph | Table)[] = [];
  private rows: Paragraph[][][] = [];
  private cells: Paragraph[][] = [];
  private cell: Paragraph[] = [];
  private pieces: Piece[] = [];
  private listed = false;
  private before = 0;
  private paragraphs = 0;
  private written = 0;
  private characters = 0;

  /** Whether it takes nothing more. */
  isFull(): boolean {
    return (
      this.paragraphs > MOST.paragraphs || this.written > MOST.pieces || this.characters > MOST.characters
    );
  }

  write(text: string, { bold, italic, size }: State): void {
    if (text === '') return;
    this.written += 1;
    this.characters += text.length;
    this.pieces.push({ text, bold, italic, size });
  }

  look(listed: boolean): void {
    this.listed = listed;
  }

  space(points: number): void {
    this.before = points;
  }

  private take(): Paragraph {
    this.paragraphs += 1;
    const paragraph: Paragraph = {
      kind: 'paragraph',
      pieces: this.pieces,
      listed: this.listed,
      indent: 0,
      before: this.before,
    };
    this.pieces = [];
    return paragraph;
  }

  paragraph(inTable: boolean): void {
    const paragraph = this.take();
    if (inTable) this.cell.push(paragraph);
    else {
      this.endTable();
      this.blocks.push(paragraph);
    }
  }

  endCell(): void {
    this.cell.push(this.take());
    this.cells.push(this.cell);
    this.cell = [];
  }

  endRow(): void {
    if (this.cells.length > 0) this.rows.push(this.cells);
    this.cells = [];
  }

  endTable(): void {
    this.endRow();
    if (this.rows.length > 0) this.blocks.push({ kind: 'table', rows: this.rows });
    this.rows = [];
  }

  end(): void {
    if (this.pieces.length > 0) this.paragraph(false);
    this.endTable();
  }
}

/** Reads a rich text file: its paragraphs, lists and tables. Pictures and objects are never looked at. */
export function readRtf(bytes: Uint8Array): Result<Document, ResumeReadError> {
  const source = new TextDecoder('latin1').decode(bytes);
  const latin = new TextDecoder('windows-1252');
  const writer = new Writer();
  const stack: State[] = [];
  let state = START;
  let inTable = false;
  let pending = 0;
  let first = false;
  const write = (text: string): void => {
    if (state.skipped) return;
    const rest = pending > 0 ? text.slice(pending) : text;
    pending = Math.max(0, pending - text.length);
    writer.write(rest, state);
  };
  for (const { groups = {} } of source.matchAll(TOKEN)) {
    if (writer.isFull()) break;
    const { word, value, hex, sign, brace, text } = groups;
    if (brace === '{') {
      if (stack.length >= DEPTH) return err(readError('ARQUIVO_CORROMPIDO'));
      stack.push(state);
      first = true;
      continue;
    }
    const opens = first;
    first = false;
    if (brace === '}') state = stack.pop() ?? START;
    else if (sign === '*') state = { ...state, skipped: opens || state.skipped };
    else if (sign !== undefined) {
      if (sign === '~') write(' ');
      else if (sign === '_') write('-');
      else if ('\\{}'.includes(sign)) write(sign);
      else if (sign === '\n' || sign === '\r') writer.paragraph(inTable);
    } else if (hex !== undefined) write(latin.decode(new Uint8Array([Number.parseInt(hex, 16)])));
    else if (text !== undefined) write(latin.decode(Uint8Array.from(text, (each) => each.charCodeAt(0))));
    else if (word !== undefined) {
      if (opens && SKIPPED.has(word)) state = { ...state, skipped: true };
      if (state.skipped) continue;
      const number = Number(value ?? 1);
      const written = SIGNS[word];
      if (written !== undefined) write(written);
      else if (word === 'b') state = { ...state, bold: number !== 0 };
      else if (word === 'i') state = { ...state, italic: number !== 0 };
      else if (word === 'fs') state = { ...state, size: number / 2 };
      else if (word === 'plain') state = { ...state, bold: false, italic: false, size: 12 };
      else if (word === 'uc') state = { ...state, fallback: number };
      else if (word === 'u') {
        pending = 0;
        write(String.fromCharCode(number < 0 ? number + 65_536 : number));
        pending = state.fallback;
      } else if (word === 'listtext' || word === 'pntext') state = { ...state, skipped: true };
      else if (word === 'pard') {
        inTable = false;
        writer.look(false);
        writer.space(0);
      } else if (word === 'intbl') inTable = true;
      else if (word === 'ls' || word === 'pnlvlblt') writer.look(number !== 0);
      else if (word === 'sb') writer.space(number / 20);
      else if (word === 'par' || word === 'sect') writer.paragraph(inTable);
      else if (word === 'cell' || word === 'nestcell') writer.endCell();
      else if (word === 'row' || word === 'nestrow') writer.endRow();
    }
  }
  const cut = writer.isFull();
  writer.end();
  const part = { blocks: writer.blocks, hidden: [], cut };
  return part.blocks.length === 0
    ? err(readError('ARQUIVO_CORROMPIDO'))
    : ok(buildDocument(orderDocxStretches([], part, []), part.cut));
}
