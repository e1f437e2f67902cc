import { createHash } from 'node:crypto';

/** How dates are written. */
export type DateStyle =
  | 'mm/yyyy'
  | 'mon/yyyy'
  | 'month'
  | 'yyyy'
  | 'yyyy / mm'
  | 'mm/yy'
  | 'iso'
  | 'english'
  | 'duration'
  | 'none';
/** Position of a job's date. */
type DatePlace =
  | 'right'
  | 'left'
  | 'inline'
  | 'under'
  | 'over'
  | 'cell'
  | 'broken'
  | 'dot'
  | 'badge'
  | 'opposite';
/** What the first line of a job names. */
type Order = 'title' | 'company' | 'one-line' | 'labels' | 'employer-last';
type Frame =
  | 'single'
  | 'side-left'
  | 'side-right'
  | 'two'
  | 'table'
  | 'grid'
  | 'three'
  | 'cards'
  | 'heads-left';
/** What stands at the top: the name usually, but also the contact details or the role before it. */
type Top = 'name' | 'contact' | 'role' | 'middle';
type HeadLook = 'plain' | 'caps' | 'spaced' | 'letters' | 'rotated' | 'boxed' | 'icon' | 'lower' | 'bubble';
type HeadWords = 'usual' | 'unknown' | 'english' | 'europass' | 'portal' | 'british';
export type ListLook = 'commas' | 'lines' | 'pills' | 'bars' | 'dots' | 'table' | 'circles' | 'columns';
type ContactPlace = 'line' | 'lines' | 'side' | 'labels' | 'subtitle' | 'icons' | 'old';
type FileFormat = 'pdf' | 'docx' | 'odt' | 'rtf' | 'doc' | 'scan' | 'photo';
type Writer = 'html' | 'office' | 'latex';

/** Everything that makes one layout. */
export interface Design {
  readonly family: string;
  readonly number: number;
  readonly writer: Writer;
  readonly format: FileFormat;
  readonly frame: Frame;
  readonly dates: DateStyle;
  readonly datePlace: DatePlace;
  readonly order: Order;
  readonly headLook: HeadLook;
  readonly headWords: HeadWords;
  readonly skills: ListLook;
  readonly languages: ListLook;
  readonly contact: ContactPlace;
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly bullet: string;
  /** What parts two names on one line. */
  readonly joint: string;
  readonly objective: boolean;
  readonly summary: boolean;
  /** Whether degrees are written "B.S. in X" and the like. */
  readonly degree: 'in' | 'dash' | 'apart' | 'english' | 'area-only';
  readonly textBox: boolean;
  readonly top: Top;
  /** A line that closes the CV: "References available on request." */
  readonly closing: string;
}

type Choice<T> = readonly T[];
type Recipe = { readonly [K in keyof Design]?: Choice<Design[K]> };

/** What a family leaves open. */
const OPEN: Required<Omit<Recipe, 'family' | 'number'>> = {
  writer: ['html'],
  format: ['pdf'],
  frame: ['single'],
  dates: ['mm/yyyy', 'mon/yyyy', 'yyyy', 'month'],
  datePlace: ['right', 'inline', 'under'],
  order: ['title', 'company', 'one-line'],
  headLook: ['caps', 'plain', 'boxed', 'lower'],
  headWords: ['usual'],
  skills: ['commas', 'lines', 'pills'],
  languages: ['lines', 'commas'],
  contact: ['line', 'lines', 'labels'],
  font: ['Liberation Sans', 'DejaVu Sans', 'DejaVu Serif', 'Liberation Serif', 'C059'],
  size: [9, 9.5, 10, 10.5, 11],
  colour: ['#1f3a5f', '#7a1f3d', '#222222', '#0b6e4f', '#5b3fa0'],
  bullet: ['disc', 'square', 'dash', 'arrow'],
  joint: [' – ', ' | ', ', ', ' • '],
  objective: [true, false],
  summary: [true, true, false],
  degree: ['in', 'dash', 'apart'],
  textBox: [false],
  top: ['name'],
  closing: [''],
};

