import type { ResumeStructure } from '@aura/shared-domain';
import { type ExportLanguage, type ExportWords, WORDS } from './words.ts';

/** A paragraph of the document, in reading order; every format draws the same ones. */
export interface Block {
  readonly kind: 'name' | 'contact' | 'heading' | 'entry' | 'detail' | 'item' | 'text';
  readonly text: string;
}

interface Dated {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** "03/2020", "2020". */
const monthFirst = (date: string): string => date.split('-').toReversed().join('/');

/** "03/2020 – 12/2022", "03/2020 – atual"; empty where nothing is known. */
export function periodInWords({ start, end, current }: Dated, words: ExportWords): string {
  const last = current ? words.current : end === null ? '' : monthFirst(end);
  if (start !== null && start === end && !current) return last;
  return [start === null ? '' : monthFirst(start), last].filter((part) => part !== '').join(' – ');
}

/** A Brazilian number as people write it, "(81) 98888-7777"; any other as it stands. */
const phoneInWords = (phone: string): string => phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/u, '($1) $2-$3');

/** What somebody is after is read first, as the summary is. */
const AIM = /^(?:objetivo|cargo (?:pretendido|desejado)|vaga pretendida|(?:career )?objective)/iu;

const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Parts of a line that are known, with the sign between them. */
const joined = (parts: readonly string[], sign: string): string =>
  parts
    .map(flat)
    .filter((part) => part !== '')
    .join(sign);

/**
 * A CV as one column of paragraphs in the usual order, with the usual headings: what applicant tracking systems
 * read best. Sections that hold nothing are left out; lines without a section come last, so that nothing is lost.
 */
export function planOf(resume: ResumeStructure, language: ExportLanguage): Block[] {
  const words = WORDS[language];
  const blocks: Block[] = [];
  const put = (kind: Block['kind'], text: string): void => {
    if (flat(text) !== '') blocks.push({ kind, text: flat(text) });
  };
  const section = (heading: string, fill: () => void): void => {
    const before = blocks.length;
    put('heading', heading);
    fill();
    if (blocks.length === before + 1) blocks.pop();
  };
  const { contact } = resume;
  put('name', contact.name);
  put('contact', joined([contact.email, phoneInWords(contact.phone), contact.location], ' | '));
  put('contact', joined(contact.links, ' | '));
  const extra = ({ section: title, lines }: ResumeStructure['other'][number]): void =>
    section(title || words.other, () => {
      for (const line of lines) put('item', line);
    });
  for (const one of resume.other) if (AIM.test(one.section.trim())) extra(one);
  section(words.summary, () => {
    for (const paragraph of resume.summary.split('\n')) put('text', paragraph);
  });
  section(words.experiences, () => {
    for (const one of resume.experiences) {
      put('entry', one.title || one.company);
      put('detail', joined([one.title ? one.company : '', one.location, periodInWords(one, words)], ' | '));
      for (const item of one.items) put('item', item);
    }
  });
  section(words.education, () => {
    for (const one of resume.education) {
      const name = joined([one.degree, one.area], words.in);
      put('entry', name || one.institution);
      put('detail', joined([name ? one.institution : '', one.location, periodInWords(one, words)], ' | '));
      for (const item of one.items) put('item', item);
    }
  });
  section(words.courses, () => {
    for (const course of resume.courses) put('item', course);
  });
  section(words.skills, () => {
    for (const skill of resume.skills) put('item', skill);
  });
  section(words.languages, () => {
    for (const { language: name, level } of resume.languages) put('item', joined([name, level], ': '));
  });
  section(words.projects, () => {
    for (const one of resume.projects) {
      put('entry', joined([one.name, periodInWords(one, words)], ' | '));
      for (const paragraph of one.summary.split('\n')) put('text', paragraph);
      for (const item of one.items) put('item', item);
    }
  });
  for (const one of resume.other) if (!AIM.test(one.section.trim())) extra(one);
  section(words.other, () => {
    for (const line of resume.unclassified) put('item', line);
  });
  return blocks;
}
