import { squeeze } from '../../../text/index.ts';
import type { PastedLine } from './lines.ts';

const PLACE =
  /(?:informacoes de contato|contact info)|^[\p{L} .'-]+, [\p{L} .'-]+(?:, [\p{L} .'-]+)?$|^.{0,40}(?:brasil|brazil|e regiao)$/u;
const CONTACT = /\s*[·|]?\s*(?:informações de contato|contact info)\s*/giu;
const NAME = /^(?=.{2,80}$)[\p{L}][\p{L}\p{M} .'’-]+(?:\([^)]*\))?(?:\s*·?\s*\d(?:º|o|st|nd|rd))?$/u;
const URL = /(?:www\.)?linkedin\.com\/in\/[^\s/?#]+/iu;

/** The head of a profile page. */
export interface PastedTop {
  readonly name: string;
  readonly headline: string;
  readonly location: string;
  readonly url: string;
}

/** Reads name, headline and place from the lines above the first heading. */
export function pastedTop(lines: readonly PastedLine[]): PastedTop {
  const placeAt = lines.findIndex(({ folded }, index) => index > 0 && PLACE.test(folded));
  const nameAt = lines.findIndex(({ text }) => NAME.test(text) && !URL.test(text));
  const above = lines.slice(nameAt + 1, placeAt < 0 ? nameAt + 2 : placeAt);
  const name = nameAt < 0 ? '' : (lines[nameAt]?.text ?? '').replace(/\s*(?:·.*|\(.*)$/u, '');
  return {
    name: squeeze(name),
    headline: nameAt < 0 ? '' : (above.map(({ text }) => text).find((text) => text !== name) ?? ''),
    location: placeAt < 0 ? '' : squeeze((lines[placeAt]?.text ?? '').replace(CONTACT, ' ')),
    url: lines.map(({ text }) => URL.exec(text)?.[0] ?? '').find((url) => url !== '') ?? '',
  };
}
