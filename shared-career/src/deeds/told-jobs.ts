import type { Experience, ResumeStructure } from '@aura/shared-domain';
import { findPeriods, type Period, withoutDates } from '../resume/dates/period.ts';
import type { DeedClause, Place } from './clauses.ts';
import { JOBS_SIGNS } from '../generated/signs.ts';

const PLACES: ReadonlySet<Place> = new Set(['work', 'open', 'list']);
/** A summary describes the whole career; it counts for jobs only if nothing else does. */
const WITH_SUMMARY: ReadonlySet<Place> = new Set([...PLACES, 'summary']);
/** Periods of studies, papers, and of what happened within a job. */
const NO_JOB = JOBS_SIGNS.noJob;
/** With these a line speaks of schooling or a paper, and no longer of the job above it. */
const STUDY = JOBS_SIGNS.study;
/** Maximum length of a title, characters; a longer line describes more than the job. */
const LONGEST_TITLE = 90;
/** A short line right before a period names the trade or the house. */
const SHORT = 60;

/** Whether a period is within that of the job above: then it describes an event in that job. */
const isWithin = (period: Period, job: Experience | undefined): boolean =>
  job !== undefined &&
  (period.start ?? '') >= (job.start ?? '') &&
  (job.current || (period.end !== null && period.end <= (job.end ?? '')));

/** A CV with jobs found in lines with a period but without an entry. */
export interface WithToldJobs {
  readonly clauses: readonly DeedClause[];
  readonly jobs: readonly Experience[];
}

/**
 * Finds the jobs of a CV whose entries the reader did not recognise: "De março de 2018 a junho de 2022, casa do seu
 * Antero". The lines after a line with a period, up to the next one, belong to it. CVs with dated entries stay
 * unchanged.
 */
export function withToldJobs(resume: ResumeStructure, clauses: readonly DeedClause[]): WithToldJobs {
  if (resume.experiences.some(({ start }) => start !== null)) return { clauses, jobs: resume.experiences };
  const told = findJobs(clauses, PLACES) ?? findJobs(clauses, WITH_SUMMARY);
  return told ?? { clauses, jobs: resume.experiences };
}

function findJobs(clauses: readonly DeedClause[], places: ReadonlySet<Place>): WithToldJobs | null {
  const jobs: Experience[] = [];
  const read: DeedClause[] = [];
  let open: number | null = null;
  let headAt = -1;
  let before: DeedClause | null = null;
  for (const clause of clauses) {
    const { evidence, place, line } = clause;
    const isNewLine = before === null || before.evidence.start !== evidence.start;
    if (!places.has(place) || (isNewLine && STUDY.test(line))) open = null;
    else if (isNewLine && !NO_JOB.test(line)) {
      const period = findPeriods(evidence.excerpt).find(({ single, start }) => !single && start !== null);
      if (period && !isWithin(period, open === null ? undefined : jobs[open])) {
        const own = withoutDates(evidence.excerpt).slice(0, LONGEST_TITLE);
        const above =
          before !== null && before.line.length <= SHORT && places.has(before.place)
            ? before.evidence.excerpt
            : '';
        open = jobs.length;
        headAt = evidence.start;
        jobs.push({
          title: own.length >= 4 ? own : above,
          company: own.length >= 4 ? above : '',
          location: '',
          start: period.start,
          end: period.end,
          current: period.current,
          items: [],
        });
      }
    }
    read.push(
      open === null
        ? clause
        : {
            ...clause,
            job: open,
            place: 'work',
            head: evidence.start === headAt && line.length <= LONGEST_TITLE,
          },
    );
    before = clause;
  }
  return jobs.length === 0 ? null : { clauses: read, jobs };
}
