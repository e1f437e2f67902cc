import { cutWhole, type ResumeStructure } from '@aura/shared-domain';
import { packTexts } from './pack.ts';
import { listLeaves } from './words.ts';

/** Bounds of the schema of a structure; what is beyond them moves to `unclassified`. */
const SHORT = 300;
const LONG = 6000;
const FEW = 80;
const SKILLS = 200;

/** All that an entry says, for one that finds no room. */
const joinLeaves = (entry: unknown): string =>
  listLeaves(entry)
    .filter((text) => text !== '')
    .join(' – ');

/** Makes a structure fit its schema. */
export function clampResume(structure: ResumeStructure): ResumeStructure {
  const spilled: string[] = [];
  const cut = (text: string, limit: number): string => {
    if (text.length <= limit) return text;
    const kept = cutWhole(text, limit);
    spilled.push(text.slice(kept.length));
    return kept;
  };
  const short = (text: string): string => cut(text, SHORT);
  const long = (text: string): string => cut(text, LONG);
  const list = <T>(items: readonly T[], limit: number, spill: (item: T) => string): T[] => {
    spilled.push(
      ...items
        .slice(limit)
        .map(spill)
        .filter((text) => text !== ''),
    );
    return items.slice(0, limit);
  };
  const texts = (items: readonly string[]): string[] => list(items, FEW, (item) => item).map(long);
  const { contact } = structure;
  const clamped: ResumeStructure = {
    contact: {
      name: short(contact.name),
      email: short(contact.email),
      phone: short(contact.phone),
      location: short(contact.location),
      links: list(contact.links, FEW, (link) => link).map(short),
    },
    summary: long(structure.summary),
    experiences: list(structure.experiences, FEW, joinLeaves).map((entry) => ({
      ...entry,
      title: short(entry.title),
      company: short(entry.company),
      location: short(entry.location),
      items: texts(entry.items),
    })),
    education: list(structure.education, FEW, joinLeaves).map((entry) => ({
      ...entry,
      institution: short(entry.institution),
      degree: short(entry.degree),
      area: short(entry.area),
      location: short(entry.location),
      items: texts(entry.items),
    })),
    courses: texts(structure.courses),
    languages: list(structure.languages, FEW, joinLeaves).map(({ language, level }) => ({
      language: short(language),
      level: short(level),
    })),
    skills: list(structure.skills, SKILLS, (skill) => skill).map(short),
    projects: list(structure.projects, FEW, joinLeaves).map((entry) => ({
      ...entry,
      name: short(entry.name),
      summary: long(entry.summary),
      items: texts(entry.items),
    })),
    other: list(structure.other, FEW, joinLeaves).map(({ section, lines }) => ({
      section: short(section),
      lines: texts(lines),
    })),
    unclassified: [],
    ...(structure.headline === undefined ? {} : { headline: short(structure.headline) }),
    ...(structure.objective === undefined ? {} : { objective: long(structure.objective) }),
    ...(structure.licence === undefined ? {} : { licence: short(structure.licence) }),
    ...(structure.registrations === undefined
      ? {}
      : {
          registrations: list(structure.registrations, FEW, joinLeaves).map(({ council, state, number }) => ({
            council: short(council),
            state: short(state),
            number: short(number),
          })),
        }),
    ...Object.fromEntries(
      (['availability', 'publications', 'volunteering'] as const).flatMap((field) => {
        const lines = structure[field];
        return lines === undefined ? [] : [[field, texts(lines)]];
      }),
    ),
  };
  return { ...clamped, unclassified: packTexts([...structure.unclassified, ...spilled]) };
}
