import { TABLES } from '../../../generated/linkedin-tables.ts';

export type TableKind = keyof typeof TABLES;
export const TABLE_KINDS = Object.keys(TABLES) as readonly TableKind[];
