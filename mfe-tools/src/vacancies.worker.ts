import { serveDocuments } from '@aura/shared-career-ui/worker';
import { FIT_READERS } from './jobs/fit/fit-readers.ts';
import { VACANCY_READERS } from './jobs/import/vacancy-readers.ts';

serveDocuments({ ...VACANCY_READERS, ...FIT_READERS });
