import type { Readers } from '@aura/shared-career-ui/worker';
import { computeDay } from '@aura/shared-domain';
import { readPastedVacancy, readVacanciesFile, readVacanciesText } from '@aura/shared-jobs/import';
import * as v from 'valibot';
import { PastedTextSchema } from './vacancies-worker.ts';

const PAGE_NAME = /\.x?html?$/i;

function readPasted(json: string, today: string) {
  const pasted = v.parse(PastedTextSchema, JSON.parse(json));
  return pasted.kind === 'ad'
    ? readPastedVacancy(pasted, { today })
    : readVacanciesText(pasted.text, { today }, 'page');
}

/** Job ads that a person brings along, as the worker reads them. */
export const VACANCY_READERS: Readers = {
  vacancies: {
    file: ({ name, bytes }, { now }) =>
      Promise.resolve(
        readVacanciesFile(bytes, { today: computeDay(now) }, PAGE_NAME.test(name) ? 'page' : 'table'),
      ),
    text: (text, { now }) => readPasted(text, computeDay(now)),
  },
};
