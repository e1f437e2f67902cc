export { convertHtmlToText } from './html/html-to-text.ts';
export {
  IMPORT_ERROR_CODES,
  type ImportContext,
  type ImportedVacancies,
  type ImportErrorCode,
  type ImportFailure,
  type ImportResult,
  type RefusedVacancy,
} from './imported.ts';
export { importFailure } from './failures.ts';
export { linkOf } from './make-vacancy.ts';
export { IMPORT_LIMITS } from './limits.ts';
export { type PastedVacancy, readPastedVacancy } from './pasted.ts';
export { type ExpectedContent, readVacanciesFile, readVacanciesText } from './read-content.ts';
export { writeVacanciesCsv } from './table/vacancies-to-csv.ts';
