import type { Evidence } from '@aura/shared-domain';
import { foldText, type FoldedText, type TextRange } from '../../text/index.ts';
import { withoutDenials } from './denials.ts';
import { eraseRanges } from './plain-text.ts';
import { BULLET, isBullet, isLoud, isSubhead, findSectionBeforeColon, findSectionOfLine } from './heads.ts';
import { judgeSentenceSection } from './sentence-section.ts';
import { type AdSection, inlineHead, findSectionOfHead } from './sections.ts';
import { unwrapLines } from './unwrap.ts';

/** A sentence or list entry of an ad. `text` is what it says, with denials blanked out; offsets count in the ad. */
export interface Segment {
  readonly section: AdSection;
  /** The label before it in its line, folded: "nivel" of "Nível: Pleno"; empty if it has none. */
  readonly label: string;
  readonly text: string;
  /** Whether it continues the list of the segment before it, after a semicolon. */
  readonly goesOn: boolean;
  /** Whether its line is an entry of a list. */
  readonly bullet: boolean;
  readonly folded: FoldedText;
  readonly start: number;
  /** Its line in the ad, from 1. */
  readonly line: number;
}

/**
 * Ends of a sentence, bullets in the middle of a pasted line, and a wish in brackets: "ensino médio (superior em
 * Direito será um diferencial)". "Sr." or "n." end nothing.
 */
const BREAK = new RegExp(
  [
    String.raw`(?<=[\p{Ll}\p{N})%][.!?;])(?<!(?<!\p{L})(?:[Jj]d|[Aa]v|[Dd]ra?|[Ss]ra?|[Pp]rof|[Cc]at|`,
    String.raw`[Ee]x|[Aa]rt|[Nn]|[Vv]l|[Pp]q)\.)\s+(?=[\p{Lu}\p{N}•*-])|(?<=(?:\p{Lu}{2}|CNH A| [B-E])[.!?])\s+(?=\p{Lu}\p{Ll})|`,
    String.raw`;\s*|(?:(?<!\s)\s+)?[•▪●✓✔►◦·]\s*|(?<!\s)\s+[-–*]\s+(?=\p{Lu})(?!R\$)|(?<!\s)\s+\((?=[^()]{16,}(?:diferencial|`,
    String.raw`desejável|desejáveis|plus)\s*\))`,
  ].join(''),
  'gu',
);

function segment({
  section,
  raw,
  ...rest
}: Omit<Segment, 'text' | 'folded'> & { readonly raw: string }): Segment {
  const text = withoutDenials(raw);
  const folded = foldText(text);
  return { ...rest, text, folded, section: judgeSentenceSection(folded.folded, section, rest.bullet) };
}

/** Heads in front of text. In a list only those that are nothing else: "Redes: switches" is no head. */
function findLabel(text: string, bullet: boolean): ReturnType<typeof inlineHead> {
  return inlineHead(text) ?? (bullet ? null : findSectionBeforeColon(text));
}

/** A segment with parts taken out, so that what was read once is not read again. */
export function without(from: Segment, ranges: readonly TextRange[]): Segment {
  if (ranges.length === 0) return from;
  const text = eraseRanges(from.text, ranges);
  return { ...from, text, folded: foldText(text) };
}

/** A sentence longer than this is read in parts, so that the work grows with the ad and not with its square. */
const LONGEST_PIECE = 600;

/** Cuts a long piece at a list separator, otherwise between two words, otherwise anywhere. */
function splitPiece(line: string, piece: TextRange): TextRange[] {
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

/** The pieces of a line after its bullet: sentences and text between bullets. */
function splitLine(line: string, lead: number): TextRange[] {
  const pieces: TextRange[] = [];
  let from = lead;
  for (const match of line.matchAll(BREAK)) {
    if (match.index < lead) continue;
    pieces.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  return [...pieces, { start: from, end: line.length }]
    .map(({ start, end }) => ({
      start,
      end: /^[^(]*\)\s*$/u.test(line.slice(start, end)) ? line.lastIndexOf(')', end) : end,
    }))
    .flatMap((piece) => splitPiece(line, piece));
}

/** Returns the line, from 1, of ascending offsets of a text. */
function createLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    for (; at < offset; at += 1) if (text.charCodeAt(at) === 10) line += 1;
    return line;
  };
}

