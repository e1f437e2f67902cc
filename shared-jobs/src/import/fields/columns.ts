import { COLUMN_NAMES as NAMES } from '../../generated/columns.ts';
import { toKey } from './text.ts';

export type Column = keyof typeof NAMES;

export const COLUMNS = Object.keys(NAMES) as readonly Column[];

/** The name of a column as written to files. */
export const findColumnName = (column: Column): string => NAMES[column][0];

const BY_KEY: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => NAMES[column].map((name) => [toKey(name), column] as const)),
);

/** The column of a name, in Portuguese or English, in any spelling; null for unknown names. */
export const findColumn = (name: string): Column | null => BY_KEY.get(toKey(name)) ?? null;
