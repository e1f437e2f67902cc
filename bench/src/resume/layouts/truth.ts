import type { ResumeStructure } from '@aura/shared-domain';
import type { Comparable, Entry } from '../expected.ts';
import { toComparable } from '../predicted.ts';
import { normalise } from '../compare.ts';
import type { Design } from './design.ts';
import { type Job, type Person, type Study, writeRegistration } from './people.ts';
import { degreeOf } from './wording.ts';

/** Fields that are compared as lists of texts, beside those of every file. */
export const LISTED_FIELDS = [
  'location',
  'courses',
  'headline',
  'objective',
  'summary',
  'registrations',
  'licence',
  'availability',
  'publications',
  'volunteering',
] as const;
export type ListedField = (typeof LISTED_FIELDS)[number];

/** The compared content of a CV. */
export interface Told {
  readonly common: Comparable;
  readonly lists: Readonly<Record<ListedField, readonly string[]>>;
}

/** Letters and digits of a text alone, so that dashes and brackets tell nothing. */
const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Degree and subject as a set of words: they are printed in many orders. */
const studied = (degree: string, area: string): string =>
  [...new Set(bare(`${degree} ${area}`).split(' '))]
    .filter((word) => !/^(?:em|in|de|da|do)$/u.test(word))
    .toSorted()
    .join(' ');

const tidy = (lists: Readonly<Record<ListedField, readonly string[]>>): Told['lists'] =>
  Object.fromEntries(
    LISTED_FIELDS.map((field) => [field, lists[field].map(bare).filter((text) => text !== '')]),
  ) as unknown as Told['lists'];

const dateOf = (value: string | undefined, { dates }: Design): string => {
  if (dates === 'none') return '';
  if (value === undefined) return 'present';
  return dates === 'yyyy' ? value.slice(0, 4) : value;
};

const datesOf = (entry: Job | Study, design: Design) => ({
  start: dateOf(entry.start, design),
  end: dateOf(entry.end, design),
});

/** What a reader has to find in a layout. */
export function truthOf(person: Person, design: Design): Told {
  const jobs = person.jobs.map((job): Entry => ({
    kind: 'experience',
    values: { company: job.company, title: job.title, ...datesOf(job, design) },
    highlights: job.items,
  }));
  const education = person.education.map((study): Entry => {
    const { degree, area } = degreeOf(study, design);
    const values = {
      institution: study.institution,
      degree: studied(degree, area),
      ...datesOf(study, design),
    };
    return { kind: 'education', values, highlights: [] };
  });
  return {
    common: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      entries: [...jobs, ...education],
      skills: person.skills.map(bare),
      projects: [],
      languages: [
        ...person.languages.map(({ language }) => language),
        // The table says the mother tongue above it.
        ...(design.writer === 'html' && design.languages === 'table' && person.languages.length > 0
          ? ['Português']
          : []),
      ],
    },
    lists: tidy({
      location: [`${person.city} ${person.state}`],
      courses: person.courses,
      headline: [person.role],
      objective: design.objective ? [person.objective] : [],
      summary: design.summary ? [person.summary] : [],
      registrations: person.registrations.map(writeRegistration),
      licence: [person.licence],
      availability: [person.availability],
      publications: person.publications,
      volunteering: person.volunteering,
    }),
  };
}

/** What the reader found, in the same form. */
export function toldBy(resume: ResumeStructure): Told {
  const common = toComparable(resume);
  return {
    common: {
      ...common,
      entries: common.entries.map((entry) => {
        if (entry.kind !== 'education') return entry;
        const { area = '', degree = '', ...values } = entry.values;
        return { ...entry, values: { ...values, degree: studied(degree, area) } };
      }),
      skills: common.skills.map(bare),
      languages: common.languages,
    },
    lists: tidy({
      location: [resume.contact.location],
      courses: resume.courses,
      headline: [resume.headline ?? ''],
      objective: [resume.objective ?? ''],
      summary: [resume.summary],
      registrations: (resume.registrations ?? []).map(writeRegistration),
      licence: [resume.licence ?? ''],
      availability: resume.availability ?? [],
      publications: resume.publications ?? [],
      volunteering: resume.volunteering ?? [],
    }),
  };
}

const periodOf = ({ values }: Entry): string => `${values.start ?? ''}/${values.end ?? ''}`;

/** Periods that the reader gives to some entry and no entry of the CV has. */
export function countFalseDates(truth: Told, found: Told): number {
  const open = truth.common.entries.map(periodOf);
  return found.common.entries.map(periodOf).filter((period) => {
    if (period === '/') return false;
    const at = open.findIndex((each) => each === period || sameYears(each, period));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  }).length;
}

/** Whether a printed year is right for a more precise period: "2019" for "2019-03". */
const sameYears = (expected: string, found: string): boolean =>
  !/\d{4}-/u.test(expected) && expected === found.replace(/-\d{2}/gu, '');
