import { foldText, squeeze, type TextRange } from '../../text/index.ts';
import { type Line, readLineText } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { cutLine } from './cut-line.ts';

/** A kind of personal data that was taken out, and its trace: "CPF 123.***". */
export interface LeftOut {
  readonly label: string;
  readonly excerpt: string;
}

interface Kind {
  readonly label: string;
  /**
   * Over folded text, with bounded white space: two unbounded stretches side by side cost the square of a line.
   * `whole` kinds count only where they fill a part of a line, since their words have other uses.
   */
  readonly pattern: RegExp;
  readonly whole: boolean;
}

const DATE = String.raw`(?:\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:\d{4}|\d{2})|\d{1,2}º? (?:de )?\p{L}{3,9}\.?,? (?:de )?\d{4}|\d{4}-\d{2}-\d{2})`;
const CIVIL =
  '(?:solteir[oa]|casad[oa]|divorciad[oa]|viuv[oa]|separad[oa]|desquitad[oa]|uniao estavel|convivente|single|married|divorced|widowed)(?:\\(a\\)|/[oa])?';
const NUMBER = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco)';

const KINDS: readonly Kind[] = [
  {
    label: 'CPF',
    pattern: new RegExp(
      [
        String.raw`(?:\bcpf\b[^\n\d]{0,12})?(?<![\d.])(?<!\b(?:cft|crt|cfta)\b[^\n\d]{0,12})\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)|`,
        String.raw`\bcpf\b[^\n\d]{0,12}\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)`,
      ].join(''),
      'gu',
    ),
    whole: false,
  },
  {
    label: 'RG',
    pattern: new RegExp(
      [
        String.raw`\b(?:rg|(?:carteira|cedula) de identidade|identidade|registro geral)\b\s{0,40}`,
        String.raw`(?:n[o.º]*\s{0,40})?[:.-]?\s{0,40}(?:[a-z]{2}-?)?\d[\d.-]{4,12}[\dx](?!\d)`,
        String.raw`(?:\s{0,40}[-–/]?\s{0,40}(?:ssp|sesp|sds|sjs|pc|detran|ifp|iirgd|dic)\s{0,40}[-–/]?\s{0,40}[a-z]{2}\b)?`,
      ].join(''),
      'gu',
    ),
    whole: false,
  },
  {
    label: 'data de nascimento',
    pattern: new RegExp(
      String.raw`\b(?:data de nascimento|data de nasc\.?|dt\.? nasc\.?|nascimento|nascid[oa]|date of birth|birth ?date|` +
        String.raw`dob|born)(?![\p{L}\d])\s{0,40}[:.-]?\s{0,40}(?:em |on )?${DATE}(?:\s{0,40}\(\d{2} (?:anos|years)[^)]{0,10}\))?`,
      'gu',
    ),
    whole: false,
  },
  {
    label: 'estado civil',
    pattern: new RegExp(
      String.raw`^(?:(?:estado civil|marital status)\s{0,40}[:–-]?\s{0,40}(?:\p{L}+(?:\([ao]\))?)(?: estavel)?|${CIVIL})(?: ` +
        String.raw`(?:com|e|sem) (?:${NUMBER} )?filh[oa]s?)?$`,
      'u',
    ),
    whole: true,
  },
  {
    label: 'filhos',
    pattern: new RegExp(
      String.raw`^(?:filh[oa]s?\s{0,40}[:–-]\s{0,40}\S.{0,30}|(?:(?:tenho|possui|possuo) )?(?:${NUMBER}|sem|nao tenho|` +
        String.raw`nao possuo) filh[oa]s?(?: (?:menor|maior)(?:es)?)?(?: (?:de|com) .{1,20})?|(?:numero|no\.?) de filhos\s{0,40}[:–-]?\s{0,40}\d{1,2})$`,
      'u',
    ),
    whole: true,
  },
];

interface Found extends TextRange, LeftOut {}

/** Without one of these no part of a line is of a kind that fills it. */
const HINT = new RegExp(String.raw`filh[oa]|estado civil|marital status|(?<!\p{L})${CIVIL}`, 'u');

