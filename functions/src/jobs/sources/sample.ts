import { ok, type Vacancy } from '@aura/shared-domain';
import type { JobSource } from './job-source.contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ads that come with the platform, of the day on which they are asked for. */
export function sampleSource(sample: (today: string) => readonly Vacancy[]): JobSource {
  return {
    id: 'sample',
    name: 'sample',
    rate: { burst: 100, perDay: 1000 },
    cacheMs: DAY_MS,
    kind: 'whole',
    fetch: ({ today }) => Promise.resolve(ok({ vacancies: sample(today), invalid: 0, elsewhere: 0 })),
  };
}
