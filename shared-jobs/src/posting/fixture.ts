import type { PostingFacts, Vacancy } from '@aura/shared-domain';

/** An ad that says nothing beyond its title, with what a test is about. */
export function makeVacancy(fields: Partial<Vacancy>): Vacancy {
  return {
    id: 'sample:1',
    source: 'sample',
    url: null,
    title: 'Analista financeiro',
    company: 'Vale Verde',
    places: [],
    workModel: null,
    contracts: [],
    disability: null,
    salary: null,
    publishedOn: '2026-07-01',
    seenOn: '2026-07-01',
    expiresOn: null,
    description: '',
    ...fields,
  };
}

/** What a posting knows of an ad that says nothing. */
export const SILENT_FACTS: PostingFacts = {
  workModel: null,
  contracts: [],
  seniorities: [],
  states: [],
  disability: null,
  monthlySalary: null,
  publishedOn: null,
};
