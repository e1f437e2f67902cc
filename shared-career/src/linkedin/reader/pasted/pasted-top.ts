import { squeeze } from '../../../text/index.ts';
import type { PastedLine } from './lines.ts';

const CONTACT_LINE = /informacoes de contato|contact info/u;
/** Surest first: a headline may hold a comma or end in the name of a country as well. */
const PLACES: readonly RegExp[] = [
  /^[\p{L} .'-]+, (?:[\p{L} .'-]+, )?(?:brasil|brazil|portugal)$|^[\p{L} .,'-]{2,40} e regiao$/u,
  /^[\p{L} .'-]+, [\p{L} .'-]+(?:, [\p{L} .'-]+)?$|^.{0,40}(?:brasil|brazil)$/u,
];
const CONTACT = /(?:(?<!\s)\s+)?(?:[·|]\s*)?(?:informações de contato|contact info)\s*/giu;
const NAME = /^(?=.{2,80}$)[\p{L}][\p{L}\p{M} .'’-]+(?:\([^)]*\))?(?:\s*·?\s*\d(?:º|o|st|nd|rd))?$/u;
const URL = /(?:www\.)?linkedin\.com\/in\/[^\s/?#]+/iu;

/** The head of a profile page. */
export interface PastedTop {
  readonly name: string;
  readonly headline: string;
  readonly location: string;
  readonly url: string;
}

/** Line of the place: at or above the contact link, or the last line that looks like a place. */
function findPlaceIndex(lines: readonly PastedLine[], nameAt: number): number {
  const below = (index: number): boolean => index > Math.max(nameAt, 0);
  const link = lines.findIndex(({ folded }, index) => below(index) && CONTACT_LINE.test(folded));
  const isAlone = squeeze((lines[link]?.text ?? '').replace(CONTACT, ' ')) === '';
  if (link >= 0 && !isAlone) return link;
  const above = lines.slice(0, link < 0 ? undefined : link);
  for (const pattern of PLACES) {
    const at = above.findLastIndex(({ folded }, index) => below(index) && pattern.test(folded));
    if (at >= 0) return at;
  }
  return link;
}

/** Reads name, headline and place from the lines above the first heading. */
export function readPastedTop(lines: readonly PastedLine[]): PastedTop {
  const nameAt = lines.findIndex(({ text }) => NAME.test(text) && !URL.test(text));
  const placeAt = findPlaceIndex(lines, nameAt);
  const above = lines.slice(nameAt + 1, placeAt < 0 ? nameAt + 2 : placeAt);
  const name = nameAt < 0 ? '' : (lines[nameAt]?.text ?? '').replace(/\s*(?:·.*|\(.*)$/u, '');
  return {
    name: squeeze(name),
    headline: nameAt < 0 ? '' : (above.map(({ text }) => text).find((text) => text !== name) ?? ''),
    location: placeAt < 0 ? '' : squeeze((lines[placeAt]?.text ?? '').replace(CONTACT, ' ')),
    url: lines.map(({ text }) => URL.exec(text)?.[0] ?? '').find((url) => url !== '') ?? '',
  };
}
