import { isBullet } from './heads.ts';

/** A line that cannot be over: it ends in a comma, an open bracket or a word that something follows. */
const OPEN_END =
  /(?:,|[(/–-]|(?<!\p{L})(?:e|ou|de|d[ao]s?|em|n[ao]s?|com|para|pra|por|a|o|as|os|ao|aos|à|às|que|um|uma|como|sobre|and|or|of|in|with|to|the|for))\s*$/iu;
/** A line that is over, or a head. */
const CLOSED_END = /[.;:!?]\W*$/u;
/** From this length on a line without an end may have been cut by a mail programme. */
const LONG = 40;

const indentOf = (line: string): number => /^\s*/u.exec(line)?.[0].length ?? 0;

function goesOn(line: string, next: string): boolean {
  if (line.trim() === '' || next.trim() === '' || isBullet(next)) return false;
  const unbalanced = (line.match(/\(/gu) ?? []).length > (line.match(/\)/gu) ?? []).length;
  const deeper = indentOf(next) > indentOf(line);
  if (unbalanced || OPEN_END.test(line))
    return /^\s*[\p{Ll}(]/u.test(next) || (deeper && isBullet(line)) || unbalanced;
  if (CLOSED_END.test(line)) return false;
  if (!/^\s*[\p{Ll}(]/u.test(next)) return false;
  // In an ad without capitals every line is separate.
  const capital = isBullet(line) || /^\s*\p{Lu}/u.test(line);
  return /^\s*\(/u.test(next) || (capital && (deeper || line.trim().length >= LONG));
}

/**
 * Joins lines that were cut in the middle of a sentence or of an entry: a blank replaces their line break, so that
 * offsets do not change.
 */
export function unwrapLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => (at === 0 ? line : `${goesOn(lines[at - 1] ?? '', line) ? ' ' : '\n'}${line}`))
    .join('');
}
