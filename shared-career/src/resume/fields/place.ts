import { foldKey } from '../../text/index.ts';
import { scoreCompany, scoreInstitution, scoreTitle } from '../lexicon/words.ts';
import {
  BRAZILIAN_STATES,
  CITY_NAMES,
  DEPARTMENT_WORDS,
  PLACE_NAMES,
  REGISTER_WORDS,
  REMOTE_WORDS,
} from '../lexicon/places.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'’]*`;
const NAME = String.raw`${WORD}(?:[ -](?:${WORD}|d[aeo]s?|e|of|the|upon|del?|la|el))*`;
const CITY_AND_MORE = new RegExp(
  String.raw`^(${NAME})\s*(?:,|/|\s[-–—]|-|\()\s*([\p{L}][\p{L}\p{M}.' -]*?)\)?\.?$`,
  'u',
);

/**
 * Whether a text names a place for sure: city and state or country, a known city, or remote work.
 * Takes two-letter codes after a comma or slash for states or countries.
 */
export function isPlace(text: string): boolean {
  const trimmed = text
    .replace(/^\((.*)\)$/u, '$1')
    .replace(/\.$/u, '')
    .trim();
  if (trimmed === '' || trimmed.length > 60 || /[\d@:;]/u.test(trimmed)) return false;
  const folded = foldKey(trimmed);
  if (REMOTE_WORDS.has(folded) || CITY_NAMES.has(folded)) return true;
  if (PLACE_NAMES.has(folded) && folded.length > 2) return true;
  const parts = trimmed.split(/\s*[,/]\s*|\s+[-–—]\s+/u);
  if (parts.length === 3) {
    const [first = '', second = '', third = ''] = parts;
    return (
      isPlace(`${first}, ${second}`) && (PLACE_NAMES.has(foldKey(third)) || REMOTE_WORDS.has(foldKey(third)))
    );
  }
  const match = CITY_AND_MORE.exec(trimmed);
  if (match === null) return false;
  const tail = (match[2] ?? '').trim();
  const head = match[1] ?? '';
  if (head.split(/[\s-]+/u).some((word) => REGISTER_WORDS.has(foldKey(word)))) return false;
  // "Folha Verde – Remoto" names a company and then a place.
  const dashed = /\s[-–—]\s/u.test(trimmed) && !/[,/(]/u.test(trimmed);
  if (dashed && head.split(' ').length > 2 && !CITY_NAMES.has(foldKey(head)) && !BRAZILIAN_STATES.has(tail))
    return false;
  if (scoreTitle(head) + scoreCompany(head) + scoreInstitution(head) > 0) return false;
  if (BRAZILIAN_STATES.has(tail)) return true;
  if (/^\p{Lu}{2}$/u.test(tail) && /[,/(]/u.test(trimmed) && head.split(' ').length <= 4) return true;
  return PLACE_NAMES.has(foldKey(tail)) || (REMOTE_WORDS.has(foldKey(tail)) && head.split(' ').length <= 4);
}

const LOOSE = new RegExp(String.raw`^(?:${NAME})(?:,\s*(?:${NAME}))?$`, 'u');

/** Whether a text could be a place where one is expected: one or two short capitalised names. */
export function mayBePlace(text: string): boolean {
  const trimmed = text.trim().replace(/,$/u, '');
  if (isPlace(trimmed)) return true;
  if (
    foldKey(trimmed)
      .split(/[\s,]+/u)
      .some((word) => DEPARTMENT_WORDS.has(word))
  )
    return false;
  // "Lojas Maré Moda" could be a town by its letters alone.
  if (scoreTitle(trimmed) + scoreCompany(trimmed) > 0) return false;
  return trimmed.length <= 40 && trimmed.split(/\s+/u).length <= 5 && LOOSE.test(trimmed);
}
