import type { ResumeStructure } from '@aura/shared-domain';
import { isCaps } from '../resume/sections/style.ts';
import { type ExportLanguage, type ExportWords, WORDS } from './words.ts';

/** A job, a course of study or a project as a document shows it. */
export interface DocumentEntry {
  readonly kind: 'entry';
  readonly title: string;
  /** Company or school with its town. */
  readonly place: readonly string[];
  readonly period: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

/** What a section holds, in reading order. `words` are short things that may share a line. */
type DocumentPart =
  | DocumentEntry
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'item' | 'text'; readonly text: string };

export interface DocumentSection {
  /** `experiences`, or `other:` and the person's own heading. */
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly DocumentPart[];
}

/** A CV as every format draws it. */
export interface ResumeDocument {
  readonly name: string;
  /** What the person is, shown under the name; empty if the CV does not say it in one line. */
  readonly headline: string;
  /** Registrations, shown next to the name. */
  readonly registrations: readonly string[];
  readonly contact: readonly string[];
  readonly links: readonly string[];
  readonly sections: readonly DocumentSection[];
}

/** What the person decided about the sections. */
export interface Arrangement {
  readonly language: ExportLanguage;
  /** Ids of sections, first to last; those that are not named keep their place after them. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Custom headings, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** The default arrangement. */
export const createUsualArrangement = (language: ExportLanguage): Arrangement => ({
  language,
  order: [],
  hidden: [],
  names: {},
});

interface Dated {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** "03/2020", "2020". */
const putMonthFirst = (date: string): string => date.split('-').toReversed().join('/');

/** "03/2020 – 12/2022", "03/2020 – atual", "03/2023 – previsão 12/2027"; empty if unknown. */
export function describePeriod({ start, end, current }: Dated, words: ExportWords): string {
  const date = end === null ? '' : putMonthFirst(end);
  const last = current ? (date === '' ? words.current : `${words.expected} ${date}`) : date;
  if (start !== null && start === end && !current) return last;
  return [start === null ? '' : putMonthFirst(start), last].filter((part) => part !== '').join(' – ');
}

/** A Brazilian number in its usual form, "(81) 98888-7777"; any other unchanged. */
const formatPhone = (phone: string): string => phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/u, '($1) $2-$3');

/** The objective comes first, like the summary. */
const AIM = /^(?:objetivo|cargo (?:pretendido|desejado)|vaga pretendida|(?:career )?objective)/iu;

const isAim = (id: string): boolean => id.startsWith('other:') && AIM.test(id.slice('other:'.length));

const flatten = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const selectFilled = (texts: readonly string[]): string[] => texts.map(flatten).filter((text) => text !== '');

const makeItems = (lines: readonly string[]): DocumentPart[] =>
  selectFilled(lines).map((text) => ({ kind: 'item', text }));
const makeTexts = (text: string): DocumentPart[] =>
  selectFilled(text.split('\n')).map((line) => ({ kind: 'text', text: line }));
const makeWords = (list: readonly string[]): DocumentPart[] =>
  selectFilled(list).length === 0 ? [] : [{ kind: 'words', words: selectFilled(list) }];

/** A heading in capitals as the other headings are written: "OUTRAS INFORMAÇÕES" next to "Experiência profissional". */
function calmHeading(section: string): string {
  const heading = flatten(section);
  return heading.length > 4 && isCaps(heading)
    ? `${heading.charAt(0)}${heading.slice(1).toLowerCase()}`
    : heading;
}

/** An English degree; a sentence that nobody translated keeps its own language throughout. */
const ENGLISH_DEGREE =
  /^(?:[BM]\.|ph\.?d|bachelor|master|doctor|associate|diploma|degree|certificate|postgraduate|technical|high school|mba)/iu;

const joinDegree = (texts: readonly string[], words: ExportWords): string =>
  texts.join(words === WORDS.en && !ENGLISH_DEGREE.test(texts[0] ?? '') ? WORDS.pt.in : words.in);

/** All sections of a CV that hold something, in the usual order. */
function listSections(resume: ResumeStructure, words: ExportWords): DocumentSection[] {
  const others = resume.other.map(({ section, lines }): DocumentSection => ({
    id: `other:${flatten(section)}`,
    heading: words.ofFields[calmHeading(section)] ?? (calmHeading(section) || words.other),
    // A list of one is a sentence: "Objetivo", "Disponibilidade".
    parts: selectFilled(lines).length === 1 ? makeTexts(lines.join(' ')) : makeItems(lines),
  }));
  const all: DocumentSection[] = [
    ...others.filter(({ id }) => isAim(id)),
    { id: 'summary', heading: words.summary, parts: makeTexts(resume.summary) },
    {
      id: 'experiences',
      heading: words.experiences,
      parts: resume.experiences.map((one) => ({
        kind: 'entry',
        title: flatten(one.title || one.company),
        place: selectFilled([one.title ? one.company : '', one.location]),
        period: describePeriod(one, words),
        paragraphs: [],
        items: selectFilled(one.items),
      })),
    },
    {
      id: 'education',
      heading: words.education,
      parts: resume.education.map((one) => {
        const name = joinDegree([...new Set(selectFilled([one.degree, one.area]))], words);
        return {
          kind: 'entry',
          title: name || flatten(one.institution),
          place: selectFilled([name ? one.institution : '', one.location]),
          period: describePeriod(one, words),
          paragraphs: [],
          items: selectFilled(one.items),
        };
      }),
    },
    { id: 'courses', heading: words.courses, parts: makeItems(resume.courses) },
    { id: 'skills', heading: words.skills, parts: makeWords(resume.skills) },
    {
      id: 'languages',
      heading: words.languages,
      parts: makeWords(
        resume.languages.map(({ language, level }) => selectFilled([language, level]).join(': ')),
      ),
    },
    {
      id: 'projects',
      heading: words.projects,
      parts: resume.projects.map((one) => ({
        kind: 'entry',
        title: flatten(one.name),
        place: [],
        period: describePeriod(one, words),
        paragraphs: selectFilled(one.summary.split('\n')),
        items: selectFilled(one.items),
      })),
    },
    ...others.filter(({ id }) => !isAim(id)),
  ];
  return all.filter(({ parts }) => parts.length > 0);
}

/**
 * A CV as a document: the sections that hold something, in the order, with the headings and without the sections that
 * the person decided on. It shows what the given CV holds: see `makeSendable` for what may be sent.
 */
export function makeDocument(
  resume: ResumeStructure,
  { language, order, hidden, names }: Arrangement,
  registrations: readonly string[] = [],
): ResumeDocument {
  const { contact } = resume;
  const sections = listSections(resume, WORDS[language]);
  // No template knows the person's own headings: an aim comes first all the same, unless the person moved it.
  const placeOf = (id: string): number =>
    order.includes(id) ? order.indexOf(id) : isAim(id) ? -1 : order.length;
  return {
    name: flatten(contact.name),
    headline: flatten(resume.headline ?? ''),
    registrations: selectFilled(registrations),
    contact: selectFilled([contact.email, formatPhone(contact.phone), contact.location]),
    links: selectFilled(contact.links),
    sections: sections
      .filter(({ id }) => !hidden.includes(id))
      .map((section) => ({ ...section, heading: flatten(names[section.id] ?? '') || section.heading }))
      .toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
  };
}

/** A paragraph of a document of one column, in reading order. */
export interface Block {
  readonly kind: 'name' | 'headline' | 'contact' | 'heading' | 'entry' | 'detail' | 'item' | 'text';
  readonly text: string;
}

/** A document as consecutive paragraphs, for formats without a layout. */
export function buildBlocks({
  name,
  headline,
  registrations,
  contact,
  links,
  sections,
}: ResumeDocument): Block[] {
  const blocks: readonly Block[] = [
    { kind: 'name', text: name },
    { kind: 'headline', text: headline },
    ...[registrations, contact, links].map((parts): Block => ({
      kind: 'contact',
      text: parts.join(' | '),
    })),
    ...sections.flatMap(({ heading, parts }): Block[] => [
      { kind: 'heading', text: heading },
      ...parts.flatMap((part): Block[] => {
        if (part.kind === 'words') return [{ kind: 'text', text: part.words.join(' · ') }];
        if (part.kind !== 'entry') return [part];
        return [
          { kind: 'entry', text: part.title },
          { kind: 'detail', text: [...part.place, part.period].filter((one) => one !== '').join(' | ') },
          ...part.paragraphs.map((text): Block => ({ kind: 'text', text })),
          ...part.items.map((text): Block => ({ kind: 'item', text })),
        ];
      }),
    ]),
  ];
  return blocks.filter(({ text }) => text !== '');
}
