import { CERTIFICATIONS, COMPANIES, INSTITUTIONS, TOOLS } from '../data/organisations.ts';
import { findWhole } from '../../text/index.ts';
import { fold } from '../words.ts';
import type { ViolationKind } from '../violation.ts';

interface KnownName {
  readonly name: string;
  readonly kind: ViolationKind;
  /** Whether it is an ordinary word too, and a name with a capital only. */
  readonly capital: boolean;
}

function parse(table: string, kind: ViolationKind): KnownName[] {
  const [names = '', words = ''] = table.split('|');
  const capital = words.trim().split(/\s+/u);
  return [
    ...names
      .split(';')
      .map((name) => ({ name: fold(name.trim()), kind, capital: false }))
      .filter(({ name }) => name !== '' && !capital.includes(name)),
    ...capital.filter((name) => name !== '').map((name) => ({ name, kind, capital: true })),
  ];
}

/** Names by their first word, so that a text is only searched for those that could stand in it. */
let byFirst: ReadonlyMap<string, readonly KnownName[]> | null = null;
function index(): ReadonlyMap<string, readonly KnownName[]> {
  if (byFirst) return byFirst;
  const all = [
    ...parse(COMPANIES, 'employer'),
    ...parse(INSTITUTIONS, 'institution'),
    ...parse(CERTIFICATIONS, 'certification'),
    ...parse(TOOLS, 'tool'),
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

/** Well-known names in a text. The text must fold to its own length, as texts of ordinary characters do. */
export function findKnownNames(text: string, folded: string): KnownMention[] {
  const firsts = new Set(folded.match(/[\p{L}\p{N}]+/gu));
  return [...firsts].flatMap((first) =>
    (index().get(first) ?? []).flatMap(({ name, kind, capital }) =>
      findWhole(folded, name)
        .filter(({ start }) => !capital || /\p{Lu}/u.test(text.charAt(start)))
        .map((range) => ({ kind, name, ...range })),
    ),
  );
}
