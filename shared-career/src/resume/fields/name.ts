import { foldKey } from '../../text/index.ts';
import { type Line, readCellText } from '../layout/model.ts';
import { findExactHead } from '../sections/heads.ts';
import { scoreDegree, scoreTitle } from '../lexicon/words.ts';
import { isPlace } from './place.ts';

const PARTICLES = new Set(
  'da das de do dos e d del della di du la las le los san santa van von der den bin ibn al el y'.split(' '),
);
const DOCUMENT_WORDS =
  /\b(?:curriculum|curriculo|vitae|resume|cv|lattes|dados|pessoais|contato|telefone|endereco|email|e-mail|pagina|page)\b/u;

/** Whether a text is written like a person's name: one to seven capitalised words, particles among them. */
export function isNameLike(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 60 || /[\d@/:;!?•|_()[\]{}<>=+#*&]/u.test(trimmed)) return false;
  if (
    findExactHead(trimmed) !== null ||
    DOCUMENT_WORDS.test(foldKey(trimmed)) ||
    /[.,]$/u.test(trimmed.replace(/\s(?:jr|sr|filho|neto)\.$/iu, ''))
  )
    return false;
  const words = trimmed.split(/\s+/u);
  if (words.length > 7) return false;
  return words.every((word) => PARTICLES.has(word.toLowerCase()) || /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word));
}

/** A name found in a document's head. */
export interface FoundName {
  readonly name: string;
  readonly confidence: number;
  /** Lines that the name takes up. */
  readonly lines: ReadonlySet<Line>;
}

const readFirstCell = (line: Line): string =>
  line.cells[0] === undefined ? '' : readCellText(line.cells[0]);

/** Most words of a name that is broken over lines. */
const WORDS = 7;
/** Sizes over the body's from which two lines of one look are one name, wherever they break; and at all. */
const LARGE = 1.4;
const LARGER = 1.1;

/** Whether a line goes on with the name above it: the same large type, and above it too little room for one more word. */
function goesOn(above: Line, line: Line, body: number): boolean {
  const text = readFirstCell(line);
  if (body <= 0 || above.size <= LARGER * body || Math.abs(above.size - line.size) >= 0.1) return false;
  if (above.cells.length !== 1 || line.cells.length !== 1 || line.gap >= 2.2 || line.page !== above.page)
    return false;
  if (
    !isNameLike(text) ||
    !isNameLike(readFirstCell(above)) ||
    scoreTitle(text) > 0 ||
    scoreTitle(readFirstCell(above)) > 0
  )
    return false;
  if (above.size > LARGE * body) return true;
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  const width = ((line.right - line.x) * word.length) / Math.max(1, text.length);
  return above.font === line.font && !isPlace(text) && above.right + 0.25 * line.size + width > line.bound;
}

/** The lines of a name, given one of them: "MARIA" / "SOUZA", or three lines in a narrow column. */
function findBrokenName(lines: readonly Line[], at: number, body: number): Line[] {
  let from = at;
  let to = at;
  const fits = (line: Line): boolean =>
    [...lines.slice(from, to + 1), line].map(readFirstCell).join(' ').split(/\s+/u).length <= WORDS;
  for (;;) {
    const above = lines[from - 1];
    const top = lines[from];
    if (above === undefined || top === undefined || !goesOn(above, top, body) || !fits(above)) break;
    from -= 1;
  }
  for (;;) {
    const last = lines[to];
    const below = lines[to + 1];
    if (last === undefined || below === undefined || !goesOn(last, below, body) || !fits(below)) break;
    to += 1;
  }
  return lines.slice(from, to + 1);
}

/** Finds the person's name in the lines before the first section: the largest name-like line, else the first. */
export function findName(lines: readonly Line[], body: number): FoundName {
  for (const line of lines) {
    const label = /^(?:nome(?: completo)?|name)\s*:\s*(?<name>.+)$/iu.exec(readFirstCell(line))?.groups?.[
      'name'
    ];
    if (label !== undefined && isNameLike(label))
      return { name: label, confidence: 0.98, lines: new Set([line]) };
  }
  let best: { line: Line; value: number } | null = null;
  for (const [index, line] of lines.entries()) {
    const text = readFirstCell(line);
    if (line.bullet || !isNameLike(text)) continue;
    const words = text.trim().split(/\s+/u).length;
    const value =
      (body > 0 ? Math.min(4, (line.size / body - 1) * 5) : 0) -
      0.4 * Math.min(index, 8) +
      (words >= 2 ? 1 : 0) -
      2 * scoreTitle(text) -
      scoreDegree(text) -
      (isPlace(text) ? 3 : 0) -
      (line.cells.length > 2 ? 1 : 0);
    if (best === null || value > best.value) best = { line, value };
  }
  if (best === null || best.value < -2) return { name: '', confidence: 0, lines: new Set() };
  const used = findBrokenName(lines, lines.indexOf(best.line), body);
  return {
    name: used.map(readFirstCell).join(' '),
    confidence: Math.max(0.4, Math.min(0.97, 0.7 + best.value / 12)),
    lines: new Set(used),
  };
}
