import type { JobReading } from '@aura/shared-domain';
import { HEIGHT_NAMES, HEIGHTS, isNamed } from '../../deeds/studies.ts';
import { SCHOOLING_SIGNS } from '../../generated/signs.ts';
import { languageNames, LEVEL_NAMES } from '../reading/languages.ts';
import type { Candidate } from './candidate.ts';
import { countYears } from './experience.ts';
import { fitJobs, selectJobsOfRole } from './title-fit.ts';

/** The facts that a CV proves about a person, in one line each. */
export interface PersonFacts {
  /** Years in the trade of the ad, one decimal. */
  readonly yearsInRole: number;
  readonly registrations: readonly { readonly council: string; readonly number: string }[];
  /** The highest schooling in the CV's own words; empty if it names none. */
  readonly highestDegree: string;
  readonly languages: readonly { readonly name: string; readonly level: string }[];
}

/** How the entry of a study is labelled, which is no part of the degree. */
const LABELS = /(?:instituicao|curso|grau):|,\s*periodo:[^,]*/gu;

/** The facts of a CV that are relevant to an ad. */
export function findPersonFacts(candidate: Candidate, job: JobReading): PersonFacts {
  const byHeight = candidate.person.studies.toSorted(
    (a, b) => HEIGHTS.indexOf(b.height) - HEIGHTS.indexOf(a.height),
  );
  // Who has finished nothing has still begun something.
  const highest = byHeight.find(({ finished }) => finished) ?? byHeight[0];
  const plain = highest?.text.replace(LABELS, ' ').replace(/\s+/gu, ' ').trim() ?? '';
  const isSaid = highest === undefined || highest.finished || SCHOOLING_SIGNS.stopped.test(highest.text);
  const degree = isSaid ? plain : `${plain}, incompleto`;
  return {
    yearsInRole: countYears(selectJobsOfRole(fitJobs(candidate.jobs, job), job)),
    registrations: candidate.registrations,
    highestDegree:
      highest === undefined || isNamed(highest) ? degree : `${HEIGHT_NAMES[highest.height]}: ${degree}`,
    languages: [...candidate.languages]
      .filter(([, { said }]) => said)
      .map(([id, { level }]) => ({
        name: languageNames.get(id) ?? id,
        level: LEVEL_NAMES[level],
      })),
  };
}
