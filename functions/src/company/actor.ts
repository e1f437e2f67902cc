import { foldKey } from '@aura/shared-career';
import { OPERATION } from '@aura/shared-company';

/** The name shown for an account without an address. A name alone would prove nothing. */
const ADDRESSLESS = 'Gestão da empresa';

/**
 * The author of an action, in a company's log: `Nome (e-mail)`. People choose their names themselves, so the address
 * comes from their token, and a name that imitates another author is dropped.
 */
export function describeActor(name: string, email: string | null): string {
  if (email === null) return ADDRESSLESS;
  const seen = removeInvisible(name);
  return seen === '' || isOfOthers(seen) ? email : `${seen} (${email})`;
}

/** Removes invisible characters and those that reverse the text behind them. */
const removeInvisible = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '').trim();

/** A name that imitates an operator or contains another address. */
const isOfOthers = (name: string): boolean =>
  name.includes('@') || foldKey(name).includes(foldKey(OPERATION));
