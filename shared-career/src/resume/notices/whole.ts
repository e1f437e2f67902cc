import type { ReadResume, ResumeStructure } from '@aura/shared-domain';
import { type Doubt, isDated, listUnplaced } from './doubts.ts';

/** Under this a reading as a whole is not relied on, see `docs/resume-reading.md`. */
const UNSURE = 0.7;

/** Weight of jobs and studies where none was read: as much as one job has. */
const NOTHING_READ = [0, 0, 0] as const;

/**
 * How sure the reader is of a CV as a whole, 0 to 1: the mean over name, a way to be reached, and the names and dates of
 * jobs and studies, times the share of the text that found a place.
 */
export function computeWholeConfidence(
  resume: ResumeStructure,
  confidence: ReadResume['confidence'],
  text: string,
): number {
  const { experiences, education } = resume;
  const of = (path: string): number => confidence[path] ?? 0;
  const best = (...paths: readonly string[]): number => Math.max(...paths.map(of));
  // A CV without any date has a notice of its own.
  const hasDates = [...experiences, ...education].some(isDated);
  const dates = (path: string): number[] => (hasDates ? [best(`${path}.start`, `${path}.end`)] : []);
  const entries = [
    ...experiences.flatMap((_, index) => {
      const path = `experiences.${index}`;
      return [of(`${path}.title`), of(`${path}.company`), ...dates(path)];
    }),
    ...education.flatMap((_, index) => {
      const path = `education.${index}`;
      return [of(`${path}.institution`), best(`${path}.degree`, `${path}.area`), ...dates(path)];
    }),
  ];
  const parts = [
    of('contact.name'),
    best('contact.email', 'contact.phone'),
    ...(entries.length === 0 ? NOTHING_READ : entries),
  ];
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const left = Math.min(1, listUnplaced(resume).join('\n').length / Math.max(1, text.length));
  return mean * (1 - left);
}

/** The doubt about a reading as a whole; none where it is sure enough. */
export function findWholeDoubt(
  resume: ResumeStructure,
  confidence: ReadResume['confidence'],
  text: string,
): Doubt[] {
  if (computeWholeConfidence(resume, confidence, text) >= UNSURE) return [];
  return [
    {
      part: 'o currículo como um todo',
      advice:
        'Confira campo por campo. Se muita coisa estiver fora do lugar, envie o arquivo em outro formato (Word ou PDF com texto) ou cole o texto.',
      excerpts: [],
    },
  ];
}
