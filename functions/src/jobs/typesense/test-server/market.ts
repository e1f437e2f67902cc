import type { Posting } from '@aura/shared-domain';
import { makePosting } from './postings.ts';

const makePlace = (city: string, state: 'PE' | 'SP' | null): { places: Posting['vacancy']['places'] } => ({
  places: [{ city, state }],
});

/** Jobs that each say something else, and each keep silent about something. */
export const MARKET: readonly Posting[] = [
  makePosting(
    'sample:nurse',
    { title: 'ENFERMEIRO(A) de UTI', description: 'Plantão noturno.', ...makePlace('Recife', 'PE') },
    {
      states: ['PE'],
      contracts: ['clt'],
      monthlySalary: { min: 4000, max: 5000 },
      publishedOn: '2026-07-05',
    },
  ),
  makePosting(
    'sample:nurse-2',
    { title: 'Auxiliar', description: 'Apoio ao enfermeiro do plantão.', ...makePlace('São Paulo', 'SP') },
    { states: ['SP'], contracts: ['pj'], publishedOn: '2026-06-01' },
  ),
  makePosting(
    'sample:dev',
    { title: 'Programador C#', company: 'Vale Verde' },
    { workModel: 'remote', seniorities: ['mid', 'senior'] },
  ),
  makePosting(
    'sample:dev-2',
    { title: 'Desenvolvedora C++', ...makePlace('', 'SP') },
    { states: ['SP'], workModel: 'onSite', seniorities: ['senior'] },
  ),
  makePosting(
    'sample:hr',
    { title: 'Analista de RH', source: 'adzuna', ...makePlace('Recife', null) },
    { workModel: 'hybrid', contracts: ['clt', 'pj'], disability: 'open' },
  ),
  makePosting(
    'sample:hr-2',
    { title: 'Coordenação', description: 'Recursos naturais e valores humanos.' },
    { monthlySalary: { min: 9000, max: 12_000.5 } },
  ),
];
