import { foldKey } from '../../text/index.ts';
import { computeJaro } from './jaro.ts';

/** Below this similarity two names belong to two people. */
const SAME_PERSON = 0.6;

const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'di', 'del', 'von', 'van']);

function nameWords(name: string): string[] {
  const words = foldKey(name).match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => !PARTICLES.has(word));
  return own.length > 0 ? own : words;
}

/** Best likeness of each word of the shorter name in the longer one, so that a middle name left out costs nothing. */
function computeLikeness(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const best = few.map((word) => Math.max(...many.map((other) => computeJaro(word, other))));
  return best.reduce((sum, value) => sum + value, 0) / best.length;
}

/**
 * Whether a profile may belong to another person than the account's owner. Complete names are compared, and also word
 * by word; the better of the two counts. False if either name is unknown.
 */
export function mayBelongToOther(profileName: string, accountName: string): boolean {
  const profile = nameWords(profileName);
  const account = nameWords(accountName);
  if (profile.length === 0 || account.length === 0) return false;
  const whole = computeJaro(profile.join(' '), account.join(' '));
  // Word by word, chance likeness is higher: unrelated names of five letters often reach .5.
  const words = computeLikeness(profile, account) >= 0.85;
  return !words && whole < SAME_PERSON;
}
