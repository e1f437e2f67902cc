import { readLabels } from '../entries/labels.ts';
import { startsWithLanguage } from '../entries/languages.ts';
import { findPeriods } from '../dates/period.ts';
import { findPlace } from '../fields/find-place.ts';
import { findEmail } from '../fields/links.ts';
import { findPhones } from '../fields/phone.ts';
import { takeBullet } from '../layout/bullets.ts';
import {
  type Cell,
  readCellText,
  joinFullText,
  leadsBold,
  type Line,
  readLineText,
} from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { scoreDegree, scoreInstitution } from '../lexicon/words.ts';
import { findHeads, type Head } from './find-heads.ts';
import { findExactHead, computeHeadKey, type SectionKind } from './heads.ts';
import { inferKind } from './infer-kind.ts';
import { isCaps } from './style.ts';

/** A part of a CV under one head. Lines before the first head of a stretch form a `header`. */
export interface Section {
  readonly kind: SectionKind | 'header';
  readonly title: string;
  readonly lines: readonly Line[];
}

/** A section that still receives lines; `inline` if its heading is on its first line, `implied` if it has none. */
interface Open {
  readonly kind: Section['kind'];
  readonly title: string;
  readonly inline: boolean;
  readonly implied: boolean;
  readonly lines: Line[];
}

const makeTextCell = (text: string, like: Cell): Cell => ({
  ...like,
  runs: [{ text, bold: false, italic: false }],
});

/** Kinds that may open with "Nome: conteúdo" on one line. */
const INLINE_KINDS: ReadonlySet<SectionKind> = new Set([
  'summary',
  'languages',
  'skills',
  'courses',
  'education',
]);
const INLINE_OTHER =
  /^(?:objetivo|objective|career objective|area de interesse|areas de interesse|cargo pretendido|vaga pretendida|pretensao|disponibilidade)/u;

/** "Objetivo: atuar como…" opens a section with its first line, where a label of a list would not make sense. */
function inlineHead(line: Line, current: Open): { title: string; kind: SectionKind; rest: Line } | null {
  const first = line.cells[0];
  if (first === undefined || line.bullet || line.sides.length > 0) return null;
  const match = /^(?<head>[\p{L} ]{4,40}):\s+(?<rest>\S.*)$/u.exec(readLineText(line));
  const title = match?.groups?.['head'] ?? '';
  const rest = match?.groups?.['rest'] ?? '';
  const kind = findExactHead(title);
  if (kind === null || rest === '') return null;
  if (!INLINE_KINDS.has(kind) && !INLINE_OTHER.test(computeHeadKey(title))) return null;
  const outside = current.kind === 'header' || current.kind === 'contact';
  const apart = line.gap >= 1.5 && (line.size === 0 || leadsBold(line));
  // After a section on one line, or in a list without such a label, the next name opens a new section.
  const next =
    current.kind !== kind &&
    (current.inline || current.kind === 'languages' || current.kind === 'courses') &&
    ((current.kind !== 'education' && current.kind !== 'courses' && current.kind !== 'experience') ||
      readLabels(readLineText(line)) === null);
  // "Languages: Python, Go" is a label among skills.
  if (kind === 'languages' && current.kind === 'skills' && !startsWithLanguage(rest)) return null;
  // "HABILIDADES: atendimento, escala" below the studies: its capitals make it a head, and no field of an entry.
  const isShouted = current.kind !== kind && isCaps(title) && readLabels(readLineText(line)) === null;
  if (!next && !isShouted && (current.kind === 'skills' || (!outside && !apart))) return null;
  return { title, kind, rest: { ...line, cells: [makeTextCell(rest, first)] } };
}

/** In a table, the heading may be in a separate cell left of the section's first line. */
function readCellHead(line: Line): { title: string; kind: SectionKind; rest: Line } | null {
  const [first, second, ...others] = line.cells;
  if (first === undefined || line.bullet) return null;
  const rest = second === undefined ? [] : [second, ...others];
  if (rest.length === 0 && line.sides.length === 0) return null;
  const title = readCellText(first);
  const kind = findExactHead(title);
  const dressed = first.runs.every((run) => run.bold) || title === title.toUpperCase();
  const plain = rest.every((cell) => cell.runs.every((run) => run.bold));
  if (
    kind === null ||
    !dressed ||
    (plain && rest.length > 0 && findExactHead(readCellText(rest[0] ?? first)) !== null)
  )
    return null;
  const { bullet, cells } = takeBullet(rest);
  return { title, kind, rest: { ...line, bullet, cells, x: cells[0]?.x ?? line.x, gap: 9 } };
}

