import { foldKey } from '@aura/shared-career';
import { OPERATION } from '@aura/shared-company';

/** The name shown for an account without an address. A name alone would prove nothing. */
const ADDRESSLESS = 'Gestão da empresa';

/**
 * Who did something, in the words of a company's log: `Nome (e-mail)`. People choose their names themselves: the
 * address comes out of their token, and a name that stands for somebody else gives way to it.
 */
export function describeActor(name: string, email: string | null): string {
  if (email === null) return ADDRESSLESS;
  const seen = visible(name);
  return seen === '' || isOfOthers(seen) ? email : `${seen} (${email})`;
}

/** Removes invisible characters and those that reverse the text behind them. */
const visible = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '').trim();

/** The name of the operator, or of somebody with their own address. */
const isOfOthers = (name: string): boolean =>
  name.includes('@') || foldKey(name).includes(foldKey(OPERATION));
