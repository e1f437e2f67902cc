import { findOccupation, foldKey } from '@aura/shared-career';
import {
  OCCUPATIONS_APART,
  OCCUPATIONS_WITHOUT_CASES,
  PACK_OF_FIELD,
  PACK_WORDS,
  ROLES_APART,
} from '../../generated/trades.ts';
import type { PackId } from './pack-id.ts';

/** What a rung is called says nothing about the trade. */
const RUNG = new RegExp(
  [
    String.raw`^(?:supervisor|coordenador|diretor|gerente|chefe|lider|encarregad|tecnic|auxiliar|assistente|`,
    String.raw`analista|ajudante|aprendiz|estagiari|especialista|consultor|junior|pleno|senior)[aox]?(?:\(a\))?$`,
  ].join(''),
  '',
);

const SHORT = 3;

const apart: ReadonlyMap<string, PackId> = new Map(
  (Object.entries(OCCUPATIONS_APART) as [PackId, string][]).flatMap(([pack, ids]) =>
    ids.split(/\s+/).map((id) => [id, pack] as const),
  ),
);

function packByWords(folded: string): PackId {
  const text = ` ${folded.replace(/[^a-z0-9]+/g, ' ')} `;
  const found = PACK_WORDS.find(([, beginnings]) =>
    beginnings.split(' ').some((beginning) => {
      const words = beginning.replaceAll('_', ' ');
      // So short a word begins too many others.
      return text.includes(words.length <= SHORT ? ` ${words} ` : ` ${words}`);
    }),
  );
  return found?.[0] ?? 'general';
}

/** Whether a role names a rung and no trade: "Analista", "Supervisora". */
export const isRung = (role: string): boolean => RUNG.test(foldKey(role));

/** The pack of questions for a typed role; `general` if none fits. */
export function packOf(role: string): PackId {
  const folded = foldKey(role);
  if (RUNG.test(folded)) return 'general';
  const known = ROLES_APART.get(folded);
  if (known) return known;
  const occupation = findOccupation(role);
  const own = occupation && apart.get(occupation.id);
  if (own) return own;
  const pack = occupation ? PACK_OF_FIELD[occupation.field] : 'general';
  return pack === 'general' ? packByWords(folded) : pack;
}

/** Whether the cases of its pack are of the role's own trade; those of some packs tell the day of another one. */
export const hasOwnCases = (role: string): boolean =>
  !OCCUPATIONS_WITHOUT_CASES.has(findOccupation(role)?.id ?? '');
