import type { Design } from './design.ts';
import { type Job, type Person, type Study, writeRegistration } from './people.ts';
import { degreeOf, periodParts, type SectionName, writeDegree, writePeriod } from './wording.ts';

/** Lines of the section for facts without a specific section. */
function moreLines(person: Person): string[] {
  return [
    ...(person.licence === '' ? [] : [`CNH categoria ${person.licence}`]),
    ...(person.availability === '' ? [] : [person.availability]),
  ];
}

/** Whether a layout writes the registration beside the role, rather than among the contacts. */
const registersBesideRole = ({ number }: Design): boolean => number % 2 === 0;

/** The line under the name: role, and registration if the design puts it there. */
export function roleLine(person: Person, design: Design): string {
  const own = registersBesideRole(design) ? person.registrations.map(writeRegistration) : [];
  return [person.role, ...own].join(' | ');
}

/** Contact data, each with the name of its field. */
export function contactsOf(person: Person, design: Design): { label: string; icon: string; value: string }[] {
  const register = registersBesideRole(design) ? [] : person.registrations;
  return [
    { label: 'Telefone', icon: '☎', value: person.phone },
    { label: 'E-mail', icon: '✉', value: person.email },
    { label: 'Cidade', icon: '⌂', value: `${person.city} - ${person.state}` },
    ...(person.link === '' ? [] : [{ label: 'Site', icon: '⚲', value: person.link }]),
    ...register.map((each) => ({ label: 'Registro', icon: '✔', value: writeRegistration(each) })),
  ];
}

/** One job or course of study: its two names, its period, its place and what was done. */
export interface EntryText {
  readonly names: readonly [string, string];
  readonly labels: readonly [string, string];
  readonly extra: readonly (readonly [string, string])[];
  readonly place: string;
  readonly period: string;
  readonly parts: readonly [string, string, string] | null;
  readonly items: readonly string[];
}

function jobText(job: Job, design: Design): EntryText {
  return {
    names: [job.title, job.company],
    labels: ['Cargo', 'Empresa'],
    extra: [],
    place: `${job.city}, ${job.state}`,
    period: writePeriod(job, design),
    parts: periodParts(job, design),
    items: job.items,
  };
}

function studyText(study: Study, design: Design): EntryText {
  const apart = design.degree === 'apart' && study.area !== '';
  const { degree, area } = degreeOf(study, design);
  return {
    names: [apart ? `${area} (${degree})` : writeDegree(study, design), study.institution],
    labels: ['Curso', 'Instituição'],
    extra: [],
    place: '',
    period: writePeriod(study, design),
    parts: periodParts(study, design),
    items: [],
  };
}

/** Content of a section, for all kinds of files. */
type SectionContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly EntryText[] }
  | { readonly kind: 'items'; readonly items: readonly string[] }
  | { readonly kind: 'languages' | 'skills' };

export function contentOf(name: SectionName, person: Person, design: Design): SectionContent {
  switch (name) {
    case 'objective':
    case 'summary':
      return { kind: 'text', text: person[name] };
    case 'jobs':
      return { kind: 'entries', entries: person.jobs.map((job) => jobText(job, design)) };
    case 'education':
      return { kind: 'entries', entries: person.education.map((study) => studyText(study, design)) };
    case 'courses':
    case 'publications':
    case 'volunteering':
      return { kind: 'items', items: person[name] };
    case 'more':
      return { kind: 'items', items: moreLines(person) };
    case 'languages':
    case 'skills':
      return { kind: name };
  }
}

/** A text as XML and HTML hold it. */
export const escapeXml = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

/** The sections that a layout shows of a person, in its order. */
export function sectionsOf(person: Person, design: Design): SectionName[] {
  const order: readonly SectionName[] =
    design.number % 3 === 0
      ? [
          'objective',
          'summary',
          'jobs',
          'education',
          'courses',
          'languages',
          'skills',
          'volunteering',
          'publications',
          'more',
        ]
      : design.number % 3 === 1
        ? [
            'objective',
            'summary',
            'education',
            'jobs',
            'courses',
            'skills',
            'languages',
            'publications',
            'volunteering',
            'more',
          ]
        : [
            'objective',
            'summary',
            'skills',
            'jobs',
            'education',
            'courses',
            'languages',
            'volunteering',
            'publications',
            'more',
          ];
  const shown: Readonly<Record<SectionName, boolean>> = {
    objective: design.objective,
    summary: design.summary,
    jobs: true,
    education: true,
    courses: person.courses.length > 0,
    languages: person.languages.length > 0,
    skills: true,
    publications: person.publications.length > 0,
    volunteering: person.volunteering.length > 0,
    more: moreLines(person).length > 0,
  };
  return order.filter((name) => shown[name]);
}
