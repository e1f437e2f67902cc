import type { Experience } from '@aura/shared-domain';
import { capitalizeFirst, foldKey } from '../../text/index.ts';
import { parsePeriod } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import { scoreCompany, scoreTitle } from '../lexicon/words.ts';
import { assign, orderOf, type Roles } from './assign.ts';
import { type Block, blockText } from './block.ts';
import { type Heading, takeHeading } from './heading.ts';
import { isLabelRow, readLabels } from './labels.ts';
import { arePlacesCustomary, type Part, splitLineParts } from './parts.ts';
import { isPause, listEntryTexts } from './pause.ts';
import { openPeriodFirst } from './period-first.ts';
import {
  findEntryPeriod,
  isAtSameCompany,
  type RawEntry,
  readSidePlaces,
  segmentEntries,
  withoutSameCompany,
} from './segment.ts';

/** A read entry and how sure its fields are (0 to 1). */
export interface Read<T> {
  readonly value: T;
  readonly confidence: Readonly<Record<string, number>>;
}

const ROLES: Roles = { first: scoreTitle, second: scoreCompany };

/** Index of the heading line that carries the date. */
export function findDatedLine(entry: RawEntry): number {
  const index = entry.heading.findIndex(
    (block) => block.sides.length > 0 || parsePeriod(blockText(block)) !== null,
  );
  return Math.max(0, index);
}

/** Texts of an entry's body; a line that only announces the activities is left out. */
export function readBodyItems(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    const text = blockText(block);
    const labels = readLabels(text);
    const [only] = labels ?? [];
    if (labels?.length === 1 && only?.field === 'activities') return only.value === '' ? [] : [only.value];
    if (labels?.every(({ field }) => field !== 'activities' && field !== 'degree') === true) return [];
    return /[\p{L}\p{N}]/u.test(text) ? [text] : [];
  });
}

/** Takes a line that is a place and nothing else off the beginning of an entry's body. */
function takePlaceLine(blocks: readonly Block[]): { place: string; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  if (first === undefined || first.bullet || !isPlace(blockText(first))) return { place: '', rest: blocks };
  return { place: blockText(first), rest };
}

/** Work that has no employer to name. */
const ON_ONES_OWN =
  /\b(?:particular|autonom[oa]|freelanc\p{L}*|conta propria|informal|diarista|self-employed|independent)\b/u;

/** The text of a cell. */
export const readCellText = (runs: Block['cells'][number]): string =>
  runs
    .map((run) => run.text)
    .join('')
    .trim();

/** Whether a heading names its company before the job, so that jobs without a company under it are at the same one. */
function leadsGroup(heading: Heading, title: string, company: string): boolean {
  const at = (text: string): number => heading.parts.findIndex((part) => part.text === text);
  return company !== '' && (at(company) < at(title) || at(company) < 0);
}

/** Most words of a name that no word of its own gives away. */
const MOST_WORDS = 7;

/** Whether a text is written like a name: "Rádio Cerrado FM", and not "Movimentação de paletes". */
const isNameLike = (text: string): boolean =>
  /^\p{Lu}[^.;:]*$/u.test(text) &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  text.split(/\s+/u).every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));

const listNames = ({ parts }: Heading): Part[] => parts.filter(({ place }) => !place);

/**
 * Where every job that shows both of its names has the second one under its dated line, so has a job of which only one
 * was recognised, whatever the line says.
 */
function takeNamesBelow(
  entries: readonly RawEntry[],
  headings: readonly Heading[],
  loosePlaces: boolean,
): readonly Heading[] {
  const lines = entries.map((entry) => findDatedLine(entry) + 1);
  const whole = headings.flatMap((heading, index) =>
    listNames(heading).length < 2 ? [] : [listNames(heading).some(({ line }) => line === lines[index])],
  );
  if (whole.length === 0 || whole.includes(false)) return headings;
  return headings.map((heading, index) => {
    const [below, ...spill] = heading.spill;
    const isOpen = listNames(heading).length === 1 && heading.labels.length === 0;
    if (!isOpen || below === undefined || below !== entries[index]?.heading[lines[index] ?? 0])
      return heading;
    const parts = splitLineParts(below, lines[index] ?? 0, loosePlaces, true);
    const [name, ...others] = parts.filter(({ place }) => !place);
    if (below.bullet || name === undefined || others.length > 0 || !isNameLike(name.text)) return heading;
    return { ...heading, parts: [...heading.parts, ...parts], spill };
  });
}

/** The jobs of a section, and the lines that tell of a time without one. */
export interface ReadWork {
  readonly jobs: readonly Read<Experience>[];
  readonly pauses: readonly string[];
}

