import type { DocumentSection, ResumeDocument } from '../document.ts';
import { computeWidth } from '../faces/face.ts';
import type { Faces } from '../faces/families.ts';
import {
  addElement,
  type Column,
  type Element,
  INK,
  type Row,
  type Run,
  type Scale,
  setParagraph,
  setSection,
  type Setter,
  type Shape,
} from './rows.ts';
import type { Template } from './template.ts';

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export interface SetPage {
  readonly shapes: readonly Shape[];
  /** In reading order. */
  readonly runs: readonly Run[];
}

/** A document set in a template: the position of every line. */
export interface SetDocument {
  readonly pages: readonly SetPage[];
  readonly elements: readonly Element[];
  /** Share of the last page that is filled, 0 to 1. */
  readonly lastFill: number;
  /** Signs that the family has no drawing for; they are left out. */
  readonly missing: readonly string[];
  /** How much larger than usual it is set. */
  readonly scale: Scale;
}

const GAP_OF_COLUMNS = 22;
const INSET_OF_TINT = 16;

interface Frame extends Column {
  readonly sections: readonly DocumentSection[];
  readonly isNarrow: boolean;
}

/** The column frames of a template. The main one is read first. */
function makeFrames({ sections }: ResumeDocument, { margin, side }: Template): Frame[] {
  const whole = { x: margin, width: PAGE.width - 2 * margin };
  const isAside = ({ id }: DocumentSection): boolean => side?.sections.includes(id) ?? false;
  const main = sections.filter((section) => !isAside(section));
  const aside = sections.filter(isAside);
  if (side === null || aside.length === 0 || main.length === 0)
    return [{ ...whole, sections, isNarrow: false }];
  const rest = { width: whole.width - side.width - GAP_OF_COLUMNS, sections: main, isNarrow: false };
  const narrow = { width: side.width, sections: aside, isNarrow: true };
  return side.at === 'left'
    ? [
        { ...rest, x: margin + side.width + GAP_OF_COLUMNS },
        { ...narrow, x: margin },
      ]
    : [
        { ...rest, x: margin },
        { ...narrow, x: margin + rest.width + GAP_OF_COLUMNS },
      ];
}

/** Whether white is read better on a colour than black (WCAG relative luminance, simplified to its weights). */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 140;
}

/** Texts on as few lines as they need; a line is broken between two of them. */
function joinIntoLines(
  parts: readonly string[],
  sign: string,
  isWide: (text: string) => boolean,
): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && !isWide(`${last}${sign}${part}`))
      lines[lines.length - 1] = `${last}${sign}${part}`;
    else lines.push(part);
  }
  return lines;
}

/** Of the size of what is below it: what the person is stands between the name and the ways to reach them. */
export const HEADLINE = 1.18;

/** How much smaller than usual a long name is set, so that it stays on one line. */
const LEAST_NAME = 0.75;

