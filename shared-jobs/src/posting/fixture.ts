import type { PostingFacts, Vacancy } from '@aura/shared-domain';

/** An ad with only a title, plus the fields of a test. */
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

/** The facts of a posting whose ad states nothing. */
export const SILENT_FACTS: PostingFacts = {
  workModel: null,
  contracts: [],
  seniorities: [],
  states: [],
  disability: null,
  monthlySalary: null,
  publishedOn: null,
};
