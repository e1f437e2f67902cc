import {
  type JobFilters,
  type JobQuery,
  JobQuerySchema,
  type Posting,
  type PostingFacts,
  type Vacancy,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { makeVacancy } from '../../../../test-support/vacancy-with.ts';

/** A posting that says nothing but what it is given. */
export function makePosting(
  id: string,
  fields: Partial<Vacancy> = {},
  facts: Partial<PostingFacts> = {},
): Posting {
  const vacancy = makeVacancy({ id, ...fields });
  const { source, url, places, publishedOn } = vacancy;
  const silent: PostingFacts = {
    workModel: null,
    contracts: [],
    seniorities: [],
    states: [],
    disability: null,
    monthlySalary: null,
    publishedOn: null,
  };
  return {
    id,
    vacancy,
    versions: [{ id, source, url, places, publishedOn }],
    reading: null,
    facts: { ...silent, ...facts },
  };
}

/** A query that asks for nothing but what it is given. */
export const queryFor = (
  asked: Partial<Omit<JobQuery, 'filters'>> = {},
  filters: Partial<JobFilters> = {},
): JobQuery => v.parse(JobQuerySchema, { ...asked, filters });
