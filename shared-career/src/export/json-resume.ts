import type { ResumeStructure } from '@aura/shared-domain';
import { writeFieldSections } from '../resume/structure/sort-out.ts';

const selectFilled = <T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;

interface Dated {
  readonly start: string | null;
  readonly end: string | null;
}

const toDates = ({ start, end }: Dated) => ({ startDate: start ?? '', endDate: end ?? '' });

/**
 * A CV in the JSON Resume schema (jsonresume.org, v1.0.0), as text. What the schema has no place for goes into
 * `x-aura`, which readers that do not know it pass over.
 */
export function writeJsonResume(resume: ResumeStructure): string {
  const { contact } = resume;
  const document = selectFilled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: selectFilled({
      name: contact.name,
      label: resume.headline ?? '',
      email: contact.email,
      phone: contact.phone,
      summary: resume.summary,
      location: contact.location === '' ? null : splitPlace(contact.location),
      profiles: contact.links.map((url) => ({ url: /^[a-z]+:/iu.test(url) ? url : `https://${url}` })),
    }),
    work: resume.experiences.map((one) =>
      selectFilled({
        name: one.company,
        position: one.title,
        location: one.location,
        ...toDates(one),
        highlights: one.items,
      }),
    ),
    education: resume.education.map((one) =>
      selectFilled({
        institution: one.institution,
        area: one.area,
        studyType: one.degree,
        location: one.location,
        ...toDates(one),
        courses: one.items,
      }),
    ),
    certificates: resume.courses.map((name) => ({ name })),
    skills: resume.skills.map((name) => ({ name })),
    languages: resume.languages.map(({ language, level }) => selectFilled({ language, fluency: level })),
    projects: resume.projects.map((one) =>
      selectFilled({ name: one.name, description: one.summary, highlights: one.items, ...toDates(one) }),
    ),
    'x-aura': collectOther(resume),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** "Belém, PA" is city and region; anything else stays whole. */
function splitPlace(location: string) {
  const [city = '', region, ...rest] = location.split(', ');
  return region === undefined || rest.length > 0 ? { city: location } : { city, region };
}

function collectOther(resume: ResumeStructure) {
  const other = [...writeFieldSections(resume), ...resume.other];
  return other.length + resume.unclassified.length === 0
    ? null
    : selectFilled({ other, unclassified: resume.unclassified });
}
