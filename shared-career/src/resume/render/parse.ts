import { createEmptyResume, type Registration, type ResumeStructure } from '@aura/shared-domain';
import { FIELD_LABELS, type HeadingKey, HEADINGS } from './headings.ts';
import { renderResumeText } from './render.ts';

const KEY_BY_HEADING: ReadonlyMap<string, HeadingKey> = new Map(
  (Object.entries(HEADINGS) as [HeadingKey, string][]).map(([key, heading]) => [heading, key]),
);

interface Period {
  start: string | null;
  end: string | null;
  current: boolean;
}

function parsePeriodLine(text: string): Period {
  const match = /^(?<start>\d{4}(?:-\d{2})?)?\s*–\s*(?<end>\d{4}(?:-\d{2})?)?\s*(?<current>atual)?$/u.exec(
    text,
  );
  const { start, end, current } = match?.groups ?? {};
  return { start: start ?? null, end: end ?? null, current: current !== undefined };
}

/** Lines of an entry as labelled fields, list items and indented text. */
interface Entry extends Period {
  readonly fields: Map<string, string>;
  readonly items: string[];
  readonly text: string[];
}

function readEntries(lines: readonly string[], first: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const label = /^(?<label>[\p{L}-]+):(?: (?<value>.*))?$/u.exec(line)?.groups;
    if (label?.['label'] === first) {
      entries.push({ fields: new Map(), items: [], text: [], start: null, end: null, current: false });
    }
    const entry = entries.at(-1);
    if (entry === undefined || line === '') continue;
    if (line.startsWith('- ')) entry.items.push(line.slice(2));
    else if (line.startsWith('  ')) entry.text.push(line.slice(2));
    else if (label?.['label'] === FIELD_LABELS.period)
      Object.assign(entry, parsePeriodLine(label['value'] ?? ''));
    else if (label !== undefined) entry.fields.set(label['label'] ?? '', label['value'] ?? '');
  }
  return entries;
}

const list = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));

/** "COREN-SP 412.877" in its parts. */
function readRegistration(line: string): Registration {
  const match = /^(?<council>[^\s-]*)(?:-(?<state>\S+))? (?<number>.*)$/u.exec(line)?.groups;
  return {
    council: match?.['council'] ?? line,
    state: match?.['state'] ?? '',
    number: match?.['number'] ?? '',
  };
}

const getField = (entry: Entry, name: string): string => entry.fields.get(name) ?? '';
const getPeriod = ({ start, end, current }: Entry): Period => ({ start, end, current });

function readSection(result: ResumeStructure, key: HeadingKey, lines: readonly string[]): ResumeStructure {
  const label = FIELD_LABELS;
  switch (key) {
    case 'summary':
      return { ...result, summary: lines.join('\n') };
    case 'experiences':
      return {
        ...result,
        experiences: readEntries(lines, label.title).map((entry) => ({
          title: getField(entry, label.title),
          company: getField(entry, label.company),
          location: getField(entry, label.location),
          ...getPeriod(entry),
          items: entry.items,
        })),
      };
    case 'education':
      return {
        ...result,
        education: readEntries(lines, label.institution).map((entry) => ({
          institution: getField(entry, label.institution),
          degree: getField(entry, label.degree),
          area: getField(entry, label.area),
          location: getField(entry, label.location),
          ...getPeriod(entry),
          items: entry.items,
        })),
      };
    case 'projects':
      return {
        ...result,
        projects: readEntries(lines, label.name).map((entry) => ({
          name: getField(entry, label.name),
          ...getPeriod(entry),
          summary: entry.text.join('\n'),
          items: entry.items,
        })),
      };
    case 'languages':
      return {
        ...result,
        languages: list(lines).map((line) => {
          const at = line.indexOf(': ');
          return at < 0
            ? { language: line, level: '' }
            : { language: line.slice(0, at), level: line.slice(at + 2) };
        }),
      };
    case 'other':
      return {
        ...result,
        other: readEntries(lines, label.section).map((entry) => ({
          section: getField(entry, label.section),
          lines: entry.items,
        })),
      };
    case 'headline':
      return { ...result, headline: list(lines).join(' ') };
    case 'objective':
      return { ...result, objective: list(lines).join('\n') };
    case 'licence':
      return { ...result, licence: list(lines).join('').replace(/^CNH /u, '') };
    case 'registrations':
      return { ...result, registrations: list(lines).map(readRegistration) };
    case 'availability':
    case 'publications':
    case 'volunteering':
    case 'courses':
    case 'skills':
    case 'unclassified':
      return { ...result, [key]: list(lines) };
  }
}

const readValue = (line: string, label: string): string =>
  line.startsWith(`${label}: `) ? line.slice(label.length + 2) : '';

/**
 * Reads a text that {@link renderResumeText} wrote; null for any other text. Nothing is guessed: the answer is taken
 * only if it renders to the very same text.
 */
export function parseCanonical(text: string): ResumeStructure | null {
  const lines = text.split('\n');
  const [name = ''] = lines;
  let result = createEmptyResume();
  let at = 1;
  const contact = { ...result.contact, name };
  for (; at < lines.length && lines[at] !== ''; at += 1) {
    const line = lines[at] ?? '';
    contact.email ||= readValue(line, FIELD_LABELS.email);
    contact.phone ||= readValue(line, FIELD_LABELS.phone);
    contact.location ||= readValue(line, FIELD_LABELS.location);
    const links = readValue(line, FIELD_LABELS.links);
    if (links !== '') contact.links = links.split(' | ');
  }
  result = { ...result, contact };
  let key: HeadingKey | null = null;
  let body: string[] = [];
  let sections = 0;
  for (let index = at; index <= lines.length; index += 1) {
    const heading: HeadingKey | undefined =
      lines[index] === '' ? KEY_BY_HEADING.get(lines[index + 1] ?? '') : undefined;
    if (heading === undefined && index < lines.length) {
      body.push(lines[index] ?? '');
      continue;
    }
    if (key !== null) {
      result = readSection(result, key, body);
      sections += 1;
    }
    key = heading ?? null;
    body = [];
    index += 1;
  }
  // One bare line would render to itself whatever it says.
  if (sections === 0 && at === 1) return null;
  return renderResumeText(result) === text ? result : null;
}
