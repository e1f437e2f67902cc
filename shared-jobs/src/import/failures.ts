import { IMPORT_ERRORS } from '../generated/import-errors.ts';
import type { ImportFailure } from './imported.ts';

/** The failure of a code, with its message; the reader of job ads has texts for the missing codes. */
export const importFailure = (code: keyof typeof IMPORT_ERRORS): ImportFailure => ({
  code,
  ...IMPORT_ERRORS[code],
});
