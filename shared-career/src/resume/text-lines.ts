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

/** Turns plain text into lines: indentation, bullets, cells at tabs and wide blanks, blank lines as gaps. */
function splitTextIntoLines(text: string): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  for (const written of toDisplayText(text).split('\n')) {
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
