import type { ResumeStructure } from '@aura/shared-domain';
import { readClauses } from './clauses.ts';
import type { Person } from './judge.ts';
import { unitsOf } from './look.ts';
import { studiesIn } from './studies.ts';

/** Reads a CV once, to be asked about any number of requirements. @param now the day up to which current jobs count. */
export function personOf(resume: ResumeStructure, now: Date): Person {
  const clauses = readClauses(resume);
  const current = new Set(resume.education.flatMap((entry, index) => (entry.current ? [index] : [])));
  return {
    clauses,
    units: unitsOf(clauses),
    studies: studiesIn(clauses, current),
    jobs: resume.experiences,
    now,
  };
}
