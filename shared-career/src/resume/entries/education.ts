import type { Education } from '@aura/shared-domain';
import { withoutDates } from '../dates/period.ts';
import { SCHOOLING_SIGNS } from '../../generated/signs.ts';
import { scoreDegree, scoreInstitution, scoreTitle, splitLeadingDegree } from '../lexicon/words.ts';
import { foldKey } from '../../text/index.ts';
import { assign, orderOf, type Roles } from './assign.ts';
import { type Block, blockText } from './block.ts';
import { cutCourses } from './course-lines.ts';
import { readBodyItems, readCellText, findDatedLine, type Read } from './experience.ts';
import { type Heading, takeHeading } from './heading.ts';
import { isLabelRow, readLabels } from './labels.ts';
import { arePlacesCustomary, type Part } from './parts.ts';
import { findEntryPeriod, type RawEntry, readSidePlaces, segmentEntries } from './segment.ts';

const ROLES: Roles = { first: scoreDegree, second: scoreInstitution };

/** A degree of at most a few words, and its subject behind a dash, which may hold "de" itself. */
const DASHED = /^(?<degree>(?:[^:,–—-]|(?<=\p{L})-(?=\p{L})){2,40})\s[–—-]\s+(?<area>.+)$/u;
const IN = /^(?<degree>.{1,60}?)\s+(?:em|in|of|de)\s+(?<area>.+)$/u;

/** Parts a course of study into degree and area: "Bacharelado em Direito", "PhD in Physics", "Computer Science". */
function splitDegree(text: string): { degree: string; area: string } {
  const dashed = DASHED.exec(text)?.groups;
  if (dashed?.['degree'] !== undefined && scoreDegree(dashed['degree']) > 0)
    return { degree: dashed['degree'], area: dashed['area'] ?? '' };
  const match = IN.exec(text);
  const degree = match?.groups?.['degree'] ?? '';
  const area = match?.groups?.['area'] ?? '';
  if (degree !== '' && scoreDegree(degree) > 0 && scoreDegree(degree) >= degree.split(/\s+/u).length / 3) {
    const nested = /^(?:Science|Arts|Engineering|Ciências?)\s+(?:in|em)\s+(?<area>.+)$/u.exec(area);
    const inner = nested?.groups?.['area'];
    if (inner !== undefined)
      return {
        degree: text.slice(0, text.length - inner.length).replace(/\s+(?:in|em)\s+$/u, ''),
        area: inner,
      };
    return { degree, area };
  }
  const colon = /^(?<degree>[^:,–-]{2,40})[:,]\s+(?<area>.+)$/u.exec(text);
  const before = colon?.groups?.['degree'] ?? '';
  if (before !== '' && scoreDegree(before) > 0)
    return { degree: before, area: colon?.groups?.['area'] ?? '' };
  return scoreDegree(text) > 0 ? { degree: text, area: '' } : { degree: '', area: text };
}

/** How far a course of study has come, which is no subject: "cursando", "trancado no 4º semestre". */
const STATUS = new RegExp(
  String.raw`^\(?(?:cursando(?!\s+(?!no\s|o\s)\p{L})|cursei|em andamento|em curso|incomplet|complet|conclu[ií]d|trancad|interrompid|parei|iniciad|` +
    String.raw`matr[ií]cula|n[aã]o conclu|n[ií]vel (?:m[eé]dio|t[eé]cnico|superior)$|(?:no )?\d{1,2}[ºª°] (?:semestre|per[ií]odo|m[oó]dulo)|` +
    String.raw`\d{2,4}\s?h(?:oras)?$)`,
  'iu',
);

/** The course goes on, and any date is the one by which it is to end: "cursando o 7º período (previsão dez/2027)". */
const GOES_ON = /(?<!\p{L})(?:cursando|em andamento|em curso|previs(?:ao|t[oa]))(?!\p{L})/u;

/** A line that also names a finished course tells of two: "ensino médio completo, superior cursando". */
const DONE = /(?<!\p{L})(?:complet[oa]|concluid[oa]|formad[oa])(?!\p{L})/u;

/** Whether a line tells how far a course has come, and names none. */
const tellsProgressOnly = (folded: string): boolean =>
  (withoutDates(folded).match(/\p{L}{4,}/gu) ?? []).every((word) => SCHOOLING_SIGNS.progress.test(word));

