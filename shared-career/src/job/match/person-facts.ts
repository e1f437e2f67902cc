import type { JobReading } from '@aura/shared-domain';
import { councilsIn } from '../../cv/registrations.ts';
import { HEIGHTS } from '../../deeds/studies.ts';
import { languageNames, LEVEL_NAMES } from '../reading/languages.ts';
import type { Candidate } from './candidate.ts';
import { yearsOf } from './experience.ts';
import { fitJobs, jobsOfRole } from './title-fit.ts';

/** What a CV proves of a person, as it can be put in one line each. */
export interface PersonFacts {
  /** Years in the trade of the ad, one decimal. */
  readonly yearsInRole: number;
  readonly registrations: readonly { readonly council: string; readonly number: string }[];
  /** The highest schooling in the CV's own words; empty where it tells of none. */
  readonly highestDegree: string;
  readonly languages: readonly { readonly name: string; readonly level: string }[];
}

/** The facts of a CV beside an ad. */
export function personFacts(candidate: Candidate, job: JobReading): PersonFacts {
  const highest = candidate.person.studies
    .filter(({ finished }) => finished)
    .toSorted((a, b) => HEIGHTS.indexOf(b.height) - HEIGHTS.indexOf(a.height))[0];
  return {
    yearsInRole: yearsOf(jobsOfRole(fitJobs(candidate.jobs, job), job)),
    registrations: candidate.search.lines.flatMap(({ claimed }) => councilsIn(claimed)),
    highestDegree: highest?.text ?? '',
    languages: [...candidate.languages].map(([id, { level }]) => ({
      name: languageNames.get(id) ?? id,
      level: LEVEL_NAMES[level],
    })),
  };
}
