import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { shortenAddress } from '../fields/links.ts';
import { normalisePhone } from '../fields/phone.ts';
import { findExactHead } from '../sections/heads.ts';
import { sortOut } from '../structure/sort-out.ts';
import { readPeriod } from './dates.ts';
import { flattenEntry, listLabelledTexts, type Mapping, collectTexts } from './flatten.ts';
import { type JsonResume, KNOWN, OWN } from './json-resume-schema.ts';

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
const listRest = (list: string, entry: Mapping): string[] =>
  listLabelledTexts(
    Object.fromEntries(
      Object.entries(entry).filter(([key]) => KNOWN.get(list)?.has(key) !== true && !ABOUT_FILE.has(key)),
    ),
  );

const selectFilled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

function buildContact({ basics }: JsonResume): ResumeStructure['contact'] {
  const { city, region, countryCode } = basics.location;
  const links = [basics.url, ...basics.profiles.map(({ url }) => url)].map(shortenAddress);
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone === '' ? '' : normalisePhone(basics.phone),
    location: selectFilled([city, region, countryCode]).join(', '),
    links: [...new Set(selectFilled(links))],
  };
}

/** What the head of the file says beyond contact and headline: address, user names. */
function listHeadRest({ basics }: JsonResume): string[] {
  const { image, label: _, ...unread } = basics;
  // A picture inside the file is no text.
  const picture = typeof image === 'string' && /^https?:/iu.test(image) ? [image] : [];
  const users = basics.profiles.flatMap((profile) => [
    ...(profile.username !== '' && !profile.url.includes(profile.username)
      ? [selectFilled([profile.network, profile.username]).join(': ')]
      : []),
    ...listRest('profiles', profile),
  ]);
  return [...users, ...listRest('basics', unread), ...listRest('location', basics.location), ...picture];
}

function listSkills({ skills }: JsonResume): string[] {
  return skills.flatMap(({ name, keywords }) =>
    // The name of a group of skills is one itself ("Desenvolvimento web"), unless it is a mere heading.
    selectFilled([keywords.length > 0 && findExactHead(name) === 'skills' ? '' : name, ...keywords]),
  );
}

function listOthers(resume: JsonResume): ResumeStructure['other'] {
  return Object.entries(resume)
    .filter(([key]) => !KNOWN.has(key) && key !== '$schema' && key !== OWN)
    .map(([key, value]) => {
      const list = Array.isArray(value) ? value : [value];
      const lines = key === 'meta' ? listRest('', value as Mapping) : list.flatMap(flattenEntry);
      return { section: OTHER[key] ?? key, lines };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Brings a CV in the schema of JSON Resume into the structure; what has no field goes to `other` or `unclassified`. */
export const readStructure = (resume: JsonResume): ResumeStructure => sortOut(mapResume(resume));

function mapResume(resume: JsonResume): ResumeStructure {
  const unclassified: string[] = listHeadRest(resume);
  const headline = collectTexts(resume.basics['label']).join(' | ');
  const dated = (list: string, entry: Mapping & { startDate: string; endDate: string }) => {
    const { period, left } = readPeriod(entry);
    unclassified.push(...left, ...listRest(list, entry));
    return period;
  };
  return {
    ...createEmptyResume(),
    contact: buildContact(resume),
    summary: resume.basics.summary,
    ...(headline === '' ? {} : { headline }),
    experiences: resume.work.map((entry) => ({
      title: entry.position,
      company: entry.name,
      location: entry.location.join(', '),
      ...dated('work', entry),
      items: selectFilled([...entry.summary.split('\n'), ...entry.highlights]),
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
      unclassified.push(...listRest('certificates', entry));
      return selectFilled([entry.name, entry.issuer, entry.date]).join(' – ');
    }),
    languages: resume.languages
      .filter(({ language, fluency }) => language + fluency !== '')
      .map((entry) => {
        unclassified.push(...listRest('languages', entry));
        return { language: entry.language, level: entry.fluency };
      }),
    skills: listSkills(resume),
    projects: resume.projects.map((entry) => ({
      name: entry.name,
      ...dated('projects', entry),
      summary: entry.description,
      items: entry.highlights,
    })),
    other: [...resume[OWN].other.map(({ section, lines }) => ({ section, lines })), ...listOthers(resume)],
    unclassified: [
      ...resume[OWN].unclassified,
      ...unclassified,
      ...resume.skills.flatMap((entry) => listRest('skills', entry).map((text) => `${entry.name} – ${text}`)),
    ],
  };
}
