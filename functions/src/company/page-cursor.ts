import * as v from 'valibot';
import { CompanyRefSchema } from '@aura/shared-domain';

/** The end of a page: the id of its last document and the value that it is sorted by. */
export interface PageCursor {
  readonly id: string;
  readonly value: string;
}

export const buildCursor = (id: string, value: string): string => `${id}.${value}`;

/** Null for invalid cursors: the database fails on a reserved id, and on half a surrogate pair. */
export function readCursor(text: string): PageCursor | null {
  const at = text.indexOf('.');
  const [id, value] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  return v.is(CompanyRefSchema, id) && !HALF.test(value) ? { id, value } : null;
}

/** Half of a character that is written as two. */
const HALF = /\p{Cs}/u;

/** The time in a page's cursor; null for invalid values. */
export function readMoment(value: string): Date | null {
  const at = new Date(value);
  const isOurs = !Number.isNaN(at.getTime()) && at.toISOString() === value;
  return isOurs && at >= EARLIEST && at <= LATEST ? at : null;
}

/** Range of the database. */
const EARLIEST = new Date('0001-01-01T00:00:00.000Z');
const LATEST = new Date('9999-12-31T23:59:59.999Z');
