import {
  type JobFilters,
  type JobQuery,
  JobQuerySchema,
  type Posting,
  type PostingFacts,
  type Vacancy,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { SILENT_FACTS, makeVacancy } from '../../posting/fixture.ts';

/** A posting that says nothing but what it is given. */
export function makePosting(
  id: string,
  vacancy: Partial<Vacancy> = {},
  facts: Partial<PostingFacts> = {},
): Posting {
  const whole = makeVacancy({ id, title: 'Vaga', company: '', publishedOn: null, ...vacancy });
  const { source, url, places, publishedOn } = whole;
  return {
    id,
    vacancy: whole,
    versions: [{ id, source, url, places, publishedOn }],
    reading: null,
    facts: { ...SILENT_FACTS, ...facts },
  };
}

/** A query that asks for nothing but what it is given. */
export const query = (
  asked: Partial<Omit<JobQuery, 'filters'>>,
  filters: Partial<JobFilters> = {},
): JobQuery => v.parse(JobQuerySchema, { ...asked, filters });
