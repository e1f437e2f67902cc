import type { Vacancy } from '@aura/shared-domain';
import type { JobSettings } from '../../config/job-settings.ts';
import { adzunaSource } from './adzuna.ts';
import { ASHBY } from './boards/ashby.ts';
import { boardSource } from './boards/board-source.ts';
import { GREENHOUSE } from './boards/greenhouse.ts';
import { LEVER } from './boards/lever.ts';
import type { JobSource } from './job-source.contract.ts';
import { sampleSource } from './sample.ts';

/** The sources that are switched on. Of ads that several give, those of the first count. */
export function sourcesFrom(
  { sample, adzuna, greenhouse, lever, ashby }: JobSettings,
  sampleVacancies: (today: string) => readonly Vacancy[],
): JobSource[] {
  return [
    ...(sample ? [sampleSource(sampleVacancies)] : []),
    ...greenhouse.boards.map((board) => boardSource(GREENHOUSE, board, greenhouse.baseUrl)),
    ...lever.boards.map((board) => boardSource(LEVER, board, lever.baseUrl)),
    ...ashby.boards.map((board) => boardSource(ASHBY, board, ashby.baseUrl)),
    ...(adzuna ? [adzunaSource(adzuna)] : []),
  ];
}
