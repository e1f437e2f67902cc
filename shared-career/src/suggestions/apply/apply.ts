import { err, ok, type Result, type ResumeStructure, type Suggestion } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { changeAt, readValueAt } from './path.ts';

type Change = Pick<Suggestion, 'path' | 'operation' | 'before'>;

/** Fields that a suggestion may change: the person's sentences and lists, never a date or a heading. */
const FIELD = new RegExp(
  [
    String.raw`^(?:summary|contact\.location|skills|projects\.\d+\.summary|(?:(?:experiences|education|`,
    String.raw`projects)\.\d+\.items|courses|skills|unclassified|other\.\d+\.lines)\.\d+)$`,
  ].join(''),
  'u',
);

/** What a CV holds, see `ResumeStructureSchema`. */
const MOST_ENTRIES: Readonly<Record<string, number>> = { skills: 200, unclassified: 400 };
const MOST_ENTRIES_ELSEWHERE = 80;
const MOST_CHARACTERS: Readonly<Record<string, number>> = { skills: 300, contact: 300 };
const MOST_CHARACTERS_ELSEWHERE = 6000;

/** Lines of a text: in a list, each is a separate entry. */
const splitLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function selectNewEntries(list: readonly unknown[], text: string): string[] {
  const known = new Set(list.map((entry) => (typeof entry === 'string' ? foldKey(entry) : '')));
  return splitLines(text).filter((line) => {
    const fresh = !known.has(foldKey(line));
    known.add(foldKey(line));
    return fresh;
  });
}

/**
 * Applies a suggestion to a copy of a CV. `text` is the person's final version; in a list each of its lines becomes an
 * entry. `stale` if the original text is no longer at its place, or if the CV has no room for the new one.
 */
export function applySuggestion(
  resume: ResumeStructure,
  { path, operation, before }: Change,
  text: string,
): Result<ResumeStructure, 'stale'> {
  if (!FIELD.test(path)) return err('stale');
  const keys = path.split('.');
  const section = keys[0] ?? '';
  const found = readValueAt(resume, keys);
  const parent = keys.slice(0, -1);
  const list = readValueAt(resume, parent);
  const most = MOST_ENTRIES[section] ?? MOST_ENTRIES_ELSEWHERE;
  const fits = (entry: string): boolean =>
    entry.length <= (MOST_CHARACTERS[section] ?? MOST_CHARACTERS_ELSEWHERE);
  const withList = (at: readonly string[], entries: readonly unknown[]): Result<ResumeStructure, 'stale'> =>
    entries.length > most || entries.some((entry) => typeof entry === 'string' && !fits(entry))
      ? err('stale')
      : ok(changeAt(resume, at, () => entries) as ResumeStructure);

  if (operation === 'add')
    return Array.isArray(found)
      ? withList(keys, [...(found as unknown[]), ...selectNewEntries(found, text)])
      : err('stale');
  if (typeof found !== 'string' || found !== before) return err('stale');
  const written = operation === 'remove' ? '' : text.trim();
  if (Array.isArray(list))
    return withList(parent, (list as unknown[]).toSpliced(Number(keys.at(-1)), 1, ...splitLines(written)));
  return fits(written) ? ok(changeAt(resume, keys, () => written) as ResumeStructure) : err('stale');
}
