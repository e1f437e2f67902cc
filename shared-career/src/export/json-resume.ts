import type { ResumeStructure } from '@aura/shared-domain';
import { writeFieldSections } from '../resume/structure/sort-out.ts';

const filled = <T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;

interface Dated {
  readonly start: string | null;
  readonly end: string | null;
}

const dates = ({ start, end }: Dated) => ({ startDate: start ?? '', endDate: end ?? '' });

/**
 * A CV in the JSON Resume schema (jsonresume.org, v1.0.0), as text. What the schema has no place for goes into
 * `x-aura`, which readers that do not know it pass over.
 */
export function writeJsonResume(resume: ResumeStructure): string {
  const { contact } = resume;
  const document = filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      summary: resume.summary,
      location: contact.location === '' ? null : placeOf(contact.location),
      profiles: contact.links.map((url) => ({ url: /^[a-z]+:/iu.test(url) ? url : `https://${url}` })),
    }),
    work: resume.experiences.map((one) =>
      filled({
        name: one.company,
        position: one.title,
        location: one.location,
        ...dates(one),
        highlights: one.items,
      }),
    ),
    education: resume.education.map((one) =>
      filled({
        institution: one.institution,
        area: one.area,
        studyType: one.degree,
        location: one.location,
        ...dates(one),
        courses: one.items,
      }),
    ),
    certificates: resume.courses.map((name) => ({ name })),
    skills: resume.skills.map((name) => ({ name })),
    languages: resume.languages.map(({ language, level }) => filled({ language, fluency: level })),
    projects: resume.projects.map((one) =>
      filled({ name: one.name, description: one.summary, highlights: one.items, ...dates(one) }),
    ),
    'x-aura': otherOf(resume),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** "Belém, PA" is city and region; anything else stays whole. */
function placeOf(location: string) {
  const [city = '', region, ...rest] = location.split(', ');
  return region === undefined || rest.length > 0 ? { city: location } : { city, region };
}

function otherOf(resume: ResumeStructure) {
  const other = [...writeFieldSections(resume), ...resume.other];
  return other.length + resume.unclassified.length === 0
    ? null
    : filled({ other, unclassified: resume.unclassified });
}
