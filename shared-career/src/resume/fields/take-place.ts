import { foldKey } from '../../text/index.ts';
import { BRAZILIAN_STATES, PLACE_NAMES } from '../lexicon/places.ts';
import { isPlace, mayBePlace } from './place.ts';

const EDGE = /^[\s,;:|·•–—/@-]+|(?<![\s,;:|·•–—/-])[\s,;:|·•–—/-]+$/gu;

/** A text without the separators at its ends. */
export const trimEdges = (text: string): string => text.replace(EDGE, '').trim();

/** Takes a place off the end of a text: "Nexo – Recife, PE" or "Nexo (Recife, PE)". */
export function takePlace(text: string, loose: boolean): { rest: string; place: string } {
  const listed =
    /^(?<rest>.{2,}?),\s+(?<place>(?<city>[^,–|•·()]{2,40}?)(?:,\s*|\/|\s-\s|-)(?<uf>\p{Lu}{2}))$/u.exec(
      text,
    )?.groups;
  // "Loja Sol, Joinville, SC"
  if (listed !== undefined && BRAZILIAN_STATES.has(listed['uf'] ?? '') && mayBePlace(listed['city'] ?? ''))
    return { rest: trimEdges(listed['rest'] ?? ''), place: listed['place'] ?? '' };
  const tail = /^(?<rest>.+?)\s*(?:\s[–—|•·-]\s|\((?=[^()]*\)$))\s*(?<place>[^–—|•·()]+?)\)?$/u.exec(text);
  let rest = tail?.groups?.['rest'] ?? '';
  let place = trimEdges(tail?.groups?.['place'] ?? '');
  if (place === '') return { rest: text, place: '' };
  if (BRAZILIAN_STATES.has(place)) {
    const before = /^(?<rest>.+?)\s*[–—|•·,-]\s+(?<city>[^–—|•·,]+)$/u.exec(rest);
    const city = before?.groups?.['city'] ?? '';
    if (city === '' || !mayBePlace(city)) return { rest: text, place: '' };
    rest = before?.groups?.['rest'] ?? '';
    place = `${city} - ${place}`;
  }
  const bracketed = text.endsWith(')');
  if (!(isPlace(place) || (loose && !bracketed && mayBePlace(place)))) return { rest: text, place: '' };
  const city = bracketed ? /^(?<name>.+?),\s+(?<city>[^,]+)$/u.exec(rest)?.groups : undefined;
  // "Ponte Nova, Braga (Portugal)": the city comes before the bracket.
  if (city !== undefined && PLACE_NAMES.has(foldKey(place)) && mayBePlace(city['city'] ?? ''))
    return { rest: trimEdges(city['name'] ?? ''), place: `${city['city'] ?? ''} (${place})` };
  return { rest: trimEdges(rest), place };
}