/** State while an ad is read from top to bottom. */
interface Place {
  readonly section: AdSection;
  /** Whether the section was opened in front of text of the same line. */
  readonly inline: boolean;
  /** Whether a blank line came after the heading, and whether list entries did. */
  readonly blank: boolean;
  readonly listed: number;
}

/** A paragraph after a list is not in it any more, unless it is an entry of a list itself. */
const isTail = ({ section, blank, listed }: Place, bullet: boolean, spaced: boolean): boolean =>
  (section === 'mandatory' || section === 'desirable') && blank && listed > (spaced ? 1 : 0) && !bullet;

/** Share of lines right below another one under which a text is set with a blank line after each. */
const SPACED = 0.2;

function isSpaced(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '').length;
  const pairs = lines.filter((line, at) => line.trim() !== '' && (lines[at - 1] ?? '').trim() !== '').length;
  return pairs < written * SPACED;
}

/**
 * Splits a plain ad (see `plainText`) into sentences and list entries, each with its section. A label such as
 * "Horário: 8h às 17h" applies to its own line only, "Requisitos: ensino médio; Excel" to its paragraph.
 */
export function splitSegments(plain: string): Segment[] {
  const lineOf = createLineCounter(plain);
  const lines = unwrapLines(plain).split('\n');
  const spaced = isSpaced(lines);
  const loud = isLoud(lines);
  const segments: Segment[] = [];
  let place: Place = { section: 'intro', inline: false, blank: false, listed: 0 };
  let opened = false;
  let asked = false;
  let at = 0;
  const open = (section: AdSection, inline: boolean): void => {
    place = { section, inline, blank: false, listed: 0 };
    opened = true;
    asked ||= section === 'mandatory';
  };
  for (const [index, line] of lines.entries()) {
    const bullet = isBullet(line);
    if (line.trim() === '')
      place = place.inline ? { ...place, section: 'intro', inline: false } : { ...place, blank: true };
    const context = { before: lines[index - 1] ?? '', after: lines[index + 1] ?? '', opened, asked, loud };
    const head = findSectionOfLine(line, context);
    if (head !== null) open(head, false);
    else if (asked && !bullet && isSubhead(line, context)) place = { ...place, blank: false };
    else if (line.trim() !== '') {
      if (isTail(place, bullet, spaced)) place = { section: 'tail', inline: false, blank: false, listed: 0 };
      const before = place;
      const lead = bullet ? (BULLET.exec(line)?.[0].length ?? 0) : 0;
      let labelled = false;
      for (const piece of splitLine(line, lead)) {
        const raw = line.slice(piece.start, piece.end);
        const own = findSectionOfHead(raw);
        const label = own === null ? findLabel(raw, bullet) : null;
        if (own !== null) open(own, false);
        else if (
          label !== null &&
          !(bullet && place.section === 'desirable' && label.section === 'mandatory')
        )
          open(label.section, true);
        labelled = label ? label.section === 'about' || bullet : labelled && own === null;
        const begin = piece.start + (label?.rest ?? 0);
        const text = line.slice(begin, piece.end);
        if (own !== null || text.trim() === '') continue;
        const goesOn = /;\s*$/u.test(line.slice(Math.max(0, piece.start - 4), piece.start));
        const start = at + begin;
        segments.push(
          segment({
            section: place.section,
            label: label?.label ?? '',
            raw: text,
            start,
            line: lineOf(start),
            goesOn,
            bullet,
          }),
        );
      }
      if (labelled) place = before;
      place = { ...place, listed: place.blank && !bullet ? 1 : place.listed + 1, blank: false };
    }
    at += line.length + 1;
  }
  return segments;
}

const LONGEST_EXCERPT = 240;

/** A segment as evidence; of a long one the part around an offset within it. */
export function quoteSegment(original: string, { text, start }: Segment, around = 0): Evidence {
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
    line: createLineCounter(original)(start + from),
  };
}
