import { foldKey } from '../../text/index.ts';
import type { Line } from '../layout/model.ts';
import { scoreTitle } from '../lexicon/words.ts';
import { takeRegistrations } from './take-registrations.ts';

/** What a line under the name says the person is, and the pieces that it is made of. */
export interface FoundHeadline {
  readonly headline: string;
  readonly pieces: readonly string[];
  readonly confidence: number;
}

/** A piece of a line of the head that is no contact detail. */
export interface LoosePiece {
  readonly line: Line;
  readonly text: string;
}

/** Most lines between a name and a line that names a trade, and letters of such a line. */
const REACH = 6;
const LONGEST = 140;
/** What forms say of a person, aims and availability, which have fields of their own, and the name of the document. */
const OTHER_FACTS = new RegExp(
  [
    String.raw`^(?:brasileir|nacionalidade|naturalidade|natural de|estado civil|solteir|casad|divorciad|viuv|nascid|idade|sexo|filh)`,
    String.raw`^(?:cnh\b|habilitac|objetivo|objective|busco|procuro|disponi|disposicao|pretens|cargo pretendid|vaga)`,
    String.raw`^(?:(?:curriculo?|curriculum|cv|resume|pagina|page)\b)`,
    String.raw`^(?:rua|r\.|av|avenida|travessa|alameda|rodovia|estrada|praca|bairro|cep|endereco|moro em)(?!\p{L})`,
    String.raw`(?<!\p{L})\d{1,2} anos(?! de)`,
  ].join('|'),
  'u',
);

/** A council whose number the page broke off. */
const COUNCIL_ALONE = /^C\p{Lu}{1,6}(?:\s?[-/]\s?\p{Lu}{2})?$/u;

const mayBeHeadline = (piece: string): boolean => {
  const text = takeRegistrations(piece).rest;
  return (
    !(COUNCIL_ALONE.test(text) && takeRegistrations(`${text} 123456`).found.length > 0) &&
    /\p{L}{3}/u.test(text) &&
    text.length <= LONGEST &&
    !/[@:]|\.$|\d{4}/u.test(text) &&
    !OTHER_FACTS.test(foldKey(text))
  );
};

/** Whether a line goes on with a role that its narrow column broke. */
const goesOn = (above: Line, line: Line): boolean =>
  above.size > 0 &&
  Math.abs(above.size - line.size) < 0.1 &&
  above.font === line.font &&
  above.page === line.page &&
  line.gap < 1.6 &&
  above.right > line.right - line.size &&
  above.right > above.bound - 8 * above.size;

/** Finds the role that a CV states under its name: the line next to the name, or one near it that names a trade. */
export function findHeadline(
  lines: readonly Line[],
  name: ReadonlySet<Line>,
  loose: readonly LoosePiece[],
): FoundHeadline {
  const end = Math.max(-1, ...[...name].map((line) => lines.indexOf(line)));
  const none: FoundHeadline = { headline: '', pieces: [], confidence: 0 };
  if (end < 0) return none;
  const on = (at: number): string[] =>
    loose.filter(({ line, text }) => line === lines[at] && mayBeHeadline(text)).map(({ text }) => text);
  for (let at = end; at <= end + REACH && at < lines.length; at += 1) {
    const pieces = on(at);
    const isNamed = pieces.some((text) => scoreTitle(text) > 0);
    if (
      pieces.length === 0 ||
      lines[at]!.bullet ||
      !(isNamed || (at === end + 1 && !/\d/u.test(pieces.join(' '))))
    )
      continue;
    const next =
      at > end && lines[at + 1] !== undefined && goesOn(lines[at]!, lines[at + 1]!) ? on(at + 1) : [];
    const rest = next.length === 1 ? next[0] : undefined;
    const headline = rest === undefined ? pieces.join(' | ') : `${pieces.join(' | ')} ${rest}`;
    return {
      headline,
      pieces: [...pieces, ...next.filter((text) => text === rest)],
      confidence: isNamed ? 0.9 : 0.7,
    };
  }
  return none;
}
