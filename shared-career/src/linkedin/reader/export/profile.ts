import type { LinkedInProfile } from '@aura/shared-domain';
import { renderPeriod } from '../../../resume/render/index.ts';
import { foldKey } from '../../../text/index.ts';
import { splitDescription } from '../description.ts';
import { createEmptyProfile } from '../fit-profile.ts';
import type { TableKind } from './columns.ts';
import { formatExportDate, readStudyPeriod, readWorkPeriod } from './dates.ts';
import { readTable, type Row } from './table.ts';

/** Which sections each table tells about. */
const SECTIONS_OF: Readonly<Partial<Record<TableKind, LinkedInProfile['notInSource']>>> = {
  profile: ['headline', 'about'],
  positions: ['experiences'],
  education: ['education'],
  skills: ['skills'],
  languages: ['languages'],
  recommendations: ['recommendations'],
};

const joinWords = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const joinWithDashes = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' – ');
const toProse = (text: string): string => text.replace(/\r\n?/gu, '\n').replace(/\n{3,}/gu, '\n\n');

/** A recommendation that is not yet accepted is not on the profile. */
const isVisible = ({ text, status }: Row<'recommendations'>): boolean =>
  text !== '' && !/pend|hidden|ocult|draft|rascunho/u.test(foldKey(status));

/** "Projeto: Nome (2021 – 2022): descrição"; projects and volunteering have no specific field in a profile. */
function describeElsewhere(
  label: string,
  name: string,
  start: string,
  end: string,
  description: string,
): string {
  const period = renderPeriod(readWorkPeriod(start, end));
  const head = period === '' ? name : `${name} (${period})`;
  const text = splitDescription(description).join(' ');
  return `${label}: ${text === '' ? head : `${head}: ${text}`}`;
}

/** The profile that the tables of an export make; tables that are missing or unreadable are named in `notInSource`. */
export function buildProfileFromTables(
  files: ReadonlyMap<TableKind, Uint8Array>,
  now: Date,
): LinkedInProfile {
  const rows = <K extends TableKind>(kind: K): Row<K>[] | null => {
    const bytes = files.get(kind);
    return bytes === undefined ? null : readTable(kind, bytes);
  };
  const profile = rows('profile');
  const positions = rows('positions');
  const education = rows('education');
  const skills = rows('skills');
  const languages = rows('languages');
  const certifications = rows('certifications');
  const courses = rows('courses');
  const recommendations = rows('recommendations');
  const read: Readonly<Partial<Record<TableKind, unknown>>> = {
    profile,
    positions,
    education,
    skills,
    languages,
    recommendations,
  };
  const missing = (Object.entries(SECTIONS_OF) as [TableKind, LinkedInProfile['notInSource']][]).flatMap(
    ([kind, sections]) => (read[kind] === null ? sections : []),
  );
  const [own] = profile ?? [];
  return {
    ...createEmptyProfile(),
    name: joinWords(own?.firstName ?? '', own?.lastName ?? ''),
    headline: own?.headline ?? '',
    about: toProse(own?.summary ?? ''),
    location: own?.location ?? '',
    url: own?.url ?? '',
    experiences: (positions ?? [])
      .filter(({ title, company }) => title !== '' || company !== '')
      .map(({ title, company, location, start, end, description }) => ({
        title,
        company,
        location,
        ...readWorkPeriod(start, end),
        items: splitDescription(description),
      })),
    education: (education ?? [])
      .filter(({ institution, degree }) => institution !== '' || degree !== '')
      .map(({ institution, degree, area, start, end, notes, activities }) => ({
        institution,
        degree,
        area,
        location: '',
        ...readStudyPeriod(start, end, now),
        items: [...splitDescription(notes), ...splitDescription(activities)],
      })),
    skills: selectDistinct((skills ?? []).map(({ name }) => name)),
    courses: [
      ...(certifications ?? []).map(({ name, authority, start }) =>
        joinWithDashes(name, authority, formatExportDate(start)),
      ),
      ...(courses ?? []).map(({ name }) => name),
    ].filter((text) => text !== ''),
    languages: (languages ?? [])
      .filter(({ name }) => name !== '')
      .map(({ name, level }) => ({ language: name, level })),
    recommendations: recommendations === null ? null : recommendations.filter(isVisible).length,
    unclassified: [
      ...(rows('projects') ?? [])
        .filter(({ name }) => name !== '')
        .map(({ name, start, end, description }) =>
          describeElsewhere('Projeto', name, start, end, description),
        ),
      ...(rows('volunteering') ?? [])
        .filter(({ role }) => role !== '')
        .map(({ role, company, start, end, description }) =>
          describeElsewhere('Voluntariado', joinWithDashes(role, company), start, end, description),
        ),
    ],
    notInSource: [...missing, ...(certifications === null && courses === null ? (['courses'] as const) : [])],
  };
}

function selectDistinct(texts: readonly string[]): string[] {
  return [...new Map(texts.filter((text) => text !== '').map((text) => [foldKey(text), text])).values()];
}
