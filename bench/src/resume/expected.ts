import { parse } from 'yaml';

/** The fields that are compared. The first ones make up the score; the rest are shown beside it. */
export const SCORED_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'start',
  'end',
  'institution',
] as const;
export const EXTRA_FIELDS = ['degree', 'area', 'skills', 'highlights'] as const;
export type Field = (typeof SCORED_FIELDS)[number] | (typeof EXTRA_FIELDS)[number];

/** A job or course of study; empty strings stand for what is not said. `end` is `present` where it goes on. */
export interface Entry {
  readonly kind: 'experience' | 'education';
  readonly values: Readonly<Partial<Record<Field, string>>>;
  readonly highlights: readonly string[];
}

/** A CV as far as it is compared. */
export interface Comparable {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly entries: readonly Entry[];
  readonly skills: readonly string[];
}

type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A scalar as text without Markdown marks; lists give their first item, anything else an empty text. */
function text(value: unknown): string {
  if (Array.isArray(value)) return text(value[0]);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\*{1,3}|`/gu, '')
    .trim();
}

const yearMonth = (value: unknown): string => {
  const written = text(value);
  if (/^present$/iu.test(written)) return 'present';
  return /^\d{4}(?:-\d{2})?/u.exec(written)?.[0] ?? '';
};

/** Start and end of an entry: a lone `date` is both of a job, and the end of a course of study. */
function dates(entry: Mapping, kind: Entry['kind']): { start: string; end: string } {
  const start = yearMonth(entry['start_date']);
  const end = yearMonth(entry['end_date']);
  if (start !== '' && end === '') return { start, end: 'present' };
  if (start !== '' || end !== '') return { start, end };
  const written = text(entry['date']);
  const single = /^\d{4}(?:-\d{2})?(?:-\d{2})?$/u.test(written) ? yearMonth(written) : '';
  return { start: kind === 'experience' ? single : '', end: single };
}

/** What the reader keeps as an entry's items: its summary and its highlights. */
function highlightsOf(entry: Mapping): string[] {
  const summary = text(entry['summary']);
  const list: unknown[] = Array.isArray(entry['highlights']) ? entry['highlights'] : [];
  // Nested lists come as "text - nested - nested": each prints as an item of its own.
  return [summary, ...list.flatMap((item) => text(item).split(/\s+-\s+(?=\p{Lu})/u))].filter(
    (item) => item !== '',
  );
}

function readEntry(entry: Mapping): Entry | null {
  if ('company' in entry || 'position' in entry) {
    const values = {
      company: text(entry['company']),
      title: text(entry['position']),
      ...dates(entry, 'experience'),
    };
    return { kind: 'experience', values, highlights: highlightsOf(entry) };
  }
  if ('institution' in entry) {
    const values = {
      institution: text(entry['institution']),
      degree: text(entry['degree']),
      area: text(entry['area']),
      ...dates(entry, 'education'),
    };
    return { kind: 'education', values, highlights: highlightsOf(entry) };
  }
  return null;
}

/** Reads what a CV file in the rendercv schema says; null when the YAML holds no CV. */
export function readExpected(yaml: string): Comparable | null {
  let document: unknown;
  try {
    document = parse(yaml);
  } catch {
    return null;
  }
  const cv = isMapping(document) ? document['cv'] : undefined;
  if (!isMapping(cv)) return null;
  const sections = isMapping(cv['sections']) ? Object.entries(cv['sections']) : [];
  const itemsOf = (chosen: typeof sections): Mapping[] =>
    chosen.flatMap(([, list]) => (Array.isArray(list) ? list : [])).filter(isMapping);
  const items = itemsOf(sections);
  // Labelled lines under a head of human languages are no skills.
  const skillItems = itemsOf(
    sections.filter(([title]) => !/^(?:idiomas?|l[ií]nguas?|languages?)$/iu.test(title)),
  );
  return {
    name: text(cv['name']),
    email: text(cv['email']),
    phone: text(cv['phone']).replace(/^tel:/u, ''),
    entries: items.map(readEntry).filter((entry) => entry !== null),
    skills: skillItems
      .filter((item) => 'label' in item && 'details' in item)
      .flatMap((item) => text(item['details']).split(/\s*[,;]\s*/u)),
  };
}
