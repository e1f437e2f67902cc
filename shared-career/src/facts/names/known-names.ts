import * as listed from '../../generated/words/organisations.ts';
import { findWhole, type TextRange } from '../../text/index.ts';
import { fold } from '../words.ts';
import type { ViolationKind } from '../violation.ts';

interface KnownName {
  readonly name: string;
  readonly kind: ViolationKind;
  /** Whether it is an ordinary word too, and a name with a capital only. */
  readonly capital: boolean;
}

function listNamesOfKind(kind: ViolationKind, names: string, withCapital: string): KnownName[] {
  const capitals = withCapital.split(',').filter((name) => name !== '');
  return [
    ...names
      .split(',')
      .map((name) => ({ name: fold(name), kind, capital: false }))
      .filter(({ name }) => !capitals.includes(name)),
    ...capitals.map((name) => ({ name, kind, capital: true })),
  ];
}

/** Names that open a sentence as an ordinary word too, and the folded words that follow them then. */
const ORDINARY_OPENINGS: Readonly<Record<string, RegExp>> = {
  vale: new RegExp(
    [
      String.raw`^ (?:quando|se|a pena|lembrar|tentar|conferir|perguntar|tambem|mais|muito|para quem|ate|`,
      String.raw`ainda|ouvir|ver|olhar|testar|pensar|pedir|esperar|guardar|comecar|anotar|combinar|conversar|`,
      String.raw`como (?:um|uma|primeiro)|enquanto|so|apenas|sempre)(?![\p{L}\p{N}])`,
    ].join(''),
    'u',
  ),
};

/** Names by their first word, so that a text is searched only for possible ones. */
let byFirst: ReadonlyMap<string, readonly KnownName[]> | null = null;
function index(): ReadonlyMap<string, readonly KnownName[]> {
  if (byFirst) return byFirst;
  const all = [
    ...listNamesOfKind('employer', listed.COMPANIES, listed.COMPANIES_WITH_CAPITAL),
    ...listNamesOfKind('institution', listed.INSTITUTIONS, ''),
    ...listNamesOfKind('certification', listed.CERTIFICATIONS, listed.CERTIFICATIONS_WITH_CAPITAL),
    ...listNamesOfKind('tool', listed.TOOLS, listed.TOOLS_WITH_CAPITAL),
  ];
  const map = new Map<string, KnownName[]>();
  for (const one of all) {
    const first = /[\p{L}\p{N}]+/u.exec(one.name)?.[0] ?? one.name;
    map.set(first, [...(map.get(first) ?? []), one]);
  }
  byFirst = map;
  return map;
}

export interface KnownMention {
  readonly kind: ViolationKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const SENTENCE_BEGINS = /(?:^|[.!?…:;\n])\s*$/u;

/** Whether a name is an ordinary word at the beginning of a sentence: “Vale quando…”. */
const opensOrdinarily = (folded: string, name: string, { start, end }: TextRange): boolean =>
  (ORDINARY_OPENINGS[name]?.test(folded.slice(end)) ?? false) && SENTENCE_BEGINS.test(folded.slice(0, start));

/** Well-known names in a text. The text must fold to its own length, as texts of ordinary characters do. */
export function findKnownNames(text: string, folded: string): KnownMention[] {
  const firsts = new Set(folded.match(/[\p{L}\p{N}]+/gu));
  return [...firsts].flatMap((first) =>
    (index().get(first) ?? []).flatMap(({ name, kind, capital }) =>
      findWhole(folded, name)
        .filter(({ start }) => !capital || /\p{Lu}/u.test(text.charAt(start)))
        .filter(({ start, end }) => !opensOrdinarily(folded, name, { start, end }))
        .map((range) => ({ kind, name, ...range })),
    ),
  );
}
