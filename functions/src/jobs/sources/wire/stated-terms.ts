import { foldKey } from '@aura/shared-career';
import type { Contract, WorkModel } from '@aura/shared-domain';
import { HYBRID, ON_SITE, REMOTE } from '../places/words.ts';

const CONTRACTS: readonly (readonly [Contract, RegExp])[] = [
  ['clt', /\bclt\b/],
  ['pj', /\bpj\b|\bpessoa juridica\b/],
  ['internship', /\bestagi|\bintern(ship)?s?\b/],
  ['apprentice', /\baprendiz|\bapprentice/],
  ['temporary', /\btemporar|\btemporaria/],
  ['cooperative', /\bcooperad|\bcooperativ/],
];

/** Contracts that a short field names. "Full-time" and "contract" are hours and a word: they say none. */
export function readContracts(field: string): Contract[] {
  const folded = foldKey(field);
  return CONTRACTS.filter(([, said]) => said.test(folded)).map(([contract]) => contract);
}

/** The work model that a short field names, if it is one and no other. */
export function readWorkModel(field: string): WorkModel | null {
  if (HYBRID.test(field)) return 'hybrid';
  const isRemote = field.search(REMOTE) >= 0;
  const isOnSite = ON_SITE.test(field);
  if (isRemote === isOnSite) return null;
  return isRemote ? 'remote' : 'onSite';
}
