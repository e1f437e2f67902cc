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
export const EXTRA_FIELDS = ['degree', 'area', 'highlights', 'skills', 'projects', 'languages'] as const;
export type Field = (typeof SCORED_FIELDS)[number] | (typeof EXTRA_FIELDS)[number];

/** A job or course of study; empty strings mean that the CV does not say. `end` is `present` for a current one. */
export interface Entry {
  readonly kind: 'experience' | 'education';
  readonly values: Readonly<Partial<Record<Field, string>>>;
  readonly highlights: readonly string[];
}

/** The compared fields of a CV. */
export interface Comparable {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly entries: readonly Entry[];
  readonly skills: readonly string[];
  /** Names of projects. */
  readonly projects: readonly string[];
  /** Names of the languages that the person speaks. */
  readonly languages: readonly string[];
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
  if (/^(?:present|presente|atual)$/iu.test(written)) return 'present';
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
  // Nested lists come as "text - nested - nested": each prints as a separate item.
  return [summary, ...list.flatMap((item) => text(item).split(/\s+-\s+(?=\p{Lu})/u))].filter(
    (item) => item !== '',
  );
}

/** A job or course of study; other entries (publications, lines of text) are none. A plain entry under a title of work is a job. */
function readEntry(entry: Mapping, section: string): Entry | null {
  const plain = section === 'experience' && 'name' in entry;
  if ('company' in entry || 'position' in entry || plain) {
    const values = {
      company: text(entry['company']),
      title: text(entry['position'] ?? entry['name']),
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

const itemsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const OTHER_HEADINGS = [
  'honou?rs?|awards?|publica\\p{L}*|patents?|patentes?|talks?|palestras?|interests?|interesses',
  'certifi\\p{L}*|courses|cursos|premi\\p{L}*|references|referencias|volunt\\p{L}*',
  'summary|resumo|about|sobre',
];

/** Kinds of sections that are compared as a whole, by their titles in Portuguese or English. */
const TITLES: readonly (readonly ['experience' | 'projects' | 'languages' | 'skills' | 'other', RegExp])[] = [
  ['languages', /^(?:languages?|language skills|idiomas?|linguas?)\b/u],
  ['projects', /\b(?:projects?|projetos?)\b/u],
  [
    'skills',
    /\b(?:skills?|technologies|tools|stack|habilidades|competencias|conhecimentos|tecnologias|ferramentas)\b/u,
  ],
  ['experience', /\b(?:experience|experiencias?|employment|work|trajetoria)\b/u],
  ['other', new RegExp(`\\b(?:${OTHER_HEADINGS.join('|')})\\b`, 'u')],
];

const kindOf = (title: string): string => {
  const plain = title.replace(/_/gu, ' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return TITLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? '';
};

/** The texts of an entry of a list: a bare text, a bullet, a numbered item, or a label with what follows it. */
function listed(item: unknown): { label: string; value: string } {
  if (!isMapping(item)) return { label: '', value: text(item) };
  const value =
    item['details'] ?? item['bullet'] ?? item['number'] ?? item['reversed_number'] ?? item['name'];
  return { label: text(item['label']), value: text(value) };
}

const splitList = (value: string): string[] =>
  value.split(/\s*[,;|]\s*(?![^(]*\))/u).filter((part) => part !== '');

/** Skills of a section: those of labelled lines of any title that says nothing else, and every text under a title of skills. */
function skillsOf(kind: string, items: readonly unknown[]): string[] {
  const wanted =
    kind === 'skills'
      ? items
      : kind === ''
        ? items.filter((item) => isMapping(item) && 'details' in item)
        : [];
  return wanted.flatMap((item) => splitList(listed(item).value));
}

const languageOf = (item: unknown): string => {
  const { label, value } = listed(item);
  return label === '' ? (/^[\p{L} ]+/u.exec(value)?.[0].trim() ?? '') : label;
};

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
  const sections = (isMapping(cv['sections']) ? Object.entries(cv['sections']) : []).map(([title, list]) => ({
    kind: kindOf(title),
    items: itemsOf(list),
  }));
  const of = (kind: string): unknown[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ items }) => items);
  return {
    name: text(cv['name']),
    email: text(cv['email']),
    phone: text(cv['phone']).replace(/^tel:/u, ''),
    entries: sections.flatMap(({ kind, items }) =>
      items.filter(isMapping).flatMap((item) => readEntry(item, kind) ?? []),
    ),
    skills: sections.flatMap(({ kind, items }) => skillsOf(kind, items)),
    projects: of('projects')
      .map((item) => (isMapping(item) ? text(item['name']) : ''))
      .filter((name) => name !== ''),
    languages: of('languages')
      .map(languageOf)
      .filter((name) => name !== ''),
  };
}
