import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { shortenAddress } from '../fields/links.ts';
import { normalisePhone } from '../fields/phone.ts';
import { findExactHead } from '../sections/heads.ts';
import { sortOut } from '../structure/sort-out.ts';
import { readPeriod } from './dates.ts';
import { flattenEntry, listLabelledTexts, type Mapping, collectTexts } from './flatten.ts';
import { type JsonResume, KNOWN, OWN } from './schema.ts';

/** Lists of the schema without a specific field, by the Portuguese heading under which they are kept. */
const OTHER: Readonly<Record<string, string>> = {
  volunteer: 'Voluntariado',
  awards: 'Prêmios',
  publications: 'Publicações',
  interests: 'Interesses',
  references: 'Referências',
};

/** Notes about the file itself, which say nothing about the person. */
const ABOUT_FILE: ReadonlySet<string> = new Set(['$schema', 'canonical', 'version', 'lastModified', 'theme']);

/** What an entry holds beyond the fields that are read. */
const restOf = (list: string, entry: Mapping): string[] =>
  listLabelledTexts(
    Object.fromEntries(
      Object.entries(entry).filter(([key]) => KNOWN.get(list)?.has(key) !== true && !ABOUT_FILE.has(key)),
    ),
  );

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

function contactOf({ basics }: JsonResume): ResumeStructure['contact'] {
  const { city, region, countryCode } = basics.location;
  const links = [basics.url, ...basics.profiles.map(({ url }) => url)].map(shortenAddress);
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone === '' ? '' : normalisePhone(basics.phone),
    location: filled([city, region, countryCode]).join(', '),
    links: [...new Set(filled(links))],
  };
}

/** What the head of the file says beyond the contact: headline, address, user names. */
function headRest({ basics }: JsonResume): string[] {
  const { image, label, ...unread } = basics;
  // A picture inside the file is no text.
  const picture = typeof image === 'string' && /^https?:/iu.test(image) ? [image] : [];
  const users = basics.profiles.flatMap((profile) => [
    ...(profile.username !== '' && !profile.url.includes(profile.username)
      ? [filled([profile.network, profile.username]).join(': ')]
      : []),
    ...restOf('profiles', profile),
  ]);
  return [
    ...collectTexts(label),
    ...users,
    ...restOf('basics', unread),
    ...restOf('location', basics.location),
    ...picture,
  ];
}

function skillsOf({ skills }: JsonResume): string[] {
  return skills.flatMap(({ name, keywords }) =>
    // The name of a group of skills is one itself ("Desenvolvimento web"), unless it is a mere heading.
    filled([keywords.length > 0 && findExactHead(name) === 'skills' ? '' : name, ...keywords]),
  );
}

function othersOf(resume: JsonResume): ResumeStructure['other'] {
  return Object.entries(resume)
    .filter(([key]) => !KNOWN.has(key) && key !== '$schema' && key !== OWN)
    .map(([key, value]) => {
      const list = Array.isArray(value) ? value : [value];
      const lines = key === 'meta' ? restOf('', value as Mapping) : list.flatMap(flattenEntry);
      return { section: OTHER[key] ?? key, lines };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Brings a CV in the schema of JSON Resume into the structure; what has no field goes to `other` or `unclassified`. */
export const readStructure = (resume: JsonResume): ResumeStructure => sortOut(mapped(resume));

function mapped(resume: JsonResume): ResumeStructure {
  const unclassified: string[] = headRest(resume);
  const dated = (list: string, entry: Mapping & { startDate: string; endDate: string }) => {
    const { period, left } = readPeriod(entry);
    unclassified.push(...left, ...restOf(list, entry));
    return period;
  };
  return {
    ...createEmptyResume(),
    contact: contactOf(resume),
    summary: resume.basics.summary,
    experiences: resume.work.map((entry) => ({
      title: entry.position,
      company: entry.name,
      location: entry.location.join(', '),
      ...dated('work', entry),
      items: filled([...entry.summary.split('\n'), ...entry.highlights]),
    })),
    education: resume.education.map((entry) => ({
      institution: entry.institution,
      degree: entry.studyType,
      area: entry.area,
      location: entry.location.join(', '),
      ...dated('education', entry),
      items: entry.courses,
    })),
    courses: resume.certificates.map((entry) => {
      unclassified.push(...restOf('certificates', entry));
      return filled([entry.name, entry.issuer, entry.date]).join(' – ');
    }),
    languages: resume.languages
      .filter(({ language, fluency }) => language + fluency !== '')
      .map((entry) => {
        unclassified.push(...restOf('languages', entry));
        return { language: entry.language, level: entry.fluency };
      }),
    skills: skillsOf(resume),
    projects: resume.projects.map((entry) => ({
      name: entry.name,
      ...dated('projects', entry),
      summary: entry.description,
      items: entry.highlights,
    })),
    other: [...resume[OWN].other.map(({ section, lines }) => ({ section, lines })), ...othersOf(resume)],
    unclassified: [
      ...resume[OWN].unclassified,
      ...unclassified,
      ...resume.skills.flatMap((entry) => restOf('skills', entry).map((text) => `${entry.name} – ${text}`)),
    ],
  };
}
