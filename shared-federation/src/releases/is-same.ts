import { isDeepStrictEqual } from 'node:util';

/** Whether two values say the same as JSON; the order of keys does not count. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(toPlain(a), toPlain(b));

const toPlain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
