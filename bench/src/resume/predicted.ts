import type { ResumeStructure } from '@aura/shared-domain';
import type { Comparable, Entry } from './expected.ts';

const endOf = (entry: { end: string | null; current: boolean }): string =>
  entry.current ? 'present' : (entry.end ?? '');

/** Brings what the reader found into the form that is compared. */
export function toComparable(structure: ResumeStructure): Comparable {
  const experiences = structure.experiences.map((entry): Entry => ({
    kind: 'experience',
    values: { company: entry.company, title: entry.title, start: entry.start ?? '', end: endOf(entry) },
    highlights: entry.items,
  }));
  const education = structure.education.map((entry): Entry => ({
    kind: 'education',
    values: {
      institution: entry.institution,
      degree: entry.degree,
      area: entry.area,
      start: entry.start ?? '',
      end: endOf(entry),
    },
    highlights: entry.items,
  }));
  const { name, email, phone } = structure.contact;
  return {
    name,
    email,
    phone,
    entries: [...experiences, ...education],
    skills: structure.skills,
    projects: structure.projects.map((project) => project.name),
    languages: structure.languages.map(({ language }) => language),
  };
}
