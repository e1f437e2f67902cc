import { IMPORT_ERRORS } from '../generated/import-errors.ts';
import type { ImportFailure } from './imported.ts';

/** The failure of a code, with what the person reads; reading a job ad has texts of its own for the codes that are missing. */
export const importFailure = (code: keyof typeof IMPORT_ERRORS): ImportFailure => ({
  code,
  ...IMPORT_ERRORS[code],
});
