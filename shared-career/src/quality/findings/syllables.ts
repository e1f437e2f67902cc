import { toDisplayText } from '../../text/index.ts';

const VOWELS = 'aeiouáéíóúâêôãõàüy';
/** Falling diphthongs and the nasal ones; an accent on the second vowel breaks it ("sa-í-da"). */
const DIPHTHONGS = new Set([
  ...'ai au ei eu iu oi ou ui ái áu éi éu ói ôi úi ãe ão õe êi'.split(' '),
  ...'ia ie io ua ue uo ea eo oa'.split(' ').map((pair) => `-${pair}`),
]);

/**
 * Syllables of a Portuguese word, counted by its vowels: two in a row are one if they are a falling diphthong, and the
 * u after q or g before another vowel is silent or glides. Only accents distinguish rising pairs in spelling ("di-a",
 * "mú-tuo"); at the end of a word with an accent before them they are one ("his-tó-ria").
 */
export function countSyllables(word: string): number {
  const plain = toDisplayText(word)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/([qg])u(?=[aeiouáéíóúâêôãõ])/gu, '$1');
  let count = 0;
  let at = 0;
  while (at < plain.length) {
    if (!VOWELS.includes(plain.charAt(at))) {
      at += 1;
      continue;
    }
    count += 1;
    const pair = plain.slice(at, at + 2);
    const isLast = at + 2 >= plain.replace(/s$/u, '').length;
    const stressedBefore = /[áéíóúâêôãõ]/u.test(plain.slice(0, at));
    const rising = isLast && stressedBefore && DIPHTHONGS.has(`-${pair}`);
    at += pair.length === 2 && (DIPHTHONGS.has(pair) || rising) ? 2 : 1;
  }
  return Math.max(1, count);
}
