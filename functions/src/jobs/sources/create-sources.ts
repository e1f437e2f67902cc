import { DAY_MS, ok, type Vacancy } from '@aura/shared-domain';
import type { JobSettings } from '../../config/job-settings.ts';
import { createAdzunaSource } from './adzuna.ts';
import { ASHBY } from './boards/ashby.ts';
import { createBoardSource } from './boards/board-source.ts';
import { GREENHOUSE } from './boards/greenhouse.ts';
import { LEVER } from './boards/lever.ts';
import type { JobSource } from './job-source.contract.ts';

/** The platform's own sample ads, for the day of the request. */
function createSampleSource(sample: (today: string) => readonly Vacancy[]): JobSource {
  return {
    id: 'sample',
    name: 'sample',
    rate: { burst: 100, perDay: 1000 },
    cacheMs: DAY_MS,
    kind: 'whole',
    fetch: ({ today }) => Promise.resolve(ok({ vacancies: sample(today), invalid: 0, elsewhere: 0 })),
  };
}

/** The sources that are switched on. Of ads that several give, those of the first count. */
export function createSources(
  { sample, adzuna, greenhouse, lever, ashby }: JobSettings,
  sampleVacancies: (today: string) => readonly Vacancy[],
): JobSource[] {
  return [
    ...(sample ? [createSampleSource(sampleVacancies)] : []),
    ...greenhouse.boards.map((board) => createBoardSource(GREENHOUSE, board, greenhouse.baseUrl)),
    ...lever.boards.map((board) => createBoardSource(LEVER, board, lever.baseUrl)),
    ...ashby.boards.map((board) => createBoardSource(ASHBY, board, ashby.baseUrl)),
    ...(adzuna ? [createAdzunaSource(adzuna)] : []),
  ];
}
