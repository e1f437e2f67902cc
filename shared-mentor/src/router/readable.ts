const VOWEL = /[aeiouy]/u;
const ROWS = /qwer|wert|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm/u;
const LETTERS_ALIKE = /(.)\1{3}/u;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/u;
const LONGEST = 24;
/** Words without a vowel that people do type: abbreviations of jobs, contracts, papers. */
const ABBREVIATIONS = new Set([
  'hmm',
  'hm',
  'rs',
  'kkk',
  'rh',
  'pj',
  'clt',
  'sql',
  'html',
  'css',
  'sp',
  'rj',
  'mg',
  'ctps',
  'fgts',
  'inss',
  'pcd',
  'mba',
  'tcc',
  'hr',
  'bi',
  'qd',
  'd',
  's',
  'h',
  'r',
  'x',
]);

const isPlausible = (word: string): boolean =>
  ABBREVIATIONS.has(word) ||
  (VOWEL.test(word) &&
    !ROWS.test(word) &&
    !LETTERS_ALIKE.test(word) &&
    !CONSONANTS.test(word) &&
    word.length <= LONGEST);

/** Whether a normal message has words, rather than keys struck at random. */
export function isReadable(normal: string): boolean {
  const words = normal.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  if (words.length === 0) return false;
  if (words.length === 1 && (words[0] ?? '').length < 2) return false;
  return words.filter(isPlausible).length * 2 > words.length;
}
