import { foldText } from '@aura/shared-career';

/** Letters of other alphabets that look like ours and are put in their place to get past a filter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  τ: 't',
};

/** Lower case without accents, with no invisible character and with Latin letters for those that look like them. */
export function reduceToPlainLetters(text: string): string {
  return foldText(text.replace(/\p{Cf}/gu, '')).folded.replace(
    /[\u0370-\u04ff]/gu,
    (letter) => LOOK_ALIKES[letter] ?? letter,
  );
}

const BETWEEN_VOWELS = /[aeiou]/;

/** "rr" and "ss" occur only between vowels; any other repeated letter means one. */
function readRun(run: string, before: string, after: string): string {
  const letter = run[0] ?? '';
  const doubles =
    (letter === 'r' || letter === 's') && BETWEEN_VOWELS.test(before) && BETWEEN_VOWELS.test(after);
  return doubles ? letter + letter : letter;
}

/** Takes back letters held down: "morrrrer" is "morrer", "matarrr" is "matar". */
export function withoutStretch(text: string, shortest: 2 | 3): string {
  const runs = shortest === 2 ? /([a-z])\1+/g : /([a-z])\1{2,}/g;
  return text.replace(runs, (run, _letter: string, at: number) =>
    readRun(run, text[at - 1] ?? '', text[at + run.length] ?? ''),
  );
}

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Reads digits and signs inside a word as letters: "su1c1d10". Numbers stay numbers. */
export function withoutLeet(text: string): string {
  return text.replace(/[a-z0-9@$!]+/g, (word) =>
    /[a-z]/.test(word) && /[0-9@$!](?=[a-z0-9@$])|[0-9@$]$/.test(word)
      ? word.replace(/[0134578@$]|!(?=[a-z0-9@$])/g, (sign) => LEET[sign] ?? sign)
      : word,
  );
}

/** Single letters with separators; `gap` is the allowed separator. */
const makeApartPattern = (gap: string): RegExp =>
  new RegExp(`(?<![a-z0-9@$])[a-z0-9@$](?:${gap}[a-z0-9@$]){3,}(?![a-z0-9@$])`, 'g');

/** One sign between letters first: so "q u e r o   m o r r e r" stays two words; then whatever there is. */
const APART = [makeApartPattern('[\\s._*\\-/]'), makeApartPattern('[\\s._*\\-/]{1,4}')];

/** Puts together what was pulled apart: "m a t a r", "s.u.i.c.i.d.i.o", "mor.rer". */
export function withoutGaps(text: string): string {
  let joined = text;
  for (const run of APART)
    joined = joined.replace(run, (letters) =>
      /[a-z][^]*[a-z]/.test(letters) ? letters.replace(/[\s._*\-/]/g, '') : letters,
    );
  return joined.replace(/(?<=[a-z])[._*\-/](?=[a-z])/g, '');
}
