import type { ResumeStructure } from '@aura/shared-domain';
import { writeFieldSections, sortOut } from '../resume/structure/sort-out.ts';

/** One field of a document beside what was read of it again. */
export interface FieldCheck {
  /** Path in the structure. */
  readonly path: string;
  /** Portuguese: "Experiência 2: empresa". */
  readonly label: string;
  readonly written: string;
  readonly read: string;
  readonly same: boolean;
}

type Field = readonly [path: string, label: string, value: string];

const LABELS = {
  name: 'nome',
  email: 'e-mail',
  phone: 'telefone',
  location: 'local',
  links: 'links',
  title: 'cargo',
  company: 'empresa',
  period: 'período',
  items: 'atividades',
  institution: 'instituição',
  degree: 'grau',
  area: 'curso',
  summary: 'descrição',
} as const;

interface Dated {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

const formatPeriod = ({ start, end, current }: Dated): string =>
  [start, end, current ? 'atual' : null].filter((part) => part !== null).join(' – ');
const joinLines = (items: readonly string[]): string => items.join('\n');

/** Every field of a CV with its value as one text; lists of short things are one field each. */
function listFields(given: ResumeStructure): Field[] {
  const resume = sortOut(given);
  const { contact } = resume;
  const entries = <T>(
    name: 'experiences' | 'education' | 'projects',
    noun: string,
    list: readonly T[],
    parts: (entry: T) => readonly (readonly [keyof typeof LABELS, string])[],
  ): Field[] =>
    list.flatMap((entry, index) =>
      parts(entry).map(([key, value]): Field => [
        `${name}.${index}.${key}`,
        `${noun} ${index + 1}: ${LABELS[key]}`,
        value,
      ]),
    );
  return [
    ['contact.name', 'Nome', contact.name],
    ['headline', 'Título profissional', resume.headline ?? ''],
    ['contact.email', 'E-mail', contact.email],
    ['contact.phone', 'Telefone', contact.phone],
    ['contact.location', 'Local', contact.location],
    ['contact.links', 'Links', joinLines(contact.links)],
    ['summary', 'Resumo', resume.summary],
    ...entries('experiences', 'Experiência', resume.experiences, (one) => [
      ['title', one.title],
      ['company', one.company],
      ['location', one.location],
      ['period', formatPeriod(one)],
      ['items', joinLines(one.items)],
    ]),
    ...entries('education', 'Formação', resume.education, (one) => [
      ['degree', one.degree],
      ['area', one.area],
      ['institution', one.institution],
      ['location', one.location],
      ['period', formatPeriod(one)],
      ['items', joinLines(one.items)],
    ]),
    ...entries('projects', 'Projeto', resume.projects, (one) => [
      ['name', one.name],
      ['period', formatPeriod(one)],
      ['summary', one.summary],
      ['items', joinLines(one.items)],
    ]),
    ['courses', 'Cursos e certificações', joinLines(resume.courses)],
    ['skills', 'Habilidades', joinLines(resume.skills)],
    [
      'languages',
      'Idiomas',
      joinLines(resume.languages.map(({ language, level }) => `${language} ${level}`)),
    ],
    [
      'other',
      'Outras informações',
      // In a document every line is under some heading: lines without one are compared without it. Each such line is
      // identified by its text; their order does not matter.
      joinLines(
        [...writeFieldSections(resume), ...resume.other]
          .flatMap((one) => one.lines)
          .concat(resume.unclassified)
          .toSorted(),
      ),
    ],
  ];
}

const squeezeBlanks = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Digits alone say whether two telephone numbers are one. */
const toComparable = (path: string, text: string): string =>
  path === 'contact.phone' ? text.replace(/\D/gu, '').replace(/^55(?=\d{10,11}$)/u, '') : squeezeBlanks(text);

/**
 * Compares a CV with the reading of its own document, field by field. Fields that are empty on both sides are omitted;
 * text that was read but never written counts as a difference.
 */
export function compareReadBack(written: ResumeStructure, read: ResumeStructure): FieldCheck[] {
  const found = new Map(listFields(read).map(([path, label, value]) => [path, { label, value }]));
  const checks = listFields(written).map(([path, label, value]): FieldCheck => {
    const other = found.get(path)?.value ?? '';
    found.delete(path);
    return {
      path,
      label,
      written: value,
      read: other,
      same: toComparable(path, value) === toComparable(path, other),
    };
  });
  const extra = [...found].map(([path, { label, value }]): FieldCheck => ({
    path,
    label,
    written: '',
    read: value,
    same: squeezeBlanks(value) === '',
  }));
  return [...checks, ...extra].filter(
    (check) => squeezeBlanks(check.written) !== '' || squeezeBlanks(check.read) !== '',
  );
}