/** Whether an entry says that its course is being taken: in its first line, or below it without another course. */
function isOngoing({ heading, body }: RawEntry): boolean {
  const lines = [...heading, ...body].map((block) => foldKey(blockText(block)));
  const told = lines.filter((line, at) => at === 0 || tellsProgressOnly(line)).join(' ');
  return GOES_ON.test(told) && !SCHOOLING_SIGNS.givenUp.test(told) && !DONE.test(told);
}

/** What parts the pieces of a line that tells the kind of a course: "Graduação - Bacharelado · Concluído". */
const BETWEEN_KINDS = /\s*[·|•;,]\s*|\s+[–—-]\s+/u;

/** The degree of a line that names nothing else, and how far the course has come; null for any other line. */
function readKindLine(text: string): { degree: string; told: readonly string[] } | null {
  const pieces = text.split(BETWEEN_KINDS).filter((piece) => piece !== '');
  const told = pieces.filter((piece) => STATUS.test(piece));
  const degrees = pieces.filter((piece) => !told.includes(piece));
  const areDegrees = degrees.every(
    (piece) => scoreDegree(piece) > 0 && scoreInstitution(piece) === 0 && piece.split(/\s+/u).length <= 2,
  );
  const degree = degrees.at(-1);
  return degree !== undefined && areDegrees ? { degree, told } : null;
}

/** A short degree in a separate cell ("PhD", "Mestrado") next to the rest of the heading. */
const isDegreeCell = (part: Part): boolean =>
  part.text.length <= 14 &&
  scoreDegree(part.text) >= 1 &&
  scoreInstitution(part.text) === 0 &&
  part.text.split(/\s+/u).length <= 2;

/** Puts a degree and its subject together that a dash parted, where a third name is the institution: "MBA – Gestão | FGV". */
function joinSubject(parts: readonly Part[]): readonly Part[] {
  const names = parts.filter((part) => !part.place);
  const at = names.findIndex((part, index) => {
    const next = names[index + 1];
    return (
      next !== undefined &&
      !part.firm &&
      part.line === next.line &&
      part.text.split(/\s+/u).length <= 2 &&
      scoreDegree(part.text) >= 1 &&
      scoreInstitution(part.text) + scoreInstitution(next.text) === 0
    );
  });
  const [degree, subject] = [names[at], names[at + 1]];
  if (names.length < 3 || degree === undefined || subject === undefined) return parts;
  return parts.flatMap((part) =>
    part === subject
      ? []
      : part === degree
        ? [{ ...degree, text: `${degree.text} – ${subject.text}` }]
        : [part],
  );
}

interface Taken {
  readonly entry: RawEntry;
  readonly degree: string;
  readonly heading: Heading;
  /** How far it has come, as its heading says. */
  readonly told: readonly string[];
}

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text) && !/[.;:]$/u.test(text);

/** Whether a line is the name below a degree: short, plain, and no item of a list. */
const isNameBelow = (block: Block): boolean => {
  const text = blockText(block);
  return !block.bullet && isCapitalised(text) && text.split(/\s+/u).length <= 6 && !STATUS.test(text);
};

/**
 * Takes the name below for the institution of "Pós-graduação - Psicologia" where the other entries of the section have
 * theirs there.
 */
function takeNameBelow(taken: Taken, isCustomary: boolean): Taken {
  const { heading, entry } = taken;
  const names = heading.parts.filter((part) => !part.place);
  const [degree, subject] = names;
  const [below] = [...heading.spill, ...entry.body];
  if (
    !isCustomary ||
    names.length > 2 ||
    degree === undefined ||
    below === undefined ||
    (subject !== undefined && degree.line !== subject.line) ||
    scoreDegree(degree.text) === 0 ||
    names.some(({ text }) => scoreInstitution(text) > 0) ||
    !isNameBelow(below)
  )
    return taken;
  const parts = [
    subject === undefined ? degree : { ...degree, text: `${degree.text} – ${subject.text}` },
    { ...degree, text: blockText(below), line: degree.line + 1 },
    ...heading.parts.filter((part) => part.place),
  ];
  const spill = heading.spill.slice(1);
  return heading.spill.length > 0
    ? { ...taken, heading: { ...heading, parts, spill } }
    : { ...taken, heading: { ...heading, parts }, entry: { ...entry, body: entry.body.slice(1) } };
}

const hasNameBelow = ({ heading }: Taken): boolean =>
  heading.parts.some(({ place, line, text }) => !place && line > 0 && scoreInstitution(text) > 0);

