import { MONTH_PATTERN, findMonthNumber } from './months.ts';

/** One date in a text: `YYYY` or `YYYY-MM`, or the open end ("atual"). Offsets are into the folded text. */
export type DatePoint =
  | { readonly kind: 'date'; readonly value: string; readonly start: number; readonly end: number }
  | { readonly kind: 'ongoing'; readonly start: number; readonly end: number }
  | { readonly kind: 'month'; readonly month: number; readonly start: number; readonly end: number };

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const MONTH = '(?:0?[1-9]|1[0-2])';
const BEFORE = '(?<![\\p{L}\\p{N}.,/])';
const AFTER = '(?![\\p{L}\\p{N}]|[.,/]\\d)';

const ONGOING =
  'ate (?:o momento|a presente data|o presente|os dias atuais|a data atual|hoje|agora|atualmente|atual)|o momento|' +
  'a(?:os)? dias atuais|dias atuais|dias de hoje|em andamento|em curso|em aberto|atualmente|atual|presente|present|' +
  'currently|current|cursando|hoje|agora|momento|actualidad|presente|today|to date|ongoing|in progress|now';

/** "09/16" is a month and a year only where it begins or ends a period. */
const SHORT_MONTH = '(?:0[1-9]|1[0-2])';
const LINK = '(?:[-–—]|a|ate|to)';

const POINT = new RegExp(
  `${BEFORE}(?:` +
    `(?:0?[1-9]|[12]\\d|3[01])[/.](?<dm>${MONTH})[/.](?<dy>${YEAR})` +
    `|(?<iy>${YEAR})-(?<im>0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?` +
    `|(?<sy>${YEAR})\\s?/\\s?(?<sm>0[1-9]|1[0-2])` +
    `|(?<pm>${SHORT_MONTH})/(?<py>\\d{2})(?=\\s?${LINK}\\s?(?:${SHORT_MONTH}/\\d{2}(?!\\d)|(?:${ONGOING})(?!\\p{L})))` +
    `|(?<=(?<!\\d)${SHORT_MONTH}/\\d{2}\\s?${LINK}\\s?)(?<qm>${SHORT_MONTH})/(?<qy>\\d{2})` +
    `|(?<nm>${MONTH})(?:\\s?[/.]\\s?|-|(?<=\\d\\d)\\s?-\\s?)(?<ny>${YEAR})` +
    `|(?:(?:[12]?\\d|3[01])[ .]+(?:de )?)?(?<wm>${MONTH_PATTERN})\\.?(?:\\s*,?\\s+(?:de|of)\\s+|\\s*[/.,'-]\\s*|` +
    `\\s+)(?:(?:[12]?\\d|3[01]),\\s*)?(?<wy>${YEAR})` +
    `|(?<vm>${MONTH_PATTERN})\\.?\\s?[/'-]\\s?'?(?<vy>\\d{2})` +
    `|(?<y>${YEAR})(?:[./][12])?` +
    `|(?<o>${ONGOING})` +
    `|(?<m>${MONTH_PATTERN})\\.?(?=\\s*(?:-|–|—|a |ate |to ))` +
    `)${AFTER}`,
  'gu',
);

const makeDate = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Two-digit years belong to the century that puts them nearest to today's CVs: 60 to 99 are 1960 to 1999. */
const expandYear = (short: string): string => (Number(short) >= 60 ? `19${short}` : `20${short}`);

function readPoint(groups: Readonly<Record<string, string | undefined>>): string | null {
  const { dm, dy, iy, im, sy, sm, nm, ny, wm, wy, vm, vy, pm, py, qm, qy, y } = groups;
  if (py !== undefined) return makeDate(expandYear(py), Number(pm));
  if (qy !== undefined) return makeDate(expandYear(qy), Number(qm));
  if (dy !== undefined) return makeDate(dy, Number(dm));
  if (iy !== undefined) return makeDate(iy, Number(im));
  if (sy !== undefined) return makeDate(sy, Number(sm));
  if (ny !== undefined) return makeDate(ny, Number(nm));
  const word = wm ?? vm;
  if (word !== undefined) {
    const month = findMonthNumber(word);
    const year = wy ?? (vy === undefined ? undefined : expandYear(vy));
    return month === null || year === undefined ? null : makeDate(year, month);
  }
  return y ?? null;
}

/** All dates, lone months before a dash and "until now" words of a folded text, from left to right. */
export function findDatePoints(folded: string): DatePoint[] {
  const points: DatePoint[] = [];
  for (const match of folded.matchAll(POINT)) {
    const groups = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (groups['o'] !== undefined) points.push({ kind: 'ongoing', start, end });
    else if (groups['m'] !== undefined) {
      const month = findMonthNumber(groups['m']);
      if (month !== null) points.push({ kind: 'month', month, start, end });
    } else {
      const value = readPoint(groups);
      if (value !== null) points.push({ kind: 'date', value, start, end });
    }
  }
  return points;
}
