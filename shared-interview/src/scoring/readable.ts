import type { Word } from '../reading/words.ts';

/** Small words without which hardly anybody says anything, Portuguese, English and Spanish, folded. */
const SMALL = new Set(
  (
    'a o as os e de do da dos das em no na nos nas um uma que com por para pra eu nao se mais mas meu minha foi era ele ela ao como quando isso ' +
    'the and to of in i my was with for that we it had on a is el la los y en un una con yo'
  ).split(' '),
);
const LEAST_SMALL = 0.1;
/** Fewer different words than this share, in a text of some length, is one thing said over and over. */
const LEAST_DIFFERENT = { share: 0.2, most: 60 } as const;
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{5,}$/u;
const HELD_KEY = /(\p{L})\1{3,}/u;

/** Whether words could be sentences: small words among them, not one word over and over, not keys hit at random. */
export function isReadable(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  const share = (count: number): number => count / keys.length;
  const considered = keys.slice(0, LEAST_DIFFERENT.most);
  const random = keys.filter((key) => NO_VOWEL.test(key) || HELD_KEY.test(key)).length;
  return (
    share(keys.filter((key) => SMALL.has(key)).length) >= LEAST_SMALL &&
    new Set(considered).size / considered.length >= LEAST_DIFFERENT.share &&
    share(random) < 0.3
  );
}
