import type { DocumentEntry, DocumentSection } from '../document.ts';
import { computeWidth } from '../faces/face.ts';
import type { Cut, Faces } from '../faces/families.ts';
import { wrapWords } from './wrap-words.ts';
import type { Template } from './template.ts';

/** A part of the document's structure in the terms of tagged PDF; parents come before their children. */
export interface Element {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'Sect' | 'L' | 'LI' | 'Lbl' | 'LBody';
  readonly parent: number | null;
}

/** A text on one line. `x` from the left edge of the page, `y` of its base line from the top; points. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly colour: string;
  /** Index of the element that it belongs to. */
  readonly element: number;
}

/** A filled rectangle that says nothing. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** A line of a column; `y` of what is on it counts from its top. */
export interface Row {
  readonly above: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly shapes: readonly Shape[];
  /** Whether the next row must be on the same page. */
  readonly isKept: boolean;
}

/** How much larger than usual text and distances are set. */
export interface Scale {
  readonly text: number;
  readonly space: number;
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Setter {
  readonly template: Template;
  readonly faces: Faces;
  readonly scale: Scale;
  readonly elements: Element[];
}

/** Of text. */
export const INK = '#1d1d1f';
const FAINT = '#55585e';
const LEADING = 1.32;
const BULLET = '•';
/** A space at which no line is broken; it is written as a usual one, which every reader of files knows. */
const UNBROKEN = '\u00a0';
/** A dash between two words; at the beginning of a line it reads like the mark of another item. */
const BEFORE_DASH = / (?=[-–—] )/gu;

/** Adds an element to the structure. @returns its index */
export function addElement({ elements }: Setter, tag: Element['tag'], parent: number | null): number {
  elements.push({ tag, parent });
  return elements.length - 1;
}

interface Look {
  readonly cut: Cut;
  readonly size: number;
  readonly colour: string;
}

/** A paragraph as rows. @param first text before the first line: the bullet of an item */
export function setParagraph(
  { faces, scale }: Setter,
  text: string,
  { x, width }: Column,
  look: Look & { readonly above: number; readonly element: number; readonly align?: 'left' | 'centre' },
  first: readonly Run[] = [],
): Row[] {
  const face = faces[look.cut];
  const measure = (part: string): number => computeWidth(part, face, look.size);
  const lines = wrapWords(text.replace(BEFORE_DASH, UNBROKEN), measure, width);
  const height = look.size * LEADING * (0.86 + 0.14 * scale.space);
  return lines.map((line, index) => ({
    above: index === 0 ? look.above * scale.space : 0,
    height,
    runs: [
      ...(index === 0 ? first : []),
      {
        x: look.align === 'centre' ? x + (width - measure(line)) / 2 : x,
        y: look.size * 1.02,
        text: line.replaceAll(UNBROKEN, ' '),
        cut: look.cut,
        size: look.size,
        colour: look.colour,
        element: look.element,
      },
    ],
    shapes: [],
    // Neither the first nor the last line of a paragraph is separated from the rest.
    isKept: lines.length > 1 && (index === 0 || index === lines.length - 2),
  }));
}

function setItem(setter: Setter, text: string, column: Column, list: number): Row[] {
  const size = setter.template.text * setter.scale.text;
  const indent = size * 0.95;
  const item = addElement(setter, 'LI', list);
  const label = addElement(setter, 'Lbl', item);
  const body = addElement(setter, 'LBody', item);
  const look = { cut: 'regular', size, colour: INK } as const;
  return setParagraph(
    setter,
    text,
    { x: column.x + indent, width: column.width - indent },
    { ...look, above: 1.6, element: body },
    [{ ...look, x: column.x + 1, y: size * 1.02, text: BULLET, element: label }],
  );
}

function setHeading(setter: Setter, heading: string, column: Column, section: number): Row[] {
  const { template, scale } = setter;
  const { mark, isUpper, size: ratio } = template.heading;
  const size = template.text * ratio * scale.text;
  const element = addElement(setter, 'H2', section);
  const inset = mark === 'bar' ? 9 : 0;
  const rows = setParagraph(
    setter,
    isUpper ? heading.toLocaleUpperCase('pt-BR') : heading,
    { x: column.x + inset, width: column.width - inset },
    { cut: 'bold', size, colour: template.accent, above: mark === 'above' ? 13 : 12, element },
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const thin = { x: column.x, width: column.width, height: 0.7, colour: template.accent };
  const shapes: readonly Shape[] =
    mark === 'below'
      ? [{ ...thin, y: height + 0.5 }]
      : mark === 'above'
        ? [{ ...thin, y: -3.5 }]
        : mark === 'bar'
          ? [{ x: column.x, y: size * 0.18, width: 3, height: size * 0.98, colour: template.accent }]
          : [];
  return rows.map((row, index) => ({
    ...row,
    height: index === rows.length - 1 && mark === 'below' ? row.height + 2.5 : row.height,
    shapes: index === 0 ? shapes : [],
    isKept: true,
  }));
}

function setEntry(setter: Setter, entry: DocumentEntry, column: Column, section: number): Row[] {
  const { template, scale, faces } = setter;
  const size = template.text * scale.text;
  const small = size * 0.96;
  const isRight = entry.period !== '' && template.dates === 'right';
  const dateWidth = isRight ? computeWidth(entry.period, faces.regular, small) : 0;
  const title = setParagraph(
    setter,
    entry.title,
    { x: column.x, width: column.width - (isRight ? dateWidth + 14 : 0) },
    { cut: 'bold', size: size * 1.04, colour: INK, above: 6, element: addElement(setter, 'H3', section) },
  );
  const dated = title.map((row, index): Row => {
    // It is read after the complete title, and is at the end of its first line.
    if (index < title.length - 1 || !isRight) return row;
    const date: Run = {
      x: column.x + column.width - dateWidth,
      y: size * 1.04 * 1.02 - index * row.height,
      text: entry.period,
      cut: 'regular',
      size: small,
      colour: FAINT,
      element: addElement(setter, 'P', section),
    };
    return { ...row, runs: [...row.runs, date] };
  });
  const below = [...entry.place, isRight ? '' : entry.period.replaceAll(' ', UNBROKEN)]
    .filter((part) => part !== '')
    .join(' | ');
  const place =
    below === ''
      ? []
      : setParagraph(setter, below, column, {
          cut: 'regular',
          size: small,
          colour: FAINT,
          above: 0,
          element: addElement(setter, 'P', section),
        });
  const paragraphs = entry.paragraphs.flatMap((text) => setText(setter, text, column, section));
  const list = entry.items.length === 0 ? null : addElement(setter, 'L', section);
  const items = list === null ? [] : entry.items.flatMap((text) => setItem(setter, text, column, list));
  const hasMore = paragraphs.length + items.length > 0;
  return [
    ...dated.map((row) => ({ ...row, isKept: place.length > 0 || hasMore })),
    ...place.map((row) => ({ ...row, isKept: hasMore })),
    ...paragraphs,
    ...items,
  ];
}

const setText = (setter: Setter, text: string, column: Column, section: number): Row[] =>
  setParagraph(setter, text, column, {
    cut: 'regular',
    size: setter.template.text * setter.scale.text,
    colour: INK,
    above: 2,
    element: addElement(setter, 'P', section),
  });

/** A section as rows of a column. @param isNarrow puts short items one below the other */
export function setSection(
  setter: Setter,
  { heading, parts }: DocumentSection,
  column: Column,
  isNarrow: boolean,
): Row[] {
  const section = addElement(setter, 'Sect', null);
  const rows = setHeading(setter, heading, column, section);
  let list: number | null = null;
  for (const part of parts) {
    if (part.kind === 'entry') rows.push(...setEntry(setter, part, column, section));
    else if (part.kind === 'text') rows.push(...setText(setter, part.text, column, section));
    else if (part.kind === 'words' && setter.template.skills === 'line' && !isNarrow)
      rows.push(...setText(setter, part.words.join(`${UNBROKEN}· `), column, section));
    else {
      list ??= addElement(setter, 'L', section);
      for (const text of part.kind === 'words' ? part.words : [part.text])
        rows.push(...setItem(setter, text, column, list));
    }
  }
  return rows;
}
