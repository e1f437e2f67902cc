import { isDeepStrictEqual } from 'node:util';

/** Whether two values say the same as JSON; the order of keys does not count. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
