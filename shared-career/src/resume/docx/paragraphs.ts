import { createBlocks, type Part, type Piece } from './blocks.ts';
import { addProperty, type Look, type Styles } from './styles.ts';
import { readAttribute, readXml } from './xml.ts';

interface Frame {
  pieces: Piece[];
  listed: boolean;
  indent: number;
  before: number;
  style: string;
}

interface Run {
  look: Look;
  hidden: boolean;
  text: string;
}

const SMALLEST = 4;
/** Most stretches of hidden text that are kept. */
const MOST_HIDDEN = 10_000;

/** Reads the paragraphs and tables of one part (`document.xml`, a header, a footer); null when it is no plain XML. */
export function readPart(xml: string, styles: Styles): Part | null {
  const tokens = readXml(xml);
  if (tokens === null) return null;
  // White text is hidden only without shading.
  const shaded =
    /<w:shd\b[^>]*w:fill="(?!auto|ffffff)[0-9a-f]{6}"|<a:solidFill|<v:fill|<w:background\b/iu.test(xml);
  const blocks = createBlocks();
  const hidden: string[] = [];
  const paragraphs: Frame[] = [];
  // A run may contain a text box with paragraphs and runs: it continues after them.
  const around: (Run | null)[] = [];
  let run: Run | null = null;
  let properties = 0;
  let skip = 0;
  let written = 0;
  const alternatives: number[] = [];
  const close = (frame: Frame): void => {
    const defaults = { ...styles.get(''), ...styles.get(frame.style) };
    blocks.place({
      kind: 'paragraph',
      pieces: frame.pieces.map((piece) => ({ ...defaults, ...piece })),
      listed: frame.listed,
      indent: frame.indent,
      before: frame.before,
    });
  };
  const write = (text: string): void => {
    written += text.length;
    if (run !== null) run.text += text;
  };
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (skip === 0 && properties === -1) write(token.text);
      continue;
    }
    const { name } = token;
    if (token.kind === 'close') {
      if (name === 'mc:Fallback' && skip > 0) skip -= 1;
      if (skip > 0) continue;
      if (name === 'mc:AlternateContent') alternatives.pop();
      if (name === 'w:t') properties = 0;
      else if (name === 'w:r' && run !== null) {
        const frame = paragraphs.at(-1);
        if (run.hidden) {
          if (hidden.length < MOST_HIDDEN) hidden.push(run.text);
        } else if (frame !== undefined && run.text !== '') frame.pieces.push({ ...run.look, text: run.text });
        run = null;
      } else if (name === 'w:p') {
        const frame = paragraphs.pop();
        if (frame !== undefined) close(frame);
        run = around.pop() ?? null;
      } else if (name === 'w:tbl') {
        blocks.closeTable(paragraphs.length > 0);
      }
      continue;
    }
    // Alternative content counts once: the fallback only if the choice contains no text.
    if (name === 'mc:AlternateContent' && !token.empty && skip === 0) alternatives.push(written);
    const isSaid = skip > 0 || written > (alternatives.at(-1) ?? Infinity);
    if (name === 'mc:Fallback' && !token.empty && isSaid) skip += 1;
    if (skip > 0) continue;
    const frame = paragraphs.at(-1);
    switch (name) {
      case 'w:p':
        if (!token.empty) {
          paragraphs.push({ pieces: [], listed: false, indent: 0, before: 0, style: '' });
          around.push(run);
          run = null;
        } else blocks.place({ kind: 'paragraph', pieces: [], listed: false, indent: 0, before: 0 });
        break;
      case 'w:tbl':
        if (!token.empty) blocks.openTable();
        break;
      case 'w:tr':
        blocks.openRow();
        break;
      case 'w:tc':
        blocks.openCell();
        break;
      case 'w:r':
        run = token.empty ? null : { look: {}, hidden: false, text: '' };
        break;
      case 'w:t':
        properties = token.empty ? 0 : -1;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (run !== null) write('\t');
        break;
      case 'w:br':
      case 'w:cr':
        write('\n');
        break;
      case 'w:noBreakHyphen':
        write('-');
        break;
      case 'w:numPr':
        if (frame !== undefined) frame.listed = true;
        break;
      case 'w:numId':
        if (frame !== undefined && readAttribute(token.attributes, 'w:val') === '0') frame.listed = false;
        break;
      case 'w:pStyle':
        if (frame !== undefined) {
          frame.style = readAttribute(token.attributes, 'w:val');
          if (
            /^list(?:a|bullet|paragraph)?|marcador/iu.test(frame.style) &&
            /bullet|marcador/iu.test(frame.style)
          )
            frame.listed = true;
        }
        break;
      case 'w:ind':
        if (frame !== undefined)
          frame.indent =
            Number(readAttribute(token.attributes, 'w:left') || readAttribute(token.attributes, 'w:start')) /
              20 || 0;
        break;
      case 'w:spacing':
        if (frame !== undefined && run === null)
          frame.before = Number(readAttribute(token.attributes, 'w:before')) / 20 || 0;
        break;
      default:
        if (run === null) break;
        run.look = addProperty(run.look, name, token.attributes);
        if (name === 'w:vanish' && readAttribute(token.attributes, 'w:val') !== '0') run.hidden = true;
        if (name === 'w:sz' && (run.look.size ?? 11) < SMALLEST) run.hidden = true;
        if (
          name === 'w:color' &&
          !shaded &&
          /^f[a-f9]f[a-f9]f[a-f9]$/iu.test(readAttribute(token.attributes, 'w:val'))
        )
          run.hidden = true;
    }
  }
  return {
    ...blocks.read(),
    hidden: hidden.map((text) => text.trim()).filter((text) => text.length > 2),
  };
}
