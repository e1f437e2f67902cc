import { capitalizeFirst } from '../../text/index.ts';
import { findTense } from '../../wording/actions.ts';
import { detectStyle } from './conjugate.ts';

/** Where a long item may end and another begin. */
const JOINTS = /[.;]\s+(?=\p{L})|,?\s+(?:além de|bem como)\s+(?=\p{L})|,?\s+e\s+(?=\p{L})|,\s+(?=\p{L})/gu;
/** Fewest words of either half. */
const SHORTEST = 6;

const count = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/**
 * Splits a long item into two that each begin with an action, nearest to its middle; null if there is no such place.
 * Both halves must have the same form, so that no gerund or list is torn off.
 */
export function splitItem(item: string): readonly [string, string] | null {
  const text = item.trim();
  const style = detectStyle(text);
  const cuts = [...text.matchAll(JOINTS)].flatMap((match) => {
    const first = text.slice(0, match.index).replace(/(?<![,;.\s])[,;.\s]+$/u, '');
    const second = text.slice(match.index + match[0].length);
    const sentence = /^[.;]/u.test(match[0]);
    const begins =
      sentence ||
      (style !== null &&
        style !== 'nominal' &&
        detectStyle(second) === style &&
        findTense(second) === findTense(text));
    if (!begins || count(first) < SHORTEST || count(second) < SHORTEST) return [];
    return [{ first, second, off: Math.abs(text.length / 2 - match.index) }];
  });
  const best = cuts.toSorted((a, b) => a.off - b.off)[0];
  if (!best) return null;
  const stop = text.endsWith('.') ? '.' : '';
  return [best.first + stop, capitalizeFirst(best.second)];
}
