import { computeCompanyKey } from '../clusters/company-key.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that half of all companies have in their names. */
const COMMON = setOf(
  'a o e de da do das dos grupo group brasil brazil empresa servicos solucoes comercio industria tecnologia the and of',
);
/** Words next to a company's name in an address that do not indicate another company. */
const BESIDE = setOf(
  `a o e de da do das dos na no em com ser sou seja somos vem venha pra para faca parte nosso nossa our join
  vaga vagas carreira carreiras career careers job jobs work working trabalhe trabalho conosco talento talentos talent
  rh hr gente pessoas people time team selecao recrutamento hiring brasil brazil br grupo group rede loja lojas banco
  hospital clinica escola colegio faculdade universidade instituto fundacao cooperativa construtora transportadora
  supermercado supermercados industria industrias online digital app tech site`,
);

/** Letters of a word by which a name is recognised at the beginning of a longer one: "valeverdealimentos". */
const TELLING = 4;

/** How letters are put together: with a piece of the company's name, without, or not at all of known pieces. */
function classifyLetters(letters: string, own: ReadonlySet<string>): 'own' | 'beside' | null {
  const reached: ('own' | 'beside' | undefined)[] = ['beside'];
  for (let at = 0; at < letters.length; at += 1) {
    const before = reached[at];
    if (!before) continue;
    for (const piece of own) if (letters.startsWith(piece, at)) reached[at + piece.length] = 'own';
    for (const piece of BESIDE)
      if (letters.startsWith(piece, at))
        reached[at + piece.length] = before === 'own' ? 'own' : (reached[at + piece.length] ?? 'beside');
  }
  return reached[letters.length] ?? null;
}

/** Whether letters are the beginnings of several words in their order: "magalu" of "magazine luiza". */
function isBlend(letters: string, words: readonly string[]): boolean {
  /** For each number of letters covered, the words that cover them. */
  const told = new Map([[0, 0]]);
  for (const word of words) {
    // Iterates over a copy: only the next words continue from the results of this word.
    for (const [at, count] of new Map(told)) {
      for (let end = 2; end <= word.length && letters.startsWith(word.slice(0, end), at); end += 1)
        told.set(at + end, Math.max(count + 1, told.get(at + end) ?? 0));
    }
  }
  return (told.get(letters.length) ?? 0) > 1;
}

/**
 * Whether a registered name may be a company's: words of its name, its first letters or beginnings, without other
 * words that could be another company. "evil-olx-vagas" is not a name of OLX.
 * @param name the chosen part of a domain, as in "vale-verde" of "www.vale-verde.com.br".
 */
export function mayBeNameOf(company: string, name: string): boolean {
  const words = computeCompanyKey(company)
    .split(' ')
    .filter((word) => !COMMON.has(word));
  if (words.length === 0) return true;
  const whole = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const letters = name.replaceAll('-', '');
  if (isBlend(letters, words) || (letters.length >= 3 && whole.includes(letters))) return true;
  const own = new Set([
    whole,
    ...words.filter((word) => word.length >= 3),
    ...(initials.length >= 2 ? [initials] : []),
  ]);
  const long = [...own].filter((piece) => piece.length >= TELLING);
  const parts = name
    .split('-')
    .map((part) => (long.some((piece) => part.startsWith(piece)) ? 'own' : classifyLetters(part, own)));
  return classifyLetters(letters, own) === 'own' || (parts.includes('own') && !parts.includes(null));
}
