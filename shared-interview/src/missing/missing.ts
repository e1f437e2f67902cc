import type { PassagePart } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { tellsLittle } from '../scoring/index.ts';

/** What an answer does not tell: a part, or what a part lives on. */
export type Missing =
  | PassagePart
  /** A result without a measure. */
  | 'resultNumber'
  /** "Nós" acts more often than "eu". */
  | 'ownPart'
  | 'numbers'
  | 'names'
  | 'time';

const PARTS: readonly PassagePart[] = ['situation', 'task', 'action', 'result', 'reflection'];

/** Everything that was not found in an answer. */
export function findMissing(reading: AnswerReading): ReadonlySet<Missing> {
  const { passages, numbers, changes, names, timeMarks, singular, plural } = reading;
  const missing = new Set<Missing>(
    PARTS.filter((part) => !passages.some((passage) => passage.part === part)),
  );
  const results = passages.filter(({ part }) => part === 'result');
  const measured = results.some(({ start, end }) =>
    [...numbers, ...changes].some((at) => at.start < end && at.end > start),
  );
  // That it went well is no result that a number could measure.
  if (results.length > 0 && !measured) missing.add(tellsLittle(reading) ? 'result' : 'resultNumber');
  if (plural > singular) missing.add('ownPart');
  if (numbers.length === 0) missing.add('numbers');
  if (names.length === 0) missing.add('names');
  if (timeMarks.length === 0) missing.add('time');
  return missing;
}
