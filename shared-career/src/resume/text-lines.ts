import { toDisplayText } from '../text/index.ts';
import { isLoneDate } from './dates/period.ts';
import { stripBullet } from './layout/bullets.ts';
import { type Line, makePlainLine } from './layout/model.ts';
import type { Stretch } from './layout/order.ts';
import { findExactHead } from './sections/heads.ts';

const TAB = 4;

/** A line without the marks of Markdown: "## Formação", "**Loja Sol** – Vendedora". */
const withoutMarkdown = (line: string): string =>
  line.replace(/^\s*#{1,6}\s+/u, '').replace(/(\*\*|__)(?=\S)(.{1,200}?)(?<=\S)\1/gu, '$2');

/** "R E S U M O": letters set apart, words by wider blanks. */
const SPACED = /^\s*(?:\p{L}(?:\s{2,}|\s)){3,}\p{L}\s*:?\s*$/u;
/** "( perfil )", "— formação —", "[ CURSOS ]". */
const FRAMED = /^[([{<«~*=|–—-]+\s*(\p{L}[^()[\]{}<>«»|]{2,50}?)\s*[)\]}>»~*=|–—-]+$/u;

/** A head without what dresses it: letters set apart, brackets or dashes around it. */
function withoutDress(line: string): string {
  if (SPACED.test(line))
    return line
      .trim()
      .split(/\s{2,}/u)
      .map((word) => word.replace(/\s/gu, ''))
      .join(' ');
  const framed = FRAMED.exec(line.trim())?.[1];
  return framed !== undefined && findExactHead(framed) !== null ? framed.toUpperCase() : line;
}

/** Widths at which programs break texts; a longer line stands in a text that nothing has broken. */
const WIDTHS = { least: 64, most: 120 } as const;
/** How far a broken line can stay short of the widest one because its words are kept whole. */
const RAGGED = 12;
/** Lines near the widest one, at least, in a text that was broken. */
const FEWEST_FULL = 3;
const SPARE = 2;

/** The width at which a text was broken into lines; null for one whose lines are as the person ended them. */
function findWidth(written: readonly string[]): number | null {
  const lengths = written.map((line) => line.trimEnd().length);
  const widest = Math.max(0, ...lengths);
  const full = lengths.filter((length) => length > widest - RAGGED).length;
  return widest >= WIDTHS.least && widest <= WIDTHS.most && full >= FEWEST_FULL ? widest : null;
}

/** A line that ends so is not over. */
const OPEN_END =
  /(?:[,\u00ad-]|(?<!\p{L})(?:e|de|d[ao]s?|em|n[ao]s?|com|para|por|a|o|ao|and|of|in|the|to))\s*$/u;
const indentOf = (line: string): number => /^\s*/u.exec(line)?.[0].length ?? 0;

/** Whether a line can go on with the one above: that is open, or had no room for one more word, or hangs over it. */
const goesOn = (above: string, line: string, width: number | null): boolean =>
  OPEN_END.test(above) ||
  indentOf(line) > indentOf(above) ||
  (width !== null &&
    above.trimEnd().length + 1 + (/^\S+/u.exec(line.trim())?.[0].length ?? 0) > width - SPARE);

/** Turns plain text into lines: indentation, bullets, cells at tabs and wide blanks, blank lines as gaps. */
function splitTextIntoLines(text: string): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  const all = toDisplayText(text).split('\n');
  const width = findWidth(all);
  for (const [at, written] of all.entries()) {
    const raw = withoutDress(withoutMarkdown(written));
    const trimmed = raw.trim();
    if (trimmed === '' || /^[-=_*~–—•·\s]{3,}$/u.test(trimmed)) {
      blank += 1;
      continue;
    }
    const indent = /^[ \t]*/u.exec(raw)?.[0].replace(/\t/gu, ' '.repeat(TAB)).length ?? 0;
    const stripped = stripBullet(trimmed);
    const bullet = stripped !== null && stripped !== '';
    const cells = (bullet ? stripped : trimmed)
      .split(/\t+|\s{3,}/u)
      .map((cell) =>
        cell
          .replace(/[\ue000-\uf8ff]/gu, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const dates = cells.length > 1 ? cells.filter(isLoneDate) : [];
    const main = cells.length > 1 ? cells.filter((cell) => !isLoneDate(cell)) : cells;
    lines.push(
      makePlainLine(main.length === 0 ? cells : main, {
        sides: main.length === 0 ? [] : dates,
        bullet,
        edge: indent,
        x: indent,
        gap: lines.length === 0 ? 9 : 1 + blank,
        whole: !goesOn(all[at - 1] ?? '', written, width),
      }),
    );
    blank = 0;
  }
  return lines;
}

/** Plain text as one stretch of reading. */
export const convertTextToStretches = (text: string): Stretch[] => [
  { kind: 'full', lines: splitTextIntoLines(text) },
];
