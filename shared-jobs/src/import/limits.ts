/** What one import takes; more is refused with what to do. */
export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  bytes: 2 * 1024 * 1024,
  /** Characters of what is pasted or decoded: a file of that size holds at most so many. */
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
