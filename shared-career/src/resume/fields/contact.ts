import type { ResumeStructure } from '@aura/shared-domain';
import { foldKey, squeeze } from '../../text/index.ts';
import { readCellText, type Line } from '../layout/model.ts';
import { scoreTitle } from '../lexicon/words.ts';
import { findEmail, findLinks, shortenAddress } from './links.ts';
import { findName } from './name.ts';
import { findPhones, normalisePhone } from './phone.ts';
import { takeRegistrations } from './take-registrations.ts';
import { findHeadline } from './headline.ts';
import { findPlace } from './find-place.ts';
import { mayBePlace } from './place.ts';
import { LABEL } from '../../generated/phrases/contact.ts';

/** What a document says of the person, and the lines of its head that say something else. */
export interface ReadContact {
  readonly contact: ResumeStructure['contact'];
  readonly confidence: Readonly<Record<string, number>>;
  readonly left: readonly string[];
  /** What the line under the name says the person is; empty without one. */
  readonly headline: string;
}

/** A sign before a detail: "⌂ Recife - PE", "✉ ana@exemplo.com". */
const ICON = /^(?:(?:\p{So}|\p{Sk})\ufe0f?\s*)+/u;

const isKnown = (phone: string): boolean => normalisePhone(phone).startsWith('+');

/** The pieces of a heading line: cells, and text between `|`, `•` and the like. */
function splitPieces(line: Line): string[] {
  const cells = line.cells.map(readCellText).flatMap((text) => text.split(/\s*[|•·●▪♦◆]\s*|\s{2,}/u));
  return [...cells, ...line.sides]
    .map((piece) => squeeze(piece.replace(ICON, '')))
    .filter((piece) => piece !== '' && piece !== '-');
}

/** A piece without what was taken from it: no stray commas, no labels whose value is gone. */
const tidyPiece = (text: string): string =>
  text
    .split(/\s*(?:,(?!\d)|;)\s*/u)
    .map((part) => squeeze(part.replace(/^[\s:/–—|-]+|(?<![\s:/–—|-])[\s:/–—|-]+$/gu, '')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !LABEL.test(foldKey(part)))
    .join(', ');

/** Reads name, e-mail, telephone, place and links from a document's head and its contact sections. */
export function readContact(
  head: readonly Line[],
  contactLines: readonly Line[],
  everything: string,
  body: number,
  urls: readonly string[],
): ReadContact {
  const named = findName([...head, ...contactLines], body);
  const left: string[] = [];
  /** The pieces among `left` with the line that says them. */
  const loose: { line: Line; text: string }[] = [];
  let email = '';
  let phone = '';
  let location = '';
  let doubtful = '';
  const links: string[] = [];
  for (const line of [...head, ...contactLines]) {
    const isName = named.lines.has(line);
    for (const [index, piece] of splitPieces(line).entries()) {
      if (isName && (index === 0 || piece === named.name)) continue;
      const mail = findEmail(piece);
      if (mail !== '' && email === '') email = mail;
      else if (mail !== '' && mail !== email) left.push(mail);
      // "CREA-BA 0519998877" is no telephone.
      const phones = findPhones(takeRegistrations(piece).rest);
      for (const number of phones) {
        // A number of a known country comes before one that may be of anything.
        const isBetter = isKnown(number) && !isKnown(phone);
        if (phone !== '' && number !== phone) left.push(isBetter ? phone : number);
        if (phone === '' || isBetter) phone = number;
      }
      const found = findLinks(piece);
      links.push(...found);
      const rest = squeeze(
        [mail, ...phones]
          .reduce((text, part) => (part === '' ? text : text.replace(part, ' ')), piece)
          .replace(/https?:\/\/\S+/gu, ' '),
      );
      const bare = found
        .reduce((text, part) => text.replace(part, ' '), rest)
        .replace(/(?:https?:\/\/|www\.|\/(?=\s|$))/gu, ' ');
      const said = tidyPiece(bare);
      const place = location === '' ? findPlace(said) : '';
      if (place !== '') {
        location = place;
        const remainder = tidyPiece(bare.replace(place, ' '));
        if (/\d/u.test(remainder) || scoreTitle(remainder) > 0) left.push(remainder);
        continue;
      }
      if (said === '' || LABEL.test(foldKey(said)) || /^[/()+,;:.\s-]*$/u.test(said)) continue;
      const isUser = urls.some(
        (url) => foldKey(url).includes(foldKey(said).replace(/^@/u, '')) && said.length > 2,
      );
      if (isUser) continue;
      if (doubtful === '' && /,/u.test(said) && mayBePlace(said) && mail === '' && phones.length === 0)
        doubtful = said;
      else {
        left.push(said);
        loose.push({ line, text: said });
      }
    }
  }
  if (location === '') location = doubtful;
  else if (doubtful !== '') left.push(doubtful);
  const sureEmail = email !== '';
  if (email === '')
    email =
      urls
        .find((url) => /^mailto:/iu.test(url))
        ?.slice(7)
        .split('?')[0] ?? '';
  if (email === '') email = findEmail(everything);
  const printed = phone.replace(/\D/gu, '').replace(/^0+/u, '');
  const dial = urls.filter((url) => /^tel:/iu.test(url)).map((url) => url.slice(4).replace(/[^\d+]/gu, ''));
  const dialled = dial.find((number) => printed === '' || number.endsWith(printed.slice(-8)));
  if (phone === '')
    phone =
      findPhones(everything).find(
        (found) => normalisePhone(found).startsWith('+') || /^\(\d{2,3}\)/u.test(found),
      ) ?? '';
  phone =
    dialled?.startsWith('+') === true ? dialled : phone === '' ? (dialled ?? '') : normalisePhone(phone);
  const web = urls.filter((url) => /^https?:/iu.test(url)).map(shortenAddress);
  const allLinks = [...new Map([...links, ...web].map((link) => [foldKey(link), link])).values()];
  const role = findHeadline([...head, ...contactLines], named.lines, loose);
  return {
    headline: role.headline,
    contact: { name: named.name, email, phone, location, links: allLinks },
    confidence: {
      headline: role.confidence,
      'contact.name': named.confidence,
      'contact.email': email === '' ? 0 : sureEmail ? 0.99 : 0.8,
      'contact.phone': phone === '' ? 0 : phone.startsWith('+') ? 0.97 : 0.8,
      'contact.location': location === '' ? 0 : location === doubtful ? 0.6 : 0.9,
    },
    left: left.filter((text) => !role.pieces.includes(text)),
  };
}
