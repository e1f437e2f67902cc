import { stripBullet } from '../../resume/layout/bullets.ts';
import { squeeze } from '../../text/index.ts';

/** Bullets inside a line: LinkedIn loses line breaks of descriptions now and then. */
const INLINE = /\s+[•●▪‣◦]\s+/u;

/** The items of a description: one a line, bullets taken off. */
export function splitDescription(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .flatMap((line) => line.split(INLINE))
    .map((line) => squeeze(line))
    .map((line) => squeeze(stripBullet(line) ?? line))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
