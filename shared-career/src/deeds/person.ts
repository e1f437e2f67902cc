import type { ResumeStructure } from '@aura/shared-domain';
import { readClauses } from './clauses.ts';
import type { Person } from './judge.ts';
import { unitsOf } from './look.ts';
import { studiesIn } from './studies.ts';
import { withToldJobs } from './told-jobs.ts';

/** Reads a CV once, to be asked about any number of requirements. @param now the day up to which current jobs count. */
export function personOf(resume: ResumeStructure, now: Date): Person {
  const read = readClauses(resume);
  const { clauses, jobs } = withToldJobs(resume, read);
  const today = now.toISOString().slice(0, '2026-01'.length);
  // A course that ends in a month to come goes on, whatever its entry says.
  const current = new Set(
    resume.education.flatMap(({ current: goesOn, end }, index) =>
      goesOn || (end !== null && end.padEnd(today.length, '-00') > today) ? [index] : [],
    ),
  );
  return {
    clauses,
    units: unitsOf(clauses),
    studies: studiesIn(read, current),
    jobs,
    now,
  };
}
