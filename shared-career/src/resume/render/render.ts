import type { ResumeStructure } from '@aura/shared-domain';
import { toOneLine } from '../../text/index.ts';
import { formatRegistration } from '../structure/sort-out.ts';
import { FIELD_LABELS, type HeadingKey, HEADINGS } from './headings.ts';

/** A line of the canonical text: half-open UTF-16 offsets and the field that it holds. */
export interface ResumeLine {
  readonly start: number;
  readonly end: number;
  /** Portuguese heading of its section; empty for the contact at the top. */
  readonly section: string;
  /** Path of the field in the structure ("experiences.0.items.2"); empty for headings and blank lines. */
  readonly path: string;
}

interface Draft {
  readonly text: string;
  readonly section: string;
  readonly path: string;
}

interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** A period as text: "2020-01 – atual", "2019 – 2021", "– 2021", "2020 –"; empty when nothing is known. */
export function renderPeriod({ start, end, current }: Period): string {
  if (start === null && end === null && !current) return '';
  const last = [end ?? '', current ? 'atual' : ''].filter((part) => part !== '').join(' ');
  return `${start ?? ''} – ${last}`.trim();
}

function draft(structure: ResumeStructure): Draft[] {
  const lines: Draft[] = [];
  let section = '';
  const put = (text: string, path: string): void => {
    lines.push({ text, section, path });
  };
  const field = (label: string, value: string, path: string): void => {
    if (value !== '') put(`${label}: ${toOneLine(value)}`, path);
  };
  const items = (list: readonly string[], path: string): void => {
    for (const [index, item] of list.entries()) put(`- ${toOneLine(item)}`, `${path}.${index}`);
  };
  const open = (key: HeadingKey): void => {
    section = HEADINGS[key];
    put('', '');
    put(section, '');
  };
  const { contact } = structure;
  put(toOneLine(contact.name), 'contact.name');
  field(FIELD_LABELS.email, contact.email, 'contact.email');
  field(FIELD_LABELS.phone, contact.phone, 'contact.phone');
  field(FIELD_LABELS.location, contact.location, 'contact.location');
  if (contact.links.length > 0)
    put(`${FIELD_LABELS.links}: ${contact.links.map(toOneLine).join(' | ')}`, 'contact.links');
  if (structure.summary !== '') {
    open('summary');
    for (const line of structure.summary.split(/\r\n?|\n/u)) put(line, 'summary');
  }
  const entries = <T extends Period>(
    key: 'experiences' | 'education' | 'projects',
    list: readonly T[],
    fields: (entry: T, path: string) => void,
  ): void => {
    if (list.length === 0) return;
    open(key);
    for (const [index, entry] of list.entries()) {
      if (index > 0) put('', '');
      const path = `${key}.${index}`;
      fields(entry, path);
    }
  };
  const period = (entry: Period, path: string): void =>
    field(FIELD_LABELS.period, renderPeriod(entry), `${path}.start`);
  entries('experiences', structure.experiences, (entry, path) => {
    put(`${FIELD_LABELS.title}: ${toOneLine(entry.title)}`.trimEnd(), `${path}.title`);
    field(FIELD_LABELS.company, entry.company, `${path}.company`);
    field(FIELD_LABELS.location, entry.location, `${path}.location`);
    period(entry, path);
    items(entry.items, `${path}.items`);
  });
  entries('education', structure.education, (entry, path) => {
    put(`${FIELD_LABELS.institution}: ${toOneLine(entry.institution)}`.trimEnd(), `${path}.institution`);
    field(FIELD_LABELS.degree, entry.degree, `${path}.degree`);
    field(FIELD_LABELS.area, entry.area, `${path}.area`);
    field(FIELD_LABELS.location, entry.location, `${path}.location`);
    period(entry, path);
    items(entry.items, `${path}.items`);
  });
  const list = (key: HeadingKey, values: readonly string[]): void => {
    if (values.length === 0) return;
    open(key);
    items(values, key);
  };
  list('courses', structure.courses);
  if (structure.languages.length > 0) {
    open('languages');
    for (const [index, { language, level }] of structure.languages.entries()) {
      put(
        level === '' ? `- ${toOneLine(language)}` : `- ${toOneLine(language)}: ${toOneLine(level)}`,
        `languages.${index}`,
      );
    }
  }
  list('skills', structure.skills);
  entries('projects', structure.projects, (entry, path) => {
    put(`${FIELD_LABELS.name}: ${toOneLine(entry.name)}`.trimEnd(), `${path}.name`);
    period(entry, path);
    if (entry.summary !== '')
      for (const line of entry.summary.split(/\r\n?|\n/u)) put(`  ${line}`.trimEnd(), `${path}.summary`);
    items(entry.items, `${path}.items`);
  });
  list('headline', structure.headline === undefined ? [] : [structure.headline]);
  list('objective', structure.objective?.split(/\r\n?|\n/u) ?? []);
  list('registrations', structure.registrations?.map(formatRegistration) ?? []);
  // The letters alone would say nothing where the line is quoted.
  list('licence', (structure.licence ?? '') === '' ? [] : [`CNH ${structure.licence}`]);
  for (const key of ['availability', 'publications', 'volunteering'] as const)
    list(key, structure[key] ?? []);
  if (structure.other.length > 0) {
    open('other');
    for (const [index, part] of structure.other.entries()) {
      put(`${FIELD_LABELS.section}: ${toOneLine(part.section)}`.trimEnd(), `other.${index}.section`);
      items(part.lines, `other.${index}.lines`);
    }
  }
  list('unclassified', structure.unclassified);
  return lines;
}

/** The canonical text of a structure with the place of each field in it. */
export function renderResumeLines(structure: ResumeStructure): {
  readonly text: string;
  readonly lines: readonly ResumeLine[];
} {
  const drafts = draft(structure);
  let at = 0;
  const lines = drafts.map(({ text, section, path }): ResumeLine => {
    const start = at;
    at += text.length + 1;
    return { start, end: start + text.length, section, path };
  });
  return { text: drafts.map(({ text }) => text).join('\n'), lines };
}

/** A structure as plain text with Portuguese headings; the same structure always gives the same text. */
export const renderResumeText = (structure: ResumeStructure): string => renderResumeLines(structure).text;
