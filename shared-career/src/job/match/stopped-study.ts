import type { Evidence, Requirement } from '@aura/shared-domain';
import { findSchooling } from '../reading/schooling.ts';
import { isInSubject, type Study } from './studies.ts';

/** A course that was begun and given up, or rests, where an ad asks for its degree. */
export interface StoppedStudy {
  readonly evidence: Evidence;
  /** Whether it is in a subject that the ad asks for; true if any will do. */
  readonly inSubject: boolean;
}

/** The line that says most: degree and subject together before either. */
const chooseFullest = (studies: readonly Study[]): Study | undefined =>
  studies.toSorted((one, other) => other.evidence.excerpt.length - one.evidence.excerpt.length)[0];

/**
 * The stopped course of the level that a requirement asks for; null if none is, or if another study of that level comes
 * nearer to it.
 */
export function findStoppedStudy(
  { kind, label, alternatives }: Requirement,
  studies: readonly Study[],
): StoppedStudy | null {
  const asked = kind === 'education' ? findSchooling(label) : null;
  if (!asked) return null;
  const same = studies.filter(({ level }) => level === asked.level);
  const ofSubject = same.filter((study) => isInSubject(study, alternatives));
  if (ofSubject.some(({ stopped }) => !stopped)) return null;
  const [found, inSubject] = [chooseFullest(ofSubject), ofSubject.length > 0];
  if (found) return { evidence: found.evidence, inSubject };
  const other = same.every(({ stopped }) => stopped) ? chooseFullest(same) : undefined;
  return other ? { evidence: other.evidence, inSubject } : null;
}
