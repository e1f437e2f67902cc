import { readFieldAt, type ResumeStructure } from '@aura/shared-domain';

type Confidence = Readonly<Record<string, number>>;

/** Under this the reader guessed more than it read; the field is marked for a second look. */
const LOW = 0.65;

export const CHECK_HINT = 'Confira: não tivemos certeza ao ler este campo.';
export const MISSING_HINT = 'Não encontramos isto no documento.';

/** The hint of a field of the CV by its path ("contact.name"); nothing where the reader was sure. */
export type HintOf = (path: string) => string | undefined;

/** Marks what was read with low confidence (over 0) and what was not found (0). */
export function buildHints(confidence: Confidence): HintOf {
  return (path) => {
    const value = confidence[path];
    if (value === undefined || value >= LOW) return undefined;
    return value === 0 ? MISSING_HINT : CHECK_HINT;
  };
}

/** The paths of the fields that are marked for a second look. */
export const listLow = (confidence: Confidence): string[] =>
  Object.entries(confidence).flatMap(([path, value]) => (value > 0 && value < LOW ? [path] : []));

/** How many fields are marked for a second look. */
export const countLow = (confidence: Confidence): number => listLow(confidence).length;

/** Whether something at a path of the CV, or below it, wants a second look: read with doubt, or not found. */
export type IsUnsure = (path: string) => boolean;

/** Most CVs do not say where a job was, nor the area or the first month of a course: that is no reason to unfold them. */
const OFTEN_MISSING = /^(?:experiences\.\d+\.location|education\.\d+\.(?:area|location|start|institution))$/;

/** Finds what wants a second look, so that it starts unfolded. */
export function buildIsUnsure(confidence: Confidence): IsUnsure {
  const low = Object.keys(confidence).filter((path) => {
    const value = confidence[path] ?? LOW;
    return value < LOW && !(value === 0 && OFTEN_MISSING.test(path));
  });
  return (path) => low.some((one) => one === path || one.startsWith(`${path}.`));
}

const LISTS = ['experiences', 'education', 'projects', 'languages'] as const;

/**
 * What still holds after a correction: a field that the person touched is theirs now, and where entries came or
 * went the positions no longer mean the same.
 */
export function computeConfidenceAfter(
  confidence: Confidence,
  before: ResumeStructure,
  after: ResumeStructure,
): Record<string, number> {
  const moved = LISTS.filter((list) => before[list].length !== after[list].length);
  const holds = (path: string) =>
    readFieldAt(before, path) === readFieldAt(after, path) &&
    !moved.some((list) => path.startsWith(`${list}.`));
  return Object.fromEntries(Object.entries(confidence).filter(([path]) => holds(path)));
}
