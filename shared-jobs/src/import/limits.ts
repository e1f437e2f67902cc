/** Limits of one import; larger ones are refused with advice. */
export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  bytes: 2 * 1024 * 1024,
  /** Characters of a pasted or decoded text: the maximum for a file of that size. */
  characters: 2 * 1024 * 1024,
  /** Ads of one file. */
  vacancies: 300,
  /** Rows of a table or items of a list that are looked at, those that are refused included. */
  rows: 3000,
  /** Refused lines that are reported individually. */
  refused: 100,
  /** Levels of HTML or JSON that are followed. */
  nesting: 2000,
} as const;
