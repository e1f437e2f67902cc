import type { ResumeStructure } from '@aura/shared-domain';

const sure = (text: string): number => (text === '' ? 0 : 1);

/** Certainty about every field of a CV that named its fields itself; contact details that it does not give are at 0. */
export function computeCertainty({ contact }: ResumeStructure): Readonly<Record<string, number>> {
  return {
    'contact.name': sure(contact.name),
    'contact.email': sure(contact.email),
    'contact.phone': sure(contact.phone),
    'contact.location': sure(contact.location),
    'contact.links': 1,
    summary: 1,
    experiences: 1,
    education: 1,
    courses: 1,
    languages: 1,
    skills: 1,
    projects: 1,
    other: 1,
    unclassified: 1,
  };
}
