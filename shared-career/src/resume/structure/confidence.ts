import { readFieldAt, type ResumeStructure } from '@aura/shared-domain';

const rateSure = (text: string): number => (text === '' ? 0 : 1);

/** Certainty about every field of a CV that named its fields itself; contact details that it does not give are at 0. */
export function computeCertainty({ contact }: ResumeStructure): Readonly<Record<string, number>> {
  return {
    'contact.name': rateSure(contact.name),
    'contact.email': rateSure(contact.email),
    'contact.phone': rateSure(contact.phone),
    'contact.location': rateSure(contact.location),
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

/** Certainty that is left of a field that was recognised in a picture, and of one with a word that was hard to make out. */
const RECOGNISED = 0.85;
const DOUBTFUL = 0.55;

/** What a reading of recognised text is sure of: less of everything, and of fields that hold a doubtful word least. */
export function lowerDoubtful(
  confidence: Readonly<Record<string, number>>,
  structure: ResumeStructure,
  doubtful: readonly string[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(confidence).map(([path, value]) => {
      const field = readFieldAt(structure, path);
      const unsure = typeof field === 'string' && doubtful.some((word) => field.includes(word));
      return [path, Math.min(value * RECOGNISED, unsure ? DOUBTFUL : 1)];
    }),
  );
}
