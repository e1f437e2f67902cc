import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import type { Document } from '../assemble.ts';
import { orderDocxStretches } from '../docx/lines.ts';
import { createBlocks, type Part, type Piece } from '../docx/blocks.ts';
import { unzipWanted } from '../docx/unzip.ts';
import { readAttribute, readXml } from '../docx/xml.ts';
import { readError } from '../errors.ts';
import { buildDocument } from './document.ts';

interface Style {
  readonly parent: string;
  readonly look: Pick<Piece, 'bold' | 'italic' | 'size'>;
  /** Space before, in points. */
  readonly before: number | null;
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75 };

/** A length in points; null where it is none. */
function toPoints(length: string): number | null {
  const match = /^(?<value>[\d.]+)(?<unit>pt|cm|mm|in|px)$/u.exec(length)?.groups;
  return match === undefined ? null : Number(match['value']) * (POINTS[match['unit'] ?? ''] ?? 1);
}

/** Reads the named styles of one of the document's files into `styles`. */
function addStyles(xml: string, styles: Map<string, Style>): void {
  let open = '';
  for (const token of readXml(xml) ?? []) {
    if (token.kind !== 'open') continue;
    const of = (name: string): string => readAttribute(token.attributes, name);
    if (token.name === 'style:style') {
      open = of('style:name');
      styles.set(open, { parent: of('style:parent-style-name'), look: {}, before: null });
    }
    const style = styles.get(open);
    if (style === undefined) continue;
    if (token.name === 'style:text-properties') {
      const weight = of('fo:font-weight');
      const slant = of('fo:font-style');
      const size = toPoints(of('fo:font-size'));
      styles.set(open, {
        ...style,
        look: {
          ...(weight === '' ? {} : { bold: /bold|[6-9]00/u.test(weight) }),
          ...(slant === '' ? {} : { italic: slant === 'italic' }),
          ...(size === null ? {} : { size }),
        },
      });
    } else if (token.name === 'style:paragraph-properties')
      styles.set(open, { ...style, before: toPoints(of('fo:margin-top')) });
  }
}

/** Most styles that inherit from one another. */
const DEPTH = 8;

function resolve(styles: ReadonlyMap<string, Style>, name: string): { look: Style['look']; before: number } {
  const chain: Style[] = [];
  for (let at = styles.get(name); at !== undefined && chain.length < DEPTH; at = styles.get(at.parent))
    chain.push(at);
  return {
    look: chain.toReversed().reduce<Style['look']>((look, style) => ({ ...look, ...style.look }), {}),
    before: chain.find(({ before }) => before !== null)?.before ?? 0,
  };
}

interface Frame {
  readonly style: string;
  readonly listed: boolean;
  readonly pieces: Piece[];
  /** Styles of the stretches that are open. */
  readonly spans: string[];
}

/** Reads the body of a text document; null when it is no plain XML. */
function readBody(xml: string, styles: ReadonlyMap<string, Style>): Part | null {
  const tokens = readXml(xml);
  if (tokens === null) return null;
  const blocks = createBlocks();
  const frames: Frame[] = [];
  let lists = 0;
  const write = (text: string): void => {
    const frame = frames.at(-1);
    if (frame === undefined || text === '') return;
    const looks = [frame.style, ...frame.spans].map((name) => resolve(styles, name).look);
    frame.pieces.push({ ...Object.assign({}, ...looks), text });
  };
  for (const token of tokens) {
    if (token.kind === 'text') {
      write(token.text.replace(/\s+/gu, ' '));
      continue;
    }
    const isEnd = token.kind === 'close';
    const empty = token.kind === 'open' && token.empty;
    const of = (name: string): string => (token.kind === 'open' ? readAttribute(token.attributes, name) : '');
    switch (token.name) {
      case 'text:p':
      case 'text:h': {
        if (!isEnd) frames.push({ style: of('text:style-name'), listed: lists > 0, pieces: [], spans: [] });
        if (!isEnd && !empty) break;
        const frame = frames.pop();
        if (frame === undefined) break;
        const { before } = resolve(styles, frame.style);
        blocks.place({ kind: 'paragraph', pieces: frame.pieces, listed: frame.listed, indent: 0, before });
        break;
      }
      case 'text:span':
        if (isEnd) frames.at(-1)?.spans.pop();
        else if (!empty) frames.at(-1)?.spans.push(of('text:style-name'));
        break;
      case 'text:list':
        if (!empty) lists += isEnd ? -1 : 1;
        break;
      case 'text:tab':
        if (!isEnd) write('\t');
        break;
      case 'text:line-break':
        if (!isEnd) write('\n');
        break;
      case 'text:s':
        if (!isEnd) write(' '.repeat(Math.min(40, Number(of('text:c')) || 1)));
        break;
      case 'table:table':
        if (isEnd) blocks.closeTable(false);
        else if (!empty) blocks.openTable();
        break;
      case 'table:table-row':
        if (!isEnd) blocks.openRow();
        break;
      case 'table:table-cell':
        if (!isEnd) blocks.openCell();
        break;
    }
  }
  return { ...blocks.read(), hidden: [] };
}

/** Reads a text of LibreOffice: body, tables and text boxes, in reading order. Nothing in it is run or fetched. */
export function readOdt(bytes: Uint8Array): Result<Document, ResumeReadError> {
  const unzipped = unzipWanted(bytes, (name) => name === 'content.xml' || name === 'styles.xml');
  if (!unzipped.ok) return unzipped;
  const decoder = new TextDecoder();
  const text = (name: string): string => decoder.decode(unzipped.value.get(name) ?? new Uint8Array());
  const styles = new Map<string, Style>();
  addStyles(text('styles.xml'), styles);
  addStyles(text('content.xml'), styles);
  const body = readBody(text('content.xml'), styles);
  return body === null || body.blocks.length === 0
    ? err(readError('ARQUIVO_CORROMPIDO'))
    : ok(buildDocument(orderDocxStretches([], body, []), body.cut));
}
