import type { Registration } from '@aura/shared-domain';
import { findCouncils, writeCouncilPattern } from '../../cv/registrations.ts';
import { escapePattern, squeeze } from '../../text/index.ts';
import { trimEdges } from './take-place.ts';

/** What announces a registration. */
const LABEL = String.raw`(?:(?:[Rr]egistro|[Ii]nscrição)(?: profissional)?(?: n[oa])?\s*:?\s*)?`;

/** Says of a registration only that it is held, as its field does. */
const HELD = /^\W*(?:situação\W+)?(?:ativ[oa]|regular|em dia|vigente|definitiv[oa])\W*$/iu;

/** Takes the registrations out of a line; `rest` is what else it says. */
export function takeRegistrations(text: string): { found: Registration[]; rest: string } {
  const found: Registration[] = [];
  let rest = text;
  for (const { council, number } of findCouncils(text)) {
    const [name = '', state = ''] = council.split('-');
    // The region may be a number, and the number may have a check digit.
    const match = new RegExp(
      `${LABEL}${writeCouncilPattern(name)}[-/\\s]*(?<region>\\p{Lu}{2}(?!\\p{L})|\\d{1,2}(?=[-/]))?[^\\p{L}\\d]*(?:n[º°o.]*\\s*)?` +
        `(?<number>${escapePattern(number)}(?:-\\d{1,2})?)(?:/(?<after>\\p{Lu}{2})(?!\\p{L}))?`,
      'u',
    ).exec(rest);
    const written = match?.groups;
    found.push({
      council: name,
      state: written?.['region'] ?? written?.['after'] ?? state,
      number: written?.['number'] ?? number,
    });
    rest = rest.replace(match?.[0] ?? '', ' ');
  }
  const left = trimEdges(squeeze(rest.replace(/\(\s*\)/gu, ' ')));
  return { found, rest: found.length === 0 ? text : HELD.test(left) ? '' : left };
}
