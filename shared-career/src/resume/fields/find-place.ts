import { BRAZILIAN_STATES } from '../lexicon/places.ts';
import { isPlace, mayBePlace } from './place.ts';

const ADDRESS_TAIL =
  /(?<city>\p{Lu}[\p{L}\p{M}'’. ]{2,40}?)\s*(?:,|\/|\s[-–]|-)\s*(?<uf>[A-Z]{2}|Brasil|Brazil)\b/u;
/** What names a part of a town, not the town. */
const IN_TOWN = /^(?:bairro|centro|jardim|vila|apto)\b/iu;
/** A part of the town named behind it. */
const QUARTER_BEHIND =
  /\s*(?:,|\s[-–(])\s*(?:bairro|centro|zona|setor|regi[aã]o|jardim|vila|conjunto)(?!\p{L})/iu;
/** A town and its state, and behind them one short name: a quarter, or how one works. */
const PLACE_AHEAD =
  /^(?<place>(?<city>\p{Lu}[\p{L}\p{M}'’. ]{2,40}?)(?:\s*[,/]\s*|\s[-–]\s|-|\s)(?<uf>\p{Lu}{2}))(?:\s*,\s*|\s[-–]\s|\s*\()[^\d,]{3,30}$/u;

/** The postal code before a city of Portugal. */
const PORTUGUESE_CODE = /^\d{4}-\d{3}\s+/u;

/** The place in a piece of text: the piece itself, what follows its label, or the city at the end of an address. */
export function findPlace(piece: string): string {
  const labelled =
    /^(?:endere[cç]o|address|localiza[cç][aã]o|localidade|local|cidade|location|resid[eê]ncia|moro em)\s*:?\s+(?<place>.+)$/iu.exec(
      piece,
    )?.groups?.['place'];
  const text = (labelled ?? piece).replace(/[.,;]$/u, '');
  if (isPlace(text)) return text;
  // "Florianópolis/SC - Ingleses", "Goiânia, GO (remoto)"
  const ahead = PLACE_AHEAD.exec(text)?.groups;
  if (ahead !== undefined && BRAZILIAN_STATES.has(ahead['uf'] ?? '') && mayBePlace(ahead['city'] ?? ''))
    return ahead['place'] ?? '';
  const parts = text.split(/\s*,\s*|\s+[-–]\s+/u);
  for (let from = 1; from < parts.length; from += 1) {
    for (const joint of [', ', ' - ']) {
      const tail = parts
        .slice(from)
        .map((part) => part.replace(PORTUGUESE_CODE, ''))
        .filter((part) => !/\d{5}-?\d{3}|^cep\b/iu.test(part))
        .join(joint);
      if (isPlace(tail) && !IN_TOWN.test(tail)) return tail;
    }
  }
  // "Recife - PE, bairro da Boa Vista"
  const quarter = text.search(QUARTER_BEHIND);
  const town = quarter < 0 ? '' : text.slice(0, quarter);
  if (isPlace(town)) return town;
  const match = ADDRESS_TAIL.exec(text);
  if (match !== null && /\d/u.test(text) && isPlace(match[0])) return match[0].trim();
  return labelled !== undefined && mayBePlace(labelled) ? labelled : '';
}