interface Head {
  readonly rows: readonly Row[];
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

function setHead(setter: Setter, { name, headline, registrations, contact, links }: ResumeDocument): Head {
  const { template, scale, faces } = setter;
  const { head, margin, accent, text } = template;
  const column = { x: margin, width: PAGE.width - 2 * margin };
  const onBand = head.band !== null && isDark(head.band);
  const size = text * scale.text * 0.98;
  const small = { cut: 'regular', size, colour: onBand ? '#ffffff' : '#3b3e44', align: head.align } as const;
  const isWide = (line: string): boolean => computeWidth(line, faces.regular, size) > column.width;
  const fitting = column.width / Math.max(1, computeWidth(name, faces.bold, 1));
  const nameSize = Math.max(head.size * LEAST_NAME, Math.min(head.size, fitting));
  const details = [registrations, contact, links].flatMap((parts) => joinIntoLines(parts, '  |  ', isWide));
  const rows = [
    ...setParagraph(setter, name, column, {
      cut: 'bold',
      size: nameSize,
      colour: onBand ? '#ffffff' : accent,
      align: head.align,
      above: 0,
      element: addElement(setter, 'H1', null),
    }),
    ...(headline === ''
      ? []
      : setParagraph(setter, headline, column, {
          ...small,
          size: size * HEADLINE,
          colour: onBand ? '#ffffff' : INK,
          above: 1,
          element: addElement(setter, 'P', null),
        })),
    ...details.flatMap((line, index) =>
      setParagraph(setter, line, column, {
        ...small,
        above: index === 0 ? 3 : 0.5,
        element: addElement(setter, 'P', null),
      }),
    ),
  ];
  const top = head.band === null ? margin * 0.86 : margin * 0.7;
  const height = rows.reduce((sum, row) => sum + row.above + row.height, 0);
  const end = top + height + (head.band === null ? 2 : margin * 0.4);
  const rule = head.rule === 'none' ? 0 : head.rule === 'thin' ? 0.8 : 2.4;
  const shapes: Shape[] = [
    ...(head.band === null ? [] : [{ x: 0, y: 0, width: PAGE.width, height: end, colour: head.band }]),
    ...(rule === 0 ? [] : [{ ...column, y: end + 2, height: rule, colour: accent }]),
  ];
  return { rows, shapes, bottom: end + (rule === 0 ? 0 : rule + 2) + (head.band === null ? 0 : 6) };
}

interface OpenPage {
  readonly shapes: Shape[];
  readonly runs: Run[];
}

const isOpen = (rows: readonly Row[], at: number): boolean => rows[at]?.isKept ?? false;

/** Puts rows into a column from top to bottom, on as many pages as it takes. @returns where the last one ends */
function putRows(
  rows: readonly Row[],
  pages: OpenPage[],
  first: number,
  top: number,
  bottom: number,
): number {
  let page = 0;
  let y = first;
  let isTop = true;
  for (let at = 0; at < rows.length;) {
    let end = at + 1;
    while (end < rows.length && isOpen(rows, end - 1)) end += 1;
    const group = rows.slice(at, end);
    const height = group.reduce(
      (sum, row, index) => sum + row.height + (index === 0 && isTop ? 0 : row.above),
      0,
    );
    if (!isTop && y + height > bottom) {
      page += 1;
      y = top;
      isTop = true;
    }
    for (const row of group) {
      y += isTop && page > 0 ? 0 : row.above;
      if (!isTop && y + row.height > bottom) {
        page += 1;
        y = top;
      }
      isTop = false;
      const target = (pages[page] ??= { shapes: [], runs: [] });
      for (const shape of row.shapes) target.shapes.push({ ...shape, y: y + shape.y });
      for (const run of row.runs) target.runs.push({ ...run, y: y + run.y });
      y += row.height;
    }
    at = end;
  }
  return page * PAGE.height + y;
}

function setAt(document: ResumeDocument, template: Template, faces: Faces, scale: Scale): SetDocument {
  const setter: Setter = { template, faces, scale, elements: [] };
  const pages: OpenPage[] = [{ shapes: [], runs: [] }];
  const head = setHead(setter, document);
  const top = template.margin * 0.9;
  const bottom = PAGE.height - template.margin * 0.8;
  putRows(
    head.rows,
    pages,
    template.head.band === null ? template.margin * 0.86 : template.margin * 0.7,
    top,
    bottom,
  );
  const ends = makeFrames(document, template).map((frame) =>
    putRows(
      frame.sections.flatMap((section) => setSection(setter, section, frame, frame.isNarrow)),
      pages,
      head.bottom,
      top,
      bottom,
    ),
  );
  const last = Math.max(head.bottom, ...ends) - (pages.length - 1) * PAGE.height;
  const aside = makeFrames(document, template)[1];
  const tint = template.side?.tint ?? null;
  const isLeft = template.side?.at === 'left';
  return {
    pages: pages.map(({ shapes, runs }, index) => {
      const own = index === 0 ? head.shapes : [];
      if (!aside || tint === null) return { shapes: [...own, ...shapes], runs };
      const x = isLeft ? 0 : aside.x - INSET_OF_TINT * 0.7;
      const width = isLeft ? aside.x + aside.width + INSET_OF_TINT * 0.7 : PAGE.width - x;
      const from =
        index === 0 && template.head.band === null ? head.bottom + 4 : index === 0 ? head.bottom - 6 : 0;
      return {
        shapes: [{ x, y: from, width, height: PAGE.height - from, colour: tint }, ...own, ...shapes],
        runs,
      };
    }),
    elements: setter.elements,
    lastFill: (last - top) / (bottom - top),
    missing: [],
    scale,
  };
}

/** From what reads best to what is still read well. */
const TIGHTER: readonly Scale[] = [
  { text: 1, space: 0.85 },
  { text: 0.98, space: 0.75 },
  { text: 0.96, space: 0.7 },
  { text: 0.94, space: 0.6 },
  { text: 0.92, space: 0.5 },
];
const LOOSER: readonly Scale[] = [
  { text: 1.02, space: 1.15 },
  { text: 1.03, space: 1.35 },
  { text: 1.05, space: 1.6 },
  { text: 1.07, space: 1.9 },
  { text: 1.09, space: 2.3 },
];
/** Least size that is still set, points. */
const LEAST_TEXT = 9;
const HALF = 0.5;
const AIRY = 0.72;

/** Without the signs that no cut of the family has, and those signs. */
function keepWritable(
  document: ResumeDocument,
  faces: Faces,
): { document: ResumeDocument; missing: string[] } {
  const missing = new Set<string>();
  const clean = (text: string): string =>
    Array.from(text.normalize('NFC'), (sign) => {
      if (faces.regular.glyphOf(sign) !== 0) return sign;
      const plain = PLAIN[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
      if (plain !== sign && Array.from(plain).every((one) => faces.regular.glyphOf(one) !== 0)) return plain;
      missing.add(sign);
      return '';
    })
      .join('')
      .replace(/ {2,}/gu, ' ')
      .trim();
  const all = (texts: readonly string[]): string[] => texts.map(clean).filter((text) => text !== '');
  const cleaned: ResumeDocument = {
    name: clean(document.name),
    headline: clean(document.headline),
    registrations: all(document.registrations),
    contact: all(document.contact),
    links: all(document.links),
    sections: document.sections.map(({ id, heading, parts }) => ({
      id,
      heading: clean(heading),
      parts: parts.flatMap((part): DocumentSection['parts'] => {
        if (part.kind === 'words') return [{ ...part, words: all(part.words) }];
        if (part.kind !== 'entry')
          return clean(part.text) === '' ? [] : [{ ...part, text: clean(part.text) }];
        return [
          {
            ...part,
            title: clean(part.title),
            place: all(part.place),
            period: clean(part.period),
            paragraphs: all(part.paragraphs),
            items: all(part.items),
          },
        ];
      }),
    })),
  };
  return { document: cleaned, missing: [...missing] };
}

/** Signs that have a plain form that says the same. */
const PLAIN: Readonly<Record<string, string>> = {
  '\t': ' ',
  '‐': '-',
  '‑': '-',
  '✔': '-',
  '✓': '-',
  '▪': '•',
  '◦': '•',
  '●': '•',
  '\u00ad': '',
  '\u200b': '',
};

/** Something set on pages; `lastFill` is the filled share of the last one. */
interface Fitted {
  readonly pages: readonly unknown[];
  readonly lastFill: number;
}

/**
 * Chooses sizes and distances so that the last of several pages is at least half full, and a single page has no large
 * gaps. @param text size of the usual text, points
 */
export function fitPages<T extends Fitted>(at: (scale: Scale) => T, text: number): T {
  const usual = at({ text: 1, space: 1 });
  const count = usual.pages.length;
  const tighter = TIGHTER.filter((scale) => text * scale.text >= LEAST_TEXT);
  if (count === 1) {
    if (usual.lastFill >= AIRY) return usual;
    const fuller = LOOSER.map(at).filter((one) => one.pages.length === 1);
    return fuller.find(({ lastFill }) => lastFill >= AIRY) ?? fuller.at(-1) ?? usual;
  }
  if (usual.lastFill >= HALF) return usual;
  return (
    tighter.map(at).find((one) => one.pages.length < count) ??
    LOOSER.map(at).find((one) => one.pages.length === count && one.lastFill >= HALF) ??
    usual
  );
}

/** Sets a document in a template, fitted to its pages; text that cannot be fitted continues on further pages. */
export function typeset(given: ResumeDocument, template: Template, faces: Faces): SetDocument {
  const { document, missing } = keepWritable(given, faces);
  return fitPages((scale) => ({ ...setAt(document, template, faces, scale), missing }), template.text);
}
