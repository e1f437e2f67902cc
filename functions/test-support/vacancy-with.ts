import type { Vacancy } from '@aura/shared-domain';

/** An ad that says nothing but what it is given. */
export const makeVacancy = (fields: Partial<Vacancy>): Vacancy => ({
  id: 'sample:vaga-1',
  source: 'sample',
  url: null,
  title: 'Vaga',
  company: '',
  places: [],
  workModel: null,
  contracts: [],
  disability: null,
  salary: null,
  publishedOn: null,
  seenOn: '2026-11-01',
  expiresOn: null,
  description: '',
  ...fields,
});