/** First figures of a document's number; of other kinds nothing is shown. */
function maskDatum(label: string, text: string): string {
  if (label !== 'CPF' && label !== 'RG') return `${label} ***`;
  const figures =
    /\d[\d.]{0,3}/u
      .exec(text)?.[0]
      .slice(0, label === 'CPF' ? 3 : 2)
      .replace(/\.$/u, '') ?? '';
  return `${label} ${figures}.***`;
}

/** Parts of a line between separators, each with the separator that goes with it. */
function splitParts(text: string, separator: RegExp): { text: string; start: number; end: number }[] {
  const marks = [...text.matchAll(separator)];
  return Array.from({ length: marks.length + 1 }, (_, index) => {
    const before = marks[index - 1];
    const start = before === undefined ? 0 : before.index + before[0].length;
    const after = marks[index];
    const last = after === undefined;
    return {
      text: text.slice(start, last ? text.length : after.index),
      start: last && before !== undefined ? before.index : start,
      end: last ? text.length : after.index + after[0].length,
    };
  });
}

/** A run of blanks is tried from its beginning alone: from each of its places it would cost the square of it. */
const SEPARATORS = [
  /(?:(?<!\s)\s+)?[,;|•·]\s*|(?<!\s)\s+[–—-]\s+/gu,
  /(?:(?<!\s)\s+)?[,;|•·]\s*|(?<!\s)\s+[–—-]\s+|\s{2,}/gu,
] as const;

function find(text: string): Found[] {
  const found: Found[] = [];
  const { folded, toOriginal } = foldText(text);
  const add = (label: string, from: number, to: number): void => {
    // Neighbours share the separator between them.
    const start = Math.max(from, ...found.filter((other) => other.start <= from).map((other) => other.end));
    const end = Math.min(to, ...found.filter((other) => other.start > from).map((other) => other.start));
    if (text.slice(start, end).trim() === '') return;
    found.push({ label, start, end, excerpt: maskDatum(label, text.slice(start, end)) });
  };
  for (const { label, pattern, whole } of KINDS) {
    if (!whole) {
      for (const match of folded.matchAll(pattern))
        add(label, toOriginal(match.index), toOriginal(match.index + match[0].length));
      continue;
    }
    if (!HINT.test(folded)) continue;
    for (const separator of SEPARATORS)
      for (const part of splitParts(text, separator))
        if (pattern.test(squeeze(foldText(part.text).folded).replace(/[.]$/u, '')))
          add(label, part.start, part.end);
  }
  return found;
}

const TRAILING = /^[\s,;|•·/–—-]+|(?<![\s,;|•·–—-])[\s,;|•·–—-]+$/gu;

/**
 * Removes personal data irrelevant for selection (documents, birth date, marital status, children) from a single-line
 * text.
 */
export function leaveOutOf(text: string): { text: string; left: readonly LeftOut[] } {
  const found = find(text);
  if (found.length === 0) return { text, left: [] };
  let rest = text;
  for (const { start, end } of found.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  rest = squeeze(rest).replace(TRAILING, '');
  return { text: /[\p{L}\p{N}]/u.test(rest) ? rest : '', left: found };
}

function tidy(line: Line): Line {
  const cells = line.cells.map((cell) => ({
    ...cell,
    runs: cell.runs.map((run, index) => {
      const head = index === 0 ? run.text.replace(/^[\s,;|•·/–—-]+/u, '') : run.text;
      return {
        ...run,
        text: index === cell.runs.length - 1 ? head.replace(/(?<![\s,;|•·–—-])[\s,;|•·–—-]+$/u, '') : head,
      };
    }),
  }));
  return { ...line, cells };
}

/** Takes the same data out of a document's lines; lines with nothing else go altogether. */
export function leaveOut(stretches: readonly Stretch[]): { stretches: Stretch[]; left: LeftOut[] } {
  const left: LeftOut[] = [];
  const kept = stretches.map((stretch) => ({
    ...stretch,
    lines: stretch.lines.flatMap((line) => {
      const found = find(readLineText(line));
      const sides = line.sides.map(leaveOutOf);
      left.push(...found, ...sides.flatMap((side) => side.left));
      if (found.length === 0 && sides.every((side) => side.left.length === 0)) return [line];
      const beside = { ...line, sides: sides.map(({ text }) => text).filter((text) => text !== '') };
      const rest = found.length === 0 ? beside : cutLine(beside, found);
      return rest === null ? [] : [tidy(rest)];
    }),
  }));
  return { stretches: kept, left };
}