/** Headings whose words determine the field of their section, or that it has none. */
const isToldByTitle = (title: string): boolean =>
  /volunt|solidari|premi|honor|award|palestra|talk|publica|escrevi|interesse|hobb|referenc|procuro|busco|quero|pretend/u.test(
    computeHeadKey(title),
  );

/** "Atividades" under a job announces what was done there; anywhere else it is a section. */
const isHeadOfItems = ({ title }: Head): boolean => computeHeadKey(title) === 'atividades';

/** Whether a line of plain text names a job with its period, as the first line of one does. */
function beginsJob(line: Line): boolean {
  const text = joinFullText(line);
  return (
    !line.bullet &&
    scoreDegree(text) + scoreInstitution(text) === 0 &&
    findPeriods(text).some(({ single }) => !single)
  );
}

const isAim = ({ kind }: Open): boolean => kind === 'other' || kind === 'summary';

/** Longest line, in characters, that is a detail of the contact and no sentence about one. */
const LONGEST_DETAIL = 100;

/** Whether a line gives a detail of the contact, which no aim and no summary of a few words does. */
function isContactLine(line: Line): boolean {
  const text = joinFullText(line);
  return (
    text.length <= LONGEST_DETAIL &&
    !line.bullet &&
    (findEmail(text) !== '' || findPhones(text).length > 0 || findPlace(text) !== '')
  );
}

/**
 * Whether jobs can begin without a head of their own: where a text behind its label ends at a blank
 * line ("Stack: …").
 */
const canEnd = ({ kind, inline, implied }: Open, apart: boolean): boolean =>
  implied || (apart && inline && kind !== 'education' && kind !== 'courses');

/** Sections that a text set in columns goes on with at the top of the next one. */
const FLOWING: ReadonlySet<Section['kind']> = new Set(['experience', 'education']);

/** Whether a column begins with the rest of a section: with periods, as those of jobs and studies, before any head. */
const isFlowingOn = ({ kind, lines: before }: Open, lines: readonly Line[]): boolean =>
  FLOWING.has(kind) &&
  before.length > 0 &&
  lines.some((line) => findPeriods(joinFullText(line)).some(({ single }) => !single));

/** Cuts the lines of a document into sections, in reading order. Every line ends up in exactly one section. */
export function splitSections(stretches: readonly Stretch[]): Section[] {
  const lines = stretches.flatMap((stretch) => stretch.lines);
  const heads = new Map<number, Head>();
  const starts = new Set<number>();
  let count = 0;
  for (const stretch of stretches) {
    starts.add(count);
    // Columns dress their heads each in its own way.
    for (const [index, head] of findHeads(stretch.lines)) heads.set(count + index, head);
    count += stretch.lines.length;
  }
  const sections: Open[] = [];
  const open = (kind: Section['kind'], title: string, head: 'inline' | 'implied' | null = null): Open => {
    const section = { kind, title, inline: head === 'inline', implied: head === 'implied', lines: [] };
    sections.push(section);
    return section;
  };
  let current = open('header', '');
  for (const [index, line] of lines.entries()) {
    if (starts.has(index) && index > 0) {
      const next = lines.findIndex((_, at) => at > index && (heads.has(at) || starts.has(at)));
      const first = heads.has(index) ? [] : lines.slice(index, next < 0 ? undefined : next);
      if (!isFlowingOn(current, first)) current = open('header', '');
    }
    // An aim behind its head is one paragraph: what follows a blank line is no longer aimed at.
    const apart = line.gap >= 2;
    if (apart && current.inline && current.kind === 'other' && current.lines.length > 0)
      current = open('header', '');
    // "Objetivo: vendedora" above the telephone and the address.
    else if (current.inline && isAim(current) && current.lines.length > 0 && isContactLine(line))
      current = open('header', '');
    if (line.size === 0 && canEnd(current, apart)) {
      const works = beginsJob(line);
      if (works && !current.implied) current = open('experience', '', 'implied');
      else if (current.implied && apart && !works) current = open('header', '');
    }
    const head = heads.get(index);
    if (head !== undefined && !(current.kind === 'experience' && isHeadOfItems(head))) {
      current = open(head.kind, head.title.replace(/\s*:$/u, ''));
      continue;
    }
    const cell = readCellHead(line);
    const split = cell ?? inlineHead(line, current);
    if (split === null) {
      current.lines.push(line);
      continue;
    }
    current = open(split.kind, split.title, cell === null ? 'inline' : null);
    if (split.rest.cells.length > 0 || split.rest.sides.length > 0) current.lines.push(split.rest);
  }
  return sections
    .filter((section) => section.lines.length > 0 || section.kind !== 'header')
    .map((section) =>
      section.kind === 'other' && findExactHead(section.title) === null && !isToldByTitle(section.title)
        ? { ...section, kind: inferKind(section.lines) ?? section.kind }
        : section,
    );
}