/** The families of layouts: what each fixes, or narrows. */
const FAMILIES: Readonly<Record<string, Recipe>> = {
  'one-column': {},
  'rail-right': { datePlace: ['right'], order: ['title', 'company'] },
  'rail-left': { datePlace: ['left'] },
  'side-left': { frame: ['side-left'], contact: ['side', 'icons'], skills: ['lines', 'pills', 'bars'] },
  'side-right': { frame: ['side-right'], contact: ['side', 'line'], skills: ['lines', 'dots'] },
  'two-columns': { frame: ['two'], datePlace: ['under', 'inline', 'over'] },
  tables: { frame: ['grid'], datePlace: ['cell'], headLook: ['caps', 'boxed'] },
  'broken-dates': { frame: ['table'], datePlace: ['broken'], dates: ['mon/yyyy', 'mm/yyyy', 'month'] },
  'spaced-heads': { headLook: ['spaced', 'letters'], frame: ['single', 'side-left', 'side-right'] },
  'rotated-heads': { headLook: ['rotated'], datePlace: ['right', 'under', 'inline'] },
  'unknown-heads': { headWords: ['unknown'], headLook: ['caps', 'plain', 'boxed'] },
  'year-month': { dates: ['yyyy / mm'], datePlace: ['left', 'right', 'inline'] },
  'short-years': { dates: ['mm/yy'], datePlace: ['right', 'inline', 'left', 'under'] },
  'employer-last': { order: ['employer-last'], datePlace: ['over', 'under'] },
  infographic: {
    frame: ['side-left', 'two'],
    skills: ['bars', 'dots'],
    languages: ['bars', 'dots'],
    contact: ['icons'],
  },
  icons: { headLook: ['icon'], contact: ['icons'] },
  europass: {
    headWords: ['europass'],
    datePlace: ['left', 'over'],
    languages: ['table'],
    contact: ['icons', 'labels'],
    skills: ['lines', 'commas'],
  },
  'linkedin-export': {
    frame: ['side-left'],
    dates: ['duration'],
    order: ['company'],
    datePlace: ['under'],
    headLook: ['plain'],
    contact: ['side'],
    skills: ['lines'],
    objective: [false],
    bullet: ['none'],
  },
  'portal-export': {
    headWords: ['portal'],
    order: ['labels', 'title', 'company'],
    datePlace: ['under'],
    contact: ['labels'],
    bullet: ['none', 'dash'],
    degree: ['dash'],
  },
  labelled: { order: ['labels'], datePlace: ['under', 'over'], contact: ['labels', 'old'] },
  'old-curriculum': {
    contact: ['old'],
    order: ['labels', 'company'],
    frame: ['single', 'grid'],
    datePlace: ['under', 'cell'],
    headLook: ['caps'],
    objective: [true],
    summary: [false],
  },
  'contact-subtitle': { contact: ['subtitle'] },
  undated: { dates: ['none'], datePlace: ['under'] },
  english: { headWords: ['english'], dates: ['english'], degree: ['english'] },
  'competence-table': { skills: ['table'], languages: ['table'] },
  'word-plain': {
    writer: ['office'],
    format: ['docx'],
    frame: ['single'],
    datePlace: ['inline', 'under', 'right'],
  },
  'word-table': { writer: ['office'], format: ['docx'], frame: ['table'], datePlace: ['cell', 'broken'] },
  'word-box': {
    writer: ['office'],
    format: ['docx', 'pdf'],
    textBox: [true],
    datePlace: ['inline', 'under'],
  },
  'word-columns': {
    writer: ['office'],
    format: ['docx', 'pdf'],
    frame: ['two'],
    datePlace: ['inline', 'under'],
  },
  'old-formats': {
    writer: ['office'],
    format: ['odt', 'rtf', 'doc'],
    frame: ['single', 'table'],
    datePlace: ['inline', 'under', 'cell'],
  },
  latex: { writer: ['latex'], datePlace: ['right', 'left'], bullet: ['disc'] },
  scanned: {
    format: ['scan', 'photo'],
    frame: ['single'],
    font: ['Liberation Sans', 'DejaVu Serif'],
    size: [11],
  },
  // Families that were added later come last, so that each older layout still shows the same people.
  timeline: { datePlace: ['dot'], order: ['title', 'company'] },
  bubbles: {
    datePlace: ['badge'],
    headLook: ['bubble'],
    skills: ['circles'],
    languages: ['circles', 'lines'],
  },
  cards: { frame: ['cards'], datePlace: ['right', 'under', 'over'], order: ['title', 'company'] },
  'three-columns': { frame: ['three'], datePlace: ['under', 'over', 'inline'], skills: ['lines', 'pills'] },
  'contact-first': { top: ['contact', 'role', 'middle'] },
  'us-resume': {
    headWords: ['english'],
    dates: ['english'],
    degree: ['english'],
    datePlace: ['opposite'],
    order: ['company', 'title'],
    top: ['middle'],
    contact: ['line'],
    skills: ['commas', 'columns'],
  },
  'uk-cv': {
    headWords: ['british'],
    dates: ['english', 'mm/yyyy'],
    degree: ['english'],
    datePlace: ['left', 'inline', 'over'],
    contact: ['labels', 'lines'],
    skills: ['lines', 'columns'],
    closing: ['References available on request.'],
  },
  'heads-left': {
    frame: ['heads-left'],
    headLook: ['caps', 'plain'],
    datePlace: ['right', 'inline', 'under'],
  },
};

/** Layouts of each family. */
const COUNT = 6;

const byteOf = (key: string): number => createHash('sha256').update(key).digest()[0] ?? 0;

/** Whether a layout is in the held-out half. */
export const isUnopened = ({ family, number }: Pick<Design, 'family' | 'number'>): boolean =>
  byteOf(`${family}/${number}`) % 2 === 1;

function designOf(family: string, recipe: Recipe, number: number): Design {
  const picked = Object.entries({ ...OPEN, ...recipe }).map(([name, choices]): [string, unknown] => [
    name,
    // Where a family narrows a choice to a few, its layouts take turns.
    choices[(name in recipe ? number : byteOf(`${family}/${number}/${name}`)) % choices.length],
  ]);
  return { ...(Object.fromEntries(picked) as unknown as Design), family, number };
}

/** Every layout, family by family. */
export const designs = (): Design[] =>
  Object.entries(FAMILIES).flatMap(([family, recipe]) =>
    Array.from({ length: COUNT }, (_, number) => designOf(family, recipe, number)),
  );
