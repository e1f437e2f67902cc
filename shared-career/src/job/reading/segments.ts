import type { Evidence } from '@aura/shared-domain';
import { foldText, type FoldedText, type TextRange } from '../../text/index.ts';
import { withoutDenials } from './denials.ts';
import { blankOut } from './plain-text.ts';
import { sectionOfSentence } from './sentence-section.ts';
import { type AdSection, inlineHead, sectionOfHead } from './sections.ts';

/** A sentence or list entry of an ad. `text` is what it says, with denials blanked out; offsets count in the ad. */
export interface Segment {
  readonly section: AdSection;
  /** The label before it in its line, folded: "nivel" of "Nível: Pleno"; empty where it has none. */
  readonly label: string;
  readonly text: string;
  /** Whether it goes on with the list of the segment before it, after a semicolon. */
  readonly goesOn: boolean;
  readonly folded: FoldedText;
  readonly start: number;
  /** Its line in the ad, from 1. */
  readonly line: number;
}

/**
 * Ends of a sentence, bullets in the middle of a pasted line, and a wish in brackets: "ensino médio (superior em
 * Direito será um diferencial)". "Sr." or "n." end nothing.
 */
const BREAK =
  /(?<=[\p{Ll}\p{N})%][.!?;])\s+(?=[\p{Lu}\p{N}•*-])|(?<=(?:\p{Lu}{2}|CNH A| [B-E])[.!?])\s+(?=\p{Lu}\p{Ll})|;\s*|(?:(?<!\s)\s+)?[•▪●✓✔►◦·]\s*|(?<!\s)\s+[-–*]\s+(?=\p{Lu})(?!R\$)|(?<!\s)\s+\((?=[^()]{16,}(?:diferencial|desejável|desejáveis|plus)\s*\))/gu;

function segment(
  section: AdSection,
  label: string,
  raw: string,
  start: number,
  line: number,
  goesOn: boolean,
): Segment {
  const text = withoutDenials(raw);
  const folded = foldText(text);
  return { section: sectionOfSentence(folded.folded, section), label, text, goesOn, folded, start, line };
}

/** A segment with parts taken out, so that what was read once is not read again. */
export function without(from: Segment, ranges: readonly TextRange[]): Segment {
  if (ranges.length === 0) return from;
  const text = blankOut(from.text, ranges);
  return { ...from, text, folded: foldText(text) };
}

/** A sentence longer than this is read in parts, so that the work grows with the ad and not with its square. */
const LONGEST_PIECE = 600;

/** Cuts a long piece where a list goes on, else between two words, else anywhere. */
function partsOf(line: string, piece: TextRange): TextRange[] {
  const parts: TextRange[] = [];
  let { start } = piece;
  while (piece.end - start > LONGEST_PIECE) {
    const part = line.slice(start, start + LONGEST_PIECE);
    const comma = part.lastIndexOf(',') + 1;
    const length =
      Math.max(comma, comma > LONGEST_PIECE / 2 ? 0 : part.lastIndexOf(' ') + 1) || LONGEST_PIECE;
    parts.push({ start, end: start + length });
    start += length;
  }
  return [...parts, { start, end: piece.end }];
}

/** The pieces of a line: sentences and what stands between bullets. */
function piecesOf(line: string): TextRange[] {
  const pieces: TextRange[] = [];
  let from = 0;
  for (const match of line.matchAll(BREAK)) {
    pieces.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  return [...pieces, { start: from, end: line.length }]
    .map(({ start, end }) => ({
      start,
      end: /^[^(]*\)\s*$/u.test(line.slice(start, end)) ? line.lastIndexOf(')', end) : end,
    }))
    .flatMap((piece) => partsOf(line, piece));
}

/**
 * Splits a plain ad (see `plainText`) into sentences and list entries, each with the section that it stands in.
 * A label such as "Horário: 8h às 17h" speaks of its own line only, "Requisitos: ensino médio; Excel" of its paragraph.
 */
export function segmentsOf(plain: string): Segment[] {
  const segments: Segment[] = [];
  let section: AdSection = 'intro';
  let inline = false;
  let at = 0;
  for (const [index, line] of plain.split('\n').entries()) {
    const before: AdSection = section;
    let labelled = false;
    if (inline && line.trim() === '') section = 'intro';
    inline &&= line.trim() !== '';
    for (const piece of piecesOf(line)) {
      const raw = line.slice(piece.start, piece.end);
      const own = sectionOfHead(raw);
      const opened = own === null ? inlineHead(raw) : null;
      labelled = opened ? opened.section === 'about' : labelled && own === null;
      section = own ?? opened?.section ?? section;
      if (own !== null || opened) inline = opened !== null;
      const begin = piece.start + (opened?.rest ?? 0);
      const text = line.slice(begin, piece.end);
      if (own === null && text.trim() !== '')
        segments.push(
          segment(
            section,
            opened?.label ?? '',
            text,
            at + begin,
            index + 1,
            /;\s*$/u.test(line.slice(Math.max(0, piece.start - 4), piece.start)),
          ),
        );
    }
    if (labelled) section = before;
    at += line.length + 1;
  }
  return segments;
}

const LONGEST_EXCERPT = 240;

/** A segment as evidence; of a long one the part around an offset within it. */
export function evidenceOf(original: string, { text, start, line }: Segment, around = 0): Evidence {
  const whole = original.slice(start, start + text.length);
  const lead = /^[^\p{L}\p{N}(“"]*/u.exec(whole)?.[0].length ?? 0;
  const from =
    whole.length - lead <= LONGEST_EXCERPT
      ? lead
      : Math.max(lead, Math.min(Math.floor(around) - LONGEST_EXCERPT / 2, whole.length - LONGEST_EXCERPT));
  const excerpt = whole.slice(from, from + LONGEST_EXCERPT).trimEnd();
  return {
    source: 'job',
    docId: 'job',
    start: start + from,
    end: start + from + excerpt.length,
    excerpt,
    line,
  };
}
