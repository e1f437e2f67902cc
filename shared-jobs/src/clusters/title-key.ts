import { foldText, stemOf } from '@aura/shared-career';
import type { Vacancy } from '@aura/shared-domain';
import { listPlaceWords } from './place-words.ts';

/** "C#", "C++" and ".NET" count as words. */
const WORD = /(?<![\p{L}\p{N}])\.net(?!\p{L})|[\p{L}\p{N}]+(?:\+\+|#(?!\p{L}))?/gu;
/** "Enfermeiro(a)", "Vendedor/a", "Vendedor / a", "Analista (o)", "Dev(x)". */
const GENDER = /\((?:a|o|as|os|x|e)\)|(?<=\p{L}) ?\/ ?(?:a|o|as|os)(?!\p{L})/gu;
/** Numbers by which a source tells its ads apart. */
const CODE = /(?<!\p{L})(?:cod(?:igo)?|ref(?:erencia)?|req|id|vaga|job)[ .:#nº°-]*\d+|#\d+|(?<!\d)\d{5,}/gu;
/** Words that say nothing of the job. */
const SILENT = new Set(
  'a o as os e de da do das dos em no na para com of and the for in vaga vagas oportunidade urgente contrata contratamos hiring'.split(
    ' ',
  ),
);
const SHORT_FORMS: Readonly<Record<string, string>> = {
  jr: 'junior',
  pl: 'pleno',
  sr: 'senior',
  dev: 'desenvolvedor',
};

/**
 * A key that titles of the same job share: the stems of their words in alphabetical order, without places and codes. A
 * letter at the end is a grade: "Auxiliar A" is not "Auxiliar E".
 */
export function computeTitleKey(vacancy: Pick<Vacancy, 'title' | 'places'>): string {
  const folded = foldText(vacancy.title).folded.replace(GENDER, ' ').replace(CODE, ' ');
  const places = listPlaceWords(vacancy);
  const all = [...folded.matchAll(WORD)].map(([word]) => SHORT_FORMS[word] ?? word);
  const words = all.filter((word) => !places.has(word));
  const telling = words.filter(
    (word, at) => !SILENT.has(word) || (word.length === 1 && at === words.length - 1),
  );
  const kept = telling.length > 0 ? telling : all;
  return [...new Set(kept.map(stemOf))].toSorted().join(' ');
}