/** Reads a section of education. */
export function readEducation(source: readonly Block[]): Read<Education>[] {
  const blocks = source.filter((block) => !isLabelRow(block.cells.map(readCellText)));
  const entries = cutCourses(blocks).flatMap((run) => segmentEntries(run, true));
  const loose = arePlacesCustomary(entries.flatMap((entry) => entry.heading.slice(0, 1)));
  const read = entries.map((entry): Taken => {
    const [head] = entry.heading;
    const cell = head !== undefined && head.cells.length > 1 ? head.cells[0] : undefined;
    const text = (cell ?? [])
      .map((run) => run.text)
      .join('')
      .trim();
    const part: Part = { text, place: false, bold: false, line: 0, firm: true };
    const aside = text !== '' && isDegreeCell(part);
    const rest =
      aside && head !== undefined
        ? { ...entry, heading: [{ ...head, cells: head.cells.slice(1) }, ...entry.heading.slice(1)] }
        : entry;
    const whole = takeHeading(rest, findDatedLine(rest), loose, ROLES);
    const names = whole.parts.filter(({ place }) => !place);
    const said = names.length < 2 ? [] : names.filter(({ text: name }) => STATUS.test(name));
    const told = said.map(({ text: name }) => name.replace(/^\((.*)\)$/u, '$1'));
    const heading = { ...whole, parts: joinSubject(whole.parts.filter((each) => !said.includes(each))) };
    // A degree column may be too close to the institution to be a separate cell.
    const [lead, ...others] = heading.parts;
    const glued = aside || lead === undefined || others.length === 0 ? null : splitLeadingDegree(lead.text);
    if (glued === null || lead === undefined)
      return { entry: rest, degree: aside ? text : '', heading, told };
    return {
      entry: rest,
      degree: glued.degree,
      told,
      heading: { ...heading, parts: [{ ...lead, text: glued.rest }, ...others] },
    };
  });
  const isCustomary = read.some(hasNameBelow);
  const taken = read.map((each) => takeNameBelow(each, isCustomary));
  const order = orderOf(
    taken.map(({ heading }) => heading.parts),
    ROLES,
  );
  return taken.map(({ entry, degree: aside, heading, told }) => {
    const labels = [...heading.labels, ...entry.body.flatMap((block) => readLabels(blockText(block)) ?? [])];
    const label = (field: string): string => labels.find((each) => each.field === field)?.value ?? '';
    const assigned = assign(heading.parts, order, ROLES);
    const institution =
      label('institution') || (label('course') === '' ? assigned.second : assigned.second || assigned.first);
    const study =
      label('course') || (label('institution') === '' ? assigned.first : assigned.first || assigned.second);
    const status = /^(?<status>cursando)\s+(?<study>.+)$/iu.exec(study)?.groups;
    const split = splitDegree(status?.['study'] ?? study);
    const rest = [...(status?.['status'] === undefined ? [] : [status['status']]), ...assigned.rest];
    let { degree, area } = split;
    // "Mestrado | Física": the area is the third name of the heading.
    if (
      area === '' &&
      rest.length > 0 &&
      scoreInstitution(rest[0] ?? '') === 0 &&
      !STATUS.test(rest[0] ?? '')
    )
      area = rest.shift() ?? '';
    if (label('degree') !== '') degree = label('degree');
    if (aside !== '') {
      if (area === '' && degree !== '' && degree !== aside) area = degree;
      degree = aside;
    }
    const readsLikeJob =
      degree === '' && scoreTitle(area) > 0 && scoreDegree(area) + scoreInstitution(institution) === 0;
    let items = [...rest, ...told, ...heading.asides, ...readBodyItems([...heading.spill, ...entry.body])];
    const kindAt = degree === '' && area !== '' ? items.findIndex((item) => readKindLine(item) !== null) : -1;
    const kind = readKindLine(items[kindAt] ?? '');
    if (kind !== null) {
      ({ degree } = kind);
      items = items.toSpliced(kindAt, 1, ...kind.told);
    }
    const period = findEntryPeriod(entry);
    const location =
      label('location') || readSidePlaces(entry)[0] || (heading.parts.find((part) => part.place)?.text ?? '');
    return {
      value: {
        institution,
        degree,
        area,
        location,
        start: period?.start ?? null,
        end: period?.end ?? null,
        // Without a date the words of the entry say it alone.
        current: period !== null && (period.current || isOngoing(entry)),
        items,
      },
      confidence: {
        institution: institution === '' ? 0 : readsLikeJob ? 0.4 : assigned.sure === 0 ? 0.9 : assigned.sure,
        degree: degree === '' ? 0 : 0.85,
        area: area === '' ? 0 : 0.8,
        start: period?.start == null ? 0 : 0.95,
        end: period === null ? 0 : 0.9,
      },
    };
  });
}