/** Reads a section of work experience. */
export function readExperiences(source: readonly Block[]): ReadWork {
  const same = new Set<string>();
  const told = source
    .filter((block) => !isLabelRow(block.cells.map(readCellText)))
    .map((block) => {
      if (!isAtSameCompany(block)) return block;
      const plain = { ...withoutSameCompany(block), bullet: false };
      same.add(blockText(plain));
      return plain;
    });
  const all = segmentEntries(openPeriodFirst(told), false);
  const pauses = all.filter(isPause);
  const entries = all.filter((entry) => !pauses.includes(entry));
  const loose = arePlacesCustomary(entries.flatMap((entry) => entry.heading.slice(0, 1)));
  const headings = takeNamesBelow(
    entries,
    entries.map((entry) => takeHeading(entry, findDatedLine(entry), loose, ROLES)),
    loose,
  );
  const order = orderOf(
    headings.map(({ parts }) => parts),
    ROLES,
  );
  let lastCompany = '';
  let above = '';
  const jobs = entries.map((entry, index) => {
    const heading = headings[index] ?? { parts: [], labels: [], spill: [], asides: [] };
    const labels = [...heading.labels, ...entry.body.flatMap((block) => readLabels(blockText(block)) ?? [])];
    const label = (field: string): string => labels.find((each) => each.field === field)?.value ?? '';
    const assigned = assign(heading.parts, order, ROLES);
    const labelled = label('company') !== '' || label('title') !== '';
    const title =
      label('title') || (label('company') === '' ? assigned.first : assigned.first || assigned.second);
    let company =
      label('company') || (label('title') === '' ? assigned.second : assigned.second || assigned.first);
    // "(Loja Sol)" behind the period.
    company = company.replace(/^\((?<name>[^()]+)\)$/u, '$<name>');
    // Several roles at one company: only the first names it.
    const saysSame = entry.heading.some((block) => same.has(blockText(block)));
    const group = saysSame ? above : lastCompany;
    const inherited = company === '' && title !== '' && group !== '' && !ON_ONES_OWN.test(foldKey(title));
    if (inherited) company = group;
    else lastCompany = leadsGroup(heading, title, company) ? company : '';
    above = company;
    const period = findEntryPeriod(entry);
    const body = takePlaceLine([...heading.spill, ...entry.body]);
    const location =
      label('location') ||
      readSidePlaces(entry)[0] ||
      (heading.parts.find((part) => part.place)?.text ?? body.place);
    const sure = labelled ? 0.95 : assigned.sure;
    return {
      value: {
        title,
        company,
        location,
        start: period?.start ?? (period?.single === true ? period.end : null),
        end: period?.end ?? null,
        current: period?.current ?? false,
        items: [
          ...assigned.rest,
          ...readBodyItems(location === body.place ? body.rest : [...heading.spill, ...entry.body]),
          ...heading.asides.map(capitalizeFirst),
        ].map((item) => item.replace(LEFT_OF_HEADING, '')),
      },
      confidence: {
        title: title === '' ? 0 : sure,
        company: company === '' ? 0 : inherited ? 0.6 : sure,
        start: period === null ? 0 : period.single ? 0.5 : 0.95,
        end: period === null ? 0 : period.single ? 0.5 : 0.95,
        location: location === '' ? 0 : 0.8,
      },
    };
  });
  return { jobs: takeRoleGroups(jobs), pauses: pauses.flatMap(listEntryTexts) };
}

/** The end of a sentence that named the job: "Estou na Flor desde 2017. É roupa de mulher". */
const LEFT_OF_HEADING = /^[.;,]\s+/u;

type Job = Read<Experience>;

const isWithin = (inner: Experience, outer: Experience): boolean =>
  (outer.start === null || inner.start === null || inner.start >= outer.start.slice(0, inner.start.length)) &&
  (outer.end === null || inner.end === null || inner.end <= outer.end.slice(0, inner.end.length));

/** The more exact of two dates that name the same time: "2020-04" for "2020". */
const chooseMoreExact = (own: string | null, group: string | null): string | null =>
  group !== null && own !== null && group.startsWith(own) ? group : own;

const isCompanyOnly = ({ value }: Job): boolean =>
  value.company !== '' && value.title === '' && value.start !== null && value.items.length === 0;

/**
 * Groups several jobs under a line that contains only their company and the total time there; the line is no job
 * itself. The total time gives the begin of the first and the end of the last job, and may name the month.
 */
function takeRoleGroups(jobs: readonly Job[]): Job[] {
  const result: Job[] = [];
  for (let index = 0; index < jobs.length; index += 1) {
    const head = jobs[index]!;
    const roles: Job[] = [];
    if (isCompanyOnly(head)) {
      for (const job of jobs.slice(index + 1)) {
        if (job.value.title === '' || job.value.company !== '' || !isWithin(job.value, head.value)) break;
        roles.push(job);
      }
    }
    if (roles.length < 2) {
      result.push(head);
      continue;
    }
    const { company, location, start, end } = head.value;
    result.push(
      ...roles.map(({ value, confidence }) => ({
        value: {
          ...value,
          company,
          location: value.location || location,
          start: chooseMoreExact(value.start, start),
          end: chooseMoreExact(value.end, end),
        },
        confidence: { ...confidence, company: 0.8 },
      })),
    );
    index += roles.length;
  }
  return result;
}
