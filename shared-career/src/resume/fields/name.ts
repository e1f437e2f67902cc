import { foldKey } from '../../text/index.ts';
import { type Line, cellText } from '../layout/model.ts';
import { exactHead } from '../sections/heads.ts';
import { degreeScore, titleScore } from '../lexicon/words.ts';
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
  if (exactHead(trimmed) !== null || DOCUMENT_WORDS.test(foldKey(trimmed)) || /[.,]$/u.test(trimmed))
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

const first = (line: Line): string => (line.cells[0] === undefined ? '' : cellText(line.cells[0]));

/** Finds the person's name in the lines before the first section: the largest name-like line, else the first. */
export function findName(lines: readonly Line[], body: number): FoundName {
  for (const line of lines) {
    const label = /^(?:nome(?: completo)?|name)\s*:\s*(?<name>.+)$/iu.exec(first(line))?.groups?.['name'];
    if (label !== undefined && isNameLike(label))
      return { name: label, confidence: 0.98, lines: new Set([line]) };
  }
  let best: { line: Line; value: number } | null = null;
  for (const [index, line] of lines.entries()) {
    const text = first(line);
    if (line.bullet || !isNameLike(text)) continue;
    const words = text.trim().split(/\s+/u).length;
    const value =
      (body > 0 ? Math.min(4, (line.size / body - 1) * 5) : 0) -
      0.4 * Math.min(index, 8) +
      (words >= 2 ? 1 : 0) -
      2 * titleScore(text) -
      degreeScore(text) -
      (isPlace(text) ? 3 : 0) -
      (line.cells.length > 2 ? 1 : 0);
    if (best === null || value > best.value) best = { line, value };
  }
  if (best === null || best.value < -2) return { name: '', confidence: 0, lines: new Set() };
  const { line } = best;
  const at = lines.indexOf(line);
  const next = lines[at + 1];
  // A large name may be broken over two lines: "MARIA" / "SOUZA".
  const broken =
    next !== undefined &&
    line.size > 1.4 * body &&
    body > 0 &&
    Math.abs(next.size - line.size) < 0.1 &&
    next.cells.length === 1 &&
    line.cells.length === 1 &&
    isNameLike(first(next)) &&
    titleScore(first(next)) === 0 &&
    next.gap < 2.2;
  const name = broken ? `${first(line)} ${first(next)}` : first(line);
  return {
    name,
    confidence: Math.max(0.4, Math.min(0.97, 0.7 + best.value / 12)),
    lines: new Set(broken ? [line, next] : [line]),
  };
}
