import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { renderResumeText } from '@aura/shared-career';
import {
  createEmptyResume,
  JobQuerySchema,
  type JobQuery,
  type SourceStatus,
  type Vacancy,
} from '@aura/shared-domain';
import { createMemoryIndex } from '@aura/shared-jobs/search';
import * as v from 'valibot';
import { createJobMarket, type JobMarket, type VacancyPool } from '../src/jobs/market/job-market.ts';
import { newPerson, type Person } from './people.ts';
import { makeVacancy } from './vacancy-with.ts';

/** Skills that an ad of the tests can ask for; the CV of the tests shows some of them. */
const SKILLS = ['SQL', 'Excel', 'Power BI', 'Python', 'Java', 'Docker', 'SAP', 'AutoCAD'] as const;
const SHOWN = ['SQL', 'Excel', 'Power BI', 'Python'];

/** The CV text of a person who works with data, as stored in a profile. */
export const RESUME_TEXT = renderResumeText({
  ...createEmptyResume(),
  contact: { name: 'Ana Souza', email: '', phone: '', location: 'Recife, PE', links: [] },
  experiences: [
    {
      title: 'Analista de dados',
      company: 'Companhia Exemplo',
      location: '',
      start: '2020-01',
      end: null,
      current: true,
      items: SHOWN.map((skill) => `Analisei vendas com ${skill} e apresentei relatórios mensais`),
    },
  ],
  skills: SHOWN,
});

/** An ad that asks for these skills, all of them mandatory; `about` makes its text unlike that of other ads. */
export function vacancy(
  changes: Partial<Vacancy> & {
    readonly skills?: readonly (typeof SKILLS)[number][];
    readonly about?: string;
  } = {},
): Vacancy {
  const { skills = ['SQL', 'Excel', 'Power BI'], about = '', ...fields } = changes;
  const id = fields.id ?? 'sample:vaga-1';
  return makeVacancy({
    id,
    url: `https://exemplo.invalid/vagas/${encodeURIComponent(id)}`,
    title: 'Analista de dados',
    company: `Empresa ${id}`,
    places: [{ city: 'Recife', state: 'PE' }],
    workModel: 'hybrid',
    contracts: ['clt'],
    publishedOn: '2026-11-01',
    description: [
      `A empresa contrata uma pessoa para a área de dados. ${about}`,
      '',
      'Requisitos obrigatórios:',
      ...skills.map((skill) => `- Experiência com ${skill}`),
      '',
      'Atividades:',
      '- Preparar relatórios mensais para a diretoria',
    ].join('\n'),
    ...fields,
  });
}

export const SAMPLE_STATUS: SourceStatus = {
  id: 'sample',
  state: 'ok',
  count: 1,
  fetchedAt: '2026-11-10T12:00:00.000Z',
  terms: null,
};

/** Ads that a test can exchange. */
export interface Ads {
  vacancies: readonly Vacancy[];
}

/** A pool that holds what it is given; other ads are another revision. */
export function poolOf(ads: Ads): VacancyPool {
  return {
    asksPerSearch: false,
    current: async () => ({
      revision: JSON.stringify(ads.vacancies),
      vacancies: ads.vacancies,
      statuses: [SAMPLE_STATUS],
    }),
  };
}

export const makeMarket = (ads: Ads, now: () => Date): JobMarket =>
  createJobMarket({ pool: poolOf(ads), index: createMemoryIndex(), now });

/** What is searched for, as the contract fills it up. */
export const query = (asked: v.InferInput<typeof JobQuerySchema> = {}): JobQuery =>
  v.parse(JobQuerySchema, asked);

/** Path and parameter of a GET that asks with something. */
export const asking = (path: string, request: unknown): string =>
  `${path}?request=${encodeURIComponent(JSON.stringify(request))}`;

/** A person who has completed the diagnostic with a CV. */
export const diagnosedPerson = (db: Firestore, profile: DocumentData = {}): Promise<Person> =>
  newPerson(db, { diagnosticoCompleto: true, resumeText: RESUME_TEXT, ...profile });
