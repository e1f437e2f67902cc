import { timingSafeEqual } from 'node:crypto';

/** Whether a secret text is the one given, in a time that does not tell how much of it is right. */
export function isSameText(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
